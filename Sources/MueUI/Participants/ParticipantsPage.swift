import CellGrid
import MueGame
import MueRules
import MueWords

/// The page about the people at the table, on which they talk.
///
/// On it the host also decides who sits at the table and who is muted.
struct ParticipantsPage: Page, Hashable {
  /// The line being typed; nil while none is.
  private(set) var field: TextField?
  /// The index in `Participants.friends` that the host has chosen; the index after the last stands
  /// for the onlookers, nil for none.
  private(set) var chosen: Int?
  /// The action that the host must confirm by pressing its key again.
  private var unconfirmed: HostAction?

  var keyContext: KeyContext? { field == nil ? .people : nil }
  var area: PageArea { .fullText }
  var wheel: (up: KeyCommand, down: KeyCommand) { (.previous, .next) }
  var showsNotices: Bool { true }

  func title(in context: PageContext) -> Phrase {
    .companyHeading(name: context.participants?.host.text ?? "")
  }

  func hints(in context: PageContext) -> [Phrase] {
    context.participants.map(hints) ?? [.keyBack]
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    guard let participants = context.participants else { return }
    ParticipantsView(page: self, participants: participants, notice: context.notice)
      .draw(on: &pen, in: body)
  }

  mutating func answer(_ input: Input, _ context: inout PageContext) -> [PageStep] {
    context.participants.map { answer(input, in: $0) } ?? [.back]
  }

  /// Answers a command or typing; while people gather, the host begins with the confirming keys.
  private mutating func answer(_ input: Input, in participants: Participants) -> [PageStep] {
    if field != nil { return type(input, in: participants) }
    // Onlookers cannot talk.
    if participants.own == nil {
      return input == .command(.menu) ? [.back] : [.refuse(.unknownKey)]
    }
    if participants.isAgreementAsked { return agree(input) }
    if participants.isHost, let answer = control(input, in: participants) { return answer }
    switch input {
    case .command(.confirm) where participants.isGathering && participants.isHost:
      return [.ask(.dealNextHand)]
    case .command(.confirm), .command(.participants):
      field = TextField("", limit: ChatLine.limit)
      return []
    case .command(.menu): return [.back]
    case .digit(let number) where (1...QuickPhrase.allCases.count).contains(number):
      return [.ask(.say(.phrase(QuickPhrase.allCases[number - 1])))]
    default: return [.refuse(.unknownKey)]
    }
  }

  /// Answers an input of a person who is asked to agree.
  private func agree(_ input: Input) -> [PageStep] {
    switch input {
    case .command(.confirm): [.ask(.agree)]
    case .command(.menu): [.ask(.leave)]
    default: [.refuse(.unknownKey)]
    }
  }

  /// Answers a command by which the host decides about people; nil for any other input.
  private mutating func control(_ input: Input, in participants: Participants) -> [PageStep]? {
    let before = unconfirmed
    unconfirmed = nil
    switch input {
    case .command(.up): return choose(by: -1, in: participants)
    case .command(.down): return choose(by: 1, in: participants)
    case .command(.free): return act(.freed, before, in: participants)
    case .command(.sendAway): return act(.sentAway, before, in: participants)
    case .command(.mute):
      guard let seat = seat(in: participants) else { return [.refuse(.companyChooseFirst)] }
      return [.ask(.act(participants.muted.contains(seat) ? .unmuted : .muted, seat))]
    default: return nil
    }
  }

  private mutating func choose(by step: Int, in participants: Participants) -> [PageStep] {
    let count = participants.friends.count + (participants.onlookers > 0 ? 1 : 0)
    guard count > 0 else { return [.refuse(.unknownKey)] }
    chosen = chosen.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    return []
  }

  /// Performs an action; one that takes somebody's seat away must be confirmed.
  private mutating func act(
    _ action: HostAction, _ before: HostAction?, in participants: Participants
  ) -> [PageStep] {
    if isOnlookersChosen(in: participants), action == .sentAway {
      return [.ask(.sendOnlookersAway)]
    }
    guard let seat = seat(in: participants) else { return [.refuse(.companyChooseFirst)] }
    let status = participants.seats[seat]
    let isSomebodys = ![.free, .computer].contains(status.presence)
    guard isSomebodys, before != action else { return [.ask(.act(action, seat))] }
    unconfirmed = action
    let name = status.player.name.text
    return [.say(action == .freed ? .companyAskFree(name: name) : .companyAskAway(name: name))]
  }

  /// The friend's seat that the host has chosen.
  func seat(in participants: Participants) -> Seat? {
    chosen.flatMap { participants.friends.indices.contains($0) ? participants.friends[$0] : nil }
  }

  /// Whether the host has chosen the onlookers.
  func isOnlookersChosen(in participants: Participants) -> Bool {
    participants.onlookers > 0 && chosen == participants.friends.count
  }

  private mutating func type(_ input: Input, in participants: Participants) -> [PageStep] {
    switch input.typed {
    case .enter:
      let text = field?.text ?? ""
      field = nil
      if text.hasPrefix("/") { return Self.command(text, in: participants) }
      return ChatLine(text).map { [.ask(.say(.line($0)))] } ?? []
    case .escape: field = nil
    case .some(let key) where field?.type(key) == true: break
    default: return [.refuse(.unknownKey)]
    }
    return []
  }

  func hints(in participants: Participants) -> [Phrase] {
    if isTyping { return [.keySay, .keyNotSay] }
    if participants.own == nil { return [.keyBack, .keyLeave] }
    if participants.isAgreementAsked { return [.keyAgree, .keyLeave] }
    let begin: [Phrase] = participants.isGathering && participants.isHost ? [.keyBegin] : []
    return begin + controls(in: participants) + [.keyWrite, .keysReadyPhrases, .keyBack, .keyLeave]
  }

  private func controls(in participants: Participants) -> [Phrase] {
    guard participants.isHost, !participants.friends.isEmpty else { return [] }
    if isOnlookersChosen(in: participants) { return [.keySendAway] }
    guard let seat = seat(in: participants) else { return [.keysUpDown] }
    let isMuted = participants.muted.contains(seat)
    switch participants.seats[seat].presence {
    case .free: return [.keySendAway]
    case .computer: return [.keyFree]
    case .away, .covered: return [.keyFree, .keySendAway]
    case .here, .asked: return [.keyFree, .keySendAway, isMuted ? .keyUnmute : .keyMute]
    }
  }
}

extension ParticipantsPage {
  /// The meaning of a typed line that begins with a slash; such a line is never sent.
  ///
  /// The host may type `/free`, `/kick`, `/mute` or `/unmute`, followed by the name on a seat or
  /// its number from 1.
  static func command(_ line: String, in participants: Participants) -> [PageStep] {
    guard participants.isHost else { return [.refuse(.companyHostOnly)] }
    let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let action = actions[words[0].lowercased()] else {
      return [.refuse(.companyCommands)]
    }
    let name = PlayerName(words[1])?.skeleton
    let seat = participants.friends.first { seat in
      participants.seats[seat].player.name.skeleton == name || words[1] == String(seat.index + 1)
    }
    guard let seat else { return [.refuse(.companyNobodyCalled(name: words[1]))] }
    return [.ask(.act(action, seat))]
  }

  private static let actions: [String: HostAction] = [
    "free": .freed, "kick": .sentAway, "mute": .muted, "unmute": .unmuted,
  ]
}
