import MueGame
import MueRules
import MueWords

/// A table of the card room as a person in its hall sees it.
public struct HallTable: Hashable, Sendable {
  public var id: Int
  /// Who opened it.
  public var opener: PlayerName
  public var players: PlayerCount
  public var end: MatchRules.End
  /// The people who have its seats, present or not.
  public var people: [PlayerName]
  /// The number of seats that nobody has.
  public var free: Int
  /// The hand being played, from 1; nil while people gather.
  public var hand: Int?
  /// Whether the person has a seat there.
  public var isOwn: Bool
  /// Whether only people who have been invited may sit down or watch.
  public var isForInvited: Bool
  /// Whether the person has been invited.
  public var isInvited: Bool
  /// Whether its process runs.
  public var isAwake: Bool

  public init(
    id: Int, opener: PlayerName, players: PlayerCount, end: MatchRules.End, people: [PlayerName],
    free: Int, hand: Int? = nil, isOwn: Bool = false, isForInvited: Bool = false,
    isInvited: Bool = false, isAwake: Bool = true
  ) {
    self.id = id
    self.opener = opener
    self.players = players
    self.end = end
    self.people = people
    self.free = free
    self.hand = hand
    self.isOwn = isOwn
    self.isForInvited = isForInvited
    self.isInvited = isInvited
    self.isAwake = isAwake
  }

  /// Whether the person may neither sit down nor watch.
  var isClosed: Bool { isForInvited && !isInvited && !isOwn }

  /// What the person can do there first of all.
  var offer: Offer {
    if isOwn { return .goOn }
    if isClosed { return .nothing }
    return free > 0 ? .sitDown : .watch
  }

  enum Offer {
    case goOn, sitDown, watch, nothing
  }

  var group: Group {
    switch offer {
    case .goOn: .own
    case .sitDown, .watch: isInvited ? .invited : free > 0 ? .open : .running
    case .nothing: .running
    }
  }

  /// The groups of tables, in the order of their lists.
  enum Group: CaseIterable {
    case invited, own, open, running

    var headline: Phrase {
      switch self {
      case .invited: .hallInvitations
      case .own: .hallOwn
      case .open: .hallOpen
      case .running: .hallRunning
      }
    }
  }

  var name: Phrase { .hallTable(number: id, name: opener.text) }

  /// Its free seats, or what else a person wants to know of it first.
  var state: Phrase {
    if isClosed { return .hallOnlyInvited }
    if isOwn && !isAwake { return .hallPaused }
    if let hand, isOwn || free == 0 { return .hallHand(hand: hand) }
    return free > 0 ? .hallSeatsFree(seats: free) : .hallFull
  }

  /// Its rules and the first few of its people, and the hand unless `state` says which it is.
  func details(people count: Int) -> Phrase {
    let names = people.isEmpty ? [opener] : people
    let shown = names.prefix(count).map(\.text) + (count < names.count ? ["…"] : [])
    let listed = shown.joined(separator: ", ")
    guard let hand, state != .hallHand(hand: hand) else {
      return .hallTableOf(players: players.number, length: .length(of: end), names: listed)
    }
    return .hallTablePlayed(
      players: players.number, length: .length(of: end), hand: hand, names: listed)
  }
}
