import MueData
import MueGame
import MueRules
import MueWords

/// The hall of the card room in plain mode: reports changes and answers the person's lines.
///
/// It is the counterpart of `HallPage`, which shows the hall on a screen.
public struct HallTalk: Sendable {
  public private(set) var hall: Hall
  private let vocabulary: Vocabulary
  /// The plan for a table, apart from the number of players.
  private let plan: NewGamePlan
  private let speed: Speed
  /// The list of the deal of the day that the person was told last.
  private var days: RoomDayList?

  public init(_ hall: Hall, plan: NewGamePlan, speed: Speed, vocabulary: Vocabulary) {
    self.hall = hall
    self.plan = plan
    self.speed = speed
    self.vocabulary = vocabulary
  }

  /// Takes the hall as it is now; returns what a person waiting there wants to know, in sentences:
  /// invitations, new tables with free seats, and the first that comes into an empty room.
  public mutating func show(_ next: Hall) -> [Phrase] {
    let before = hall
    hall = next
    let opened = next.tables.filter { $0.group == .open && before.table($0.id) == nil }
    let come = before.people.isEmpty ? next.people.map { Phrase.newsHere(name: $0.name.text) } : []
    return next.news(since: before) + opened.map(told) + come
  }

  /// The list of a deal of the day in sentences; its hands can be asked for from then on.
  public mutating func tell(_ list: RoomDayList) -> [Phrase] {
    days = list
    return list.told + [.hallDayReplays]
  }

  /// The tables, the people, and what can be done.
  public var listing: [Phrase] { tables + people + [.hallAsk] }

  private var tables: [Phrase] {
    let lines = hall.groupsOfTables.flatMap { group, tables in
      [group.headline] + tables.map(told)
    }
    return lines.isEmpty ? [.hallNoTables] : lines
  }

  private func told(_ table: HallTable) -> Phrase {
    .hallTold(
      heading: table.name, what: table.state, details: table.details(people: table.people.count))
  }

  private var people: [Phrase] {
    if hall.people.isEmpty { return [.hallNobody(number: hall.guests)] }
    return [hall.peopleHeadline]
      + hall.people.map { .plainSeat(name: $0.name.text, what: [$0.place.name]) }
  }

  /// Answers a line; an empty one asks for the listing.
  public func read(_ line: String) -> Reply {
    let words = line.typedWords
    guard let first = words.first else { return .tell(listing) }
    do throws(Misreading) {
      let verb = try vocabulary.hallVerb(begunBy: first)
      if hall.own == nil, !verb.isForGuests { return .tell(.hallGuestsSit) }
      return try answer(verb, words.dropFirst())
    } catch {
      return .tell(error.phrase)
    }
  }

  private func answer(_ verb: HallVerb, _ words: ArraySlice<Substring>) throws(Misreading) -> Reply
  {
    switch verb {
    case .join: return try join(words)
    case .watch: return try watch(words)
    case .open: return try open(words)
    case .invite: return try invite(words)
    case .delete: return delete(words)
    case .day: return try day(words)
    default: break
    }
    if let extra = words.first { throw .wordTooMany(String(extra)) }
    switch verb {
    case .tables: return .tell(tables)
    case .people: return .tell(people)
    case .alone: return .perform(.alone)
    case .key: return .perform(.showKeyCode)
    case .newcomer: return hall.codes == nil ? .tell(.hallNoCodes) : .perform(.showRoomInvitation)
    case .archive: return .perform(.archive)
    case .rules: return .perform(.rules)
    case .quit: return .perform(.leave)
    case .help, .join, .watch, .open, .invite, .delete, .day: return .tell(help)
    }
  }

  private var help: [Phrase] {
    let verbs = HallVerb.allCases.filter { hall.own != nil || $0.isForGuests }
    return verbs.filter { $0 != .newcomer || hall.codes != nil }.map(\.help)
  }

  private func join(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    guard let id = try number(words) else { return .tell(.hallSayTable) }
    return switch hall.table(id)?.offer {
    case .goOn, .sitDown: .perform(.sitDown(table: id))
    case .watch: .tell(.hallTableFull)
    case .nothing: .tell(.hallForInvited)
    case nil: .tell(.hallNoTable(number: id))
    }
  }

  private func watch(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    guard let id = try number(words) else { return .tell(.hallSayTable) }
    return switch hall.table(id)?.offer {
    case .goOn: .tell(.hallOwnSeat)
    case .sitDown, .watch: .perform(.watch(table: id))
    case .nothing: .tell(.hallForInvited)
    case nil: .tell(.hallNoTable(number: id))
    }
  }

  /// The only word, as the number of a table; nil if there is none, or it is no number.
  private func number(_ words: ArraySlice<Substring>) throws(Misreading) -> Int? {
    if let extra = words.dropFirst().first { throw .wordTooMany(String(extra)) }
    return words.first.flatMap { Int($0) }
  }

  /// Opens a table, with the number of players and a word for a table by invitation in any order.
  private func open(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    var plan = plan
    var invitation = Invitation.everybody
    for word in words {
      if let players = Int(word).flatMap(PlayerCount.init) {
        plan.players = players
      } else if vocabulary.isInvited(word) {
        invitation = .invited
      } else {
        throw .wordTooMany(String(word))
      }
    }
    return .perform(.begin(plan, speed, invitation))
  }

  /// Invites a person to a table; without its number, to the one opened last that has a free seat.
  private func invite(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    if words.isEmpty { throw .nobodyNamed }
    let last = words.last.flatMap { Int($0) }
    let id = words.count > 1 ? last : nil
    let named = (id == nil ? words : words.dropLast()).joined(separator: " ")
    let name = try person(named)
    let table: HallTable
    if let id {
      guard let own = hall.table(id) else { return .tell(.hallNoTable(number: id)) }
      if !own.isOwn { return .tell(.hallInviteOwn) }
      if own.free == 0 { return .tell(.hallTableFull) }
      table = own
    } else {
      guard let own = hall.tableToInviteTo else {
        return .tell(.hallInviteNowhere(name: name.text))
      }
      table = own
    }
    return Reply(
      lines: [.hallInviteSent(name: name.text, number: table.id)],
      effect: .invite(name, table: table.id))
  }

  /// Deletes the person, who must give the own name.
  private func delete(_ words: ArraySlice<Substring>) -> Reply {
    guard let own = hall.own else { return .tell(.hallGuestsSit) }
    if words.isEmpty { return .tell(.accessSayName(name: own.text)) }
    return PlayerName(words.joined(separator: " ")) == own
      ? .perform(.removePerson) : .tell(.accessOtherName)
  }

  /// Somebody here, given by the whole name or its beginning.
  private func person(_ text: String) throws(Misreading) -> PlayerName {
    guard let person = try hall.people.named(text, by: \.name) else {
      throw .nobodyHereCalled(text)
    }
    return person.name
  }

  /// Plays the deal of the day or tells its list; with a name, replays the hand of that person.
  private func day(_ words: ArraySlice<Substring>) throws(Misreading) -> Reply {
    if words.isEmpty { return .perform(.roomDay) }
    guard case .played = hall.day else { return .tell(.hallDayFirst) }
    guard let days else { return .perform(.roomDay) }
    let name = words.joined(separator: " ")
    guard let index = try days.results.indices.named(name, by: { days.results[$0].name }) else {
      return .tell(.hallDayNotPlayed(name: name.harmless))
    }
    return .perform(.replayDay(index))
  }
}
