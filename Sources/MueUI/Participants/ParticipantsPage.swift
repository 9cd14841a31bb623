import CellGrid
import MueGame
import MueRules
import MueWords

/// The page about the people at the table, on which they talk.
///
/// On it the host also decides who sits at the table and who is muted.
public struct ParticipantsPage: Hashable, Sendable {
  /// The line being typed; nil while none is.
  public private(set) var field: TextField?
  /// The index in `Participants.friends` that the host has chosen; the index after the last stands
  /// for the onlookers, nil for none.
  private(set) var chosen: Int?
  /// The action that the host must confirm by pressing its key again.
  private var unconfirmed: HostAction?

  /// The effect of a key.
  public enum Answer: Hashable, Sendable {
    /// Nothing beyond the page.
    case none
    /// Say something to the others.
    case say(ChatMessage)
    /// Begin the match.
    case begin
    /// Agree to the open handicaps.
    case agree
    /// Do something about a friend's seat.
    case act(HostAction, Seat)
    /// Send all onlookers away.
    case sendOnlookersAway
    /// Tell the person something.
    case tell(Phrase)
    /// Leave the page.
    case close
    /// Leave the program.
    case leave
    /// The key does nothing here.
    case unknown
  }

  /// The page when it is opened.
  public init() {}

  /// Whether a line is being typed, so that letters are not commands.
  public var isTyping: Bool { field != nil }

  /// The context that keys are looked up in; nil while a line is typed.
  public var keyContext: KeyContext? { isTyping ? nil : .people }

  /// Answers a command or typing; while people gather, the host begins with the confirming keys.
  public mutating func answer(_ input: Input, in participants: Participants) -> Answer {
    if input == .command(.leave) { return .leave }
    if field != nil { return type(input, in: participants) }
    // Onlookers cannot talk.
    if participants.own == nil { return input == .command(.menu) ? .close : .unknown }
    if participants.isAgreementAsked { return agree(input) }
    if participants.isHost, let answer = control(input, in: participants) { return answer }
    switch input {
    case .command(.confirm) where participants.isGathering && participants.isHost: return .begin
    case .command(.confirm), .command(.participants):
      field = TextField("", limit: ChatLine.limit)
      return .none
    case .command(.menu): return .close
    case .digit(let number) where (1...QuickPhrase.allCases.count).contains(number):
      return .say(.phrase(QuickPhrase.allCases[number - 1]))
    default: return .unknown
    }
  }

  /// Answers an input of a person who is asked to agree.
  private func agree(_ input: Input) -> Answer {
    switch input {
    case .command(.confirm): .agree
    case .command(.menu): .leave
    default: .unknown
    }
  }

  /// Answers a command by which the host decides about people; nil for any other input.
  private mutating func control(_ input: Input, in participants: Participants) -> Answer? {
    let before = unconfirmed
    unconfirmed = nil
    switch input {
    case .command(.up): return choose(by: -1, in: participants)
    case .command(.down): return choose(by: 1, in: participants)
    case .command(.free): return act(.freed, before, in: participants)
    case .command(.sendAway): return act(.sentAway, before, in: participants)
    case .command(.mute):
      guard let seat = seat(in: participants) else { return .tell(.companyChooseFirst) }
      return .act(participants.muted.contains(seat) ? .unmuted : .muted, seat)
    default: return nil
    }
  }

  private mutating func choose(by step: Int, in participants: Participants) -> Answer {
    let count = participants.friends.count + (participants.onlookers > 0 ? 1 : 0)
    guard count > 0 else { return .unknown }
    chosen = chosen.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    return .none
  }

  /// Performs an action; one that takes somebody's seat away must be confirmed.
  private mutating func act(
    _ action: HostAction, _ before: HostAction?, in participants: Participants
  ) -> Answer {
    if isOnlookersChosen(in: participants), action == .sentAway { return .sendOnlookersAway }
    guard let seat = seat(in: participants) else { return .tell(.companyChooseFirst) }
    let status = participants.seats[seat]
    let isSomebodys = ![.free, .computer].contains(status.presence)
    guard isSomebodys, before != action else { return .act(action, seat) }
    unconfirmed = action
    let name = status.player.name.text
    return .tell(action == .freed ? .companyAskFree(name: name) : .companyAskAway(name: name))
  }

  /// The friend's seat that the host has chosen.
  func seat(in participants: Participants) -> Seat? {
    chosen.flatMap { participants.friends.indices.contains($0) ? participants.friends[$0] : nil }
  }

  /// Whether the host has chosen the onlookers.
  func isOnlookersChosen(in participants: Participants) -> Bool {
    participants.onlookers > 0 && chosen == participants.friends.count
  }

  private mutating func type(_ input: Input, in participants: Participants) -> Answer {
    switch input.typed {
    case .enter:
      let text = field?.text ?? ""
      field = nil
      if text.hasPrefix("/") { return Self.command(text, in: participants) }
      return ChatLine(text).map { .say(.line($0)) } ?? .none
    case .escape: field = nil
    case .some(let key) where field?.type(key) == true: break
    default: return .unknown
    }
    return .none
  }

  /// The keys that do something now.
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
  static func command(_ line: String, in participants: Participants) -> Answer {
    guard participants.isHost else { return .tell(.companyHostOnly) }
    let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let action = actions[words[0].lowercased()] else {
      return .tell(.companyCommands)
    }
    let name = PlayerName(words[1])?.skeleton
    let seat = participants.friends.first { seat in
      participants.seats[seat].player.name.skeleton == name || words[1] == String(seat.index + 1)
    }
    guard let seat else { return .tell(.companyNobodyCalled(name: words[1])) }
    return .act(action, seat)
  }

  private static let actions: [String: HostAction] = [
    "free": .freed, "kick": .sentAway, "mute": .muted, "unmute": .unmuted,
  ]
}
