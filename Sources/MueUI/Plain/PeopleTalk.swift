import MueData
import MueGame
import MueRules
import MueWords

/// The people at a table of friends in plain mode: reports changes and answers the person's lines.
///
/// It is the counterpart of `PeoplePage`, which shows them on a screen.
public struct PeopleTalk: Sendable {
  public private(set) var people: People
  private let vocabulary: Vocabulary

  public init(_ people: People, vocabulary: Vocabulary) {
    self.people = people
    self.vocabulary = vocabulary
  }

  /// Whether the person is asked for an answer: to allow an undo, to agree to handicaps, or to
  /// begin.
  public var isAsked: Bool {
    people.undoAskedBy != nil || people.isAgreementAsked
      || people.mayBegin
  }

  /// Takes the people as they are now; returns the changes in sentences.
  public mutating func show(_ next: People) -> [Phrase] {
    let before = people
    people = next
    var news = next.seats.indices.compactMap { presence(at: $0, since: before) }
    for seat in next.codes.keys.sorted(by: { $0.index < $1.index })
    where next.codes[seat] != before.codes[seat] {
      guard let code = next.codes[seat] else { continue }
      news.append(.plainNewCode(name: next.seats.name(of: seat), code: code))
    }
    if let code = next.watchCode, code != before.watchCode {
      news.append(.peopleWatch(code: code))
    }
    if next.onlookers != before.onlookers {
      news.append(.peopleOnlookers(number: next.onlookers))
    }
    if let seconds = next.hostSilence, before.hostSilence == nil {
      news.append(.noWord(seconds: seconds))
    }
    if next.handicaps != before.handicaps { news += next.handicaps }
    if next.isAgreementAsked, !before.isAgreementAsked { news.append(.plainAskAgree) }
    if let name = next.undoAskedBy, before.undoAskedBy != name {
      news.append(.plainUndoAsked(name: next.seats.name(of: name)))
    }
    return news
  }

  /// The news about the person at a seat; for the person's own seat, only that the computer plays
  /// there.
  private func presence(at index: Int, since before: People) -> Phrase? {
    guard let seat = PlayerCount(rawValue: people.seats.count)?.seat(index) else {
      return nil
    }
    let presence = people.seats[index].presence
    let isOld = before.seats.indices.contains(index)
    let news = Phrase.news(of: seat, at: people.seats)
    guard news != (isOld ? Phrase.news(of: seat, at: before.seats) : nil) else { return nil }
    if !isOld, presence == .free { return nil }
    return seat == people.own && presence != .covered ? nil : news
  }

  /// Who sits where and who is present, how friends can join, and what comes next.
  public var listing: [Phrase] {
    let seats = people.seats.indices.map(line)
    let onlookers = people.onlookers
    let watch = people.watchCode.map { Phrase.peopleWatch(code: $0) }
    let silence = people.hostSilence.map { Phrase.noWord(seconds: $0) }
    return seats + people.handicaps
      + [
        onlookers > 0 ? .peopleOnlookers(number: onlookers) : nil, watch,
        people.clock.map { .plainClock(seconds: $0) },
        people.explainsBids ? .bidsHere : .bidsNotHere, silence,
      ].compactMap(\.self) + people.ways
      + (people.isOneAccount && people.isGathering ? [.peopleOneAccount] : [])
      + (people.own == nil ? [.peopleOnlooking] : [])
      + (people.isGathering || people.isAgreementAsked ? [next] : [])
  }

  private func line(of index: Int) -> Phrase {
    let status = people.seats[index]
    let code = people.codes.first { $0.key.index == index }?.value
    let isMuted = people.muted.contains { $0.index == index }
    let parts: [Phrase?] = [
      index == people.own?.index ? .you : nil,
      status.player.name == people.host ? .plainHost : nil, .presence(of: status),
      isMuted ? .presenceMuted : nil, code.map { .plainCode(code: $0) },
    ]
    return .plainSeat(
      name: people.seats.name(of: status.player.name), what: parts.compactMap(\.self))
  }

  /// What the table waits for before the match.
  private var next: Phrase {
    if people.isAgreementAsked { return .plainAskAgree }
    return people.mayBegin ? .plainAskBegin : .peopleWait
  }

  /// The answer to "yes" or "no" if the person is asked; nil for any other line.
  func consent(_ words: [Substring]) -> Reply? {
    if people.isAgreementAsked, words.isEmpty { return .perform(.agree) }
    guard words.count == 1, let isGiven = vocabulary.consent(words[0]) else { return nil }
    if people.undoAskedBy != nil { return .perform(.consent(isGiven)) }
    if people.isAgreementAsked { return .perform(isGiven ? .agree : .leave) }
    return nil
  }

  /// Answers a line typed before the match has begun.
  public func read(_ line: String) -> Reply {
    let words = line.typedWords
    if let consent = consent(words) { return consent }
    guard let first = words.first else { return goOn }
    do throws(Misreading) {
      let verb = try vocabulary.verb(begunBy: first)
      if let reply = try answer(verb, words.dropFirst()) { return reply }
      let own: [Verb] = [.next, .help, .rules, .quit]
      if own.contains(verb), let extra = words.dropFirst().first {
        throw .wordTooMany(String(extra))
      }
      switch verb {
      case .next: return goOn
      case .help: return .tell(help)
      case .rules: return .perform(.rules)
      case .quit: return .perform(.leave)
      default: return .tell(.plainNotBegun)
      }
    } catch {
      return .tell(error.phrase)
    }
  }

  private var goOn: Reply {
    people.mayBegin ? .perform(.dealNextHand) : .tell(next)
  }

  private var help: [Phrase] {
    let own = Verb.allCases.filter { $0.kind == .ordersFriends }
    return [.ordersFriends] + (own + [.next, .rules, .help, .quit]).map(\.help)
  }

  /// The answer to a verb about people; nil for any other verb.
  func answer(_ verb: Verb, _ words: ArraySlice<Substring>) throws(Misreading) -> Reply? {
    switch verb {
    case .people:
      if let extra = words.first { throw .wordTooMany(String(extra)) }
      return .tell(listing)
    case .say: return say(words)
    case .free: return try act(.freed, words)
    case .kick: return try act(.sentAway, words)
    case .mute: return try act(.muted, words)
    case .unmute: return try act(.unmuted, words)
    default: return nil
    }
  }

  /// Says a line, or a ready phrase by its number; without words, lists the ready phrases.
  private func say(_ words: ArraySlice<Substring>) -> Reply {
    if people.own == nil { return .tell(.peopleOnlooking) }
    let ready = QuickPhrase.allCases
    if words.count == 1, let number = Int(words[words.startIndex]),
      ready.indices.contains(number - 1)
    {
      return .perform(.say(.phrase(ready[number - 1])))
    }
    let text = words.joined(separator: " ")
    if text.columns > ChatLine.limit { return .tell(.plainSayShorter(columns: ChatLine.limit)) }
    if let line = ChatLine(text) { return .perform(.say(.line(line))) }
    return .tell(
      [.plainSayWhat]
        + ready.enumerated().map { .plainNumbered(number: $0 + 1, what: [.ready($1)]) })
  }

  private func act(_ action: HostAction, _ words: ArraySlice<Substring>) throws(Misreading) -> Reply
  {
    guard people.isHost else { return .tell(.peopleHostOnly) }
    if words.isEmpty { throw .nobodyNamed }
    if action == .sentAway, words.count == 1, vocabulary.isOnlookers(words[words.startIndex]) {
      return .perform(.sendOnlookersAway)
    }
    return .perform(.act(action, try friend(words.joined(separator: " "))))
  }

  /// The seat of a friend, given by the full name, the number in the list, or the beginning of the
  /// name.
  private func friend(_ name: String) throws(Misreading) -> Seat {
    let seat = try people.friends.named(
      name, or: { name == String($0.index + 1) }, by: { people.seats[$0].player.name })
    guard let seat else { throw .noFriendCalled(name) }
    return seat
  }
}

extension People {
  /// The open handicaps at the table, one sentence each.
  fileprivate var handicaps: [Phrase] { seats.compactMap { Phrase.handicap(of: $0.player) } }
}
