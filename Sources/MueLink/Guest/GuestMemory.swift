import MueData
import MueGame
import MueRules

/// What a guest remembers of one table, independently of what the host shows: every hand, and its
/// findings.
///
/// It is kept on disk, separately from the token for returning to the seat. A host cannot erase it:
/// at another table, or on another seat, a guest starts a new memory.
struct GuestMemory: Sendable {
  /// The address or socket of the table.
  let place: String
  /// The first welcome, without its token.
  let welcome: Welcome
  /// When the host's last line arrived, in seconds since 1970; nil if unknown.
  var heardAt: Int?
  private(set) var hands: [Int: RememberedHand] = [:]
  /// The most serious finding about the table as a whole.
  private(set) var finding: Finding?
  /// Whether the guest has left or was sent away, so that its seat may have been free at once.
  var isDismissed = false

  init(_ welcome: Welcome, at place: String) {
    self.place = place
    self.welcome = welcome.withoutToken
  }

  /// Whether a welcome leads to the same table and seat, under the same rules.
  func isOf(_ other: Welcome) -> Bool {
    welcome.id == other.id && welcome.rules == other.rules && welcome.seat == other.seat
      && welcome.isWatching == other.isWatching
  }

  /// The guest's own seat; nil for an onlooker.
  var own: Int? { welcome.isWatching ? nil : welcome.seat.index }

  subscript(_ number: Int) -> RememberedHand {
    get { hands[number] ?? RememberedHand(number) }
    set { hands[number] = newValue }
  }

  /// The latest hand of which the guest has seen cards; nil before the first.
  var latest: RememberedHand? {
    hands.values.filter { $0.since != nil }.max { $0.number < $1.number }
  }

  /// Whether a hand that the guest has seen, or given bytes for, is unfinished.
  var isUnfinished: Bool {
    hands.values.contains { $0.opened == nil && ($0.since != nil || $0.check?.isTold == true) }
  }

  /// The grade of the most serious finding about each hand; 0 is the table as a whole.
  var grades: [Int: FindingGrade] {
    var grades = hands.compactMapValues { $0.finding?.grade }
    grades[0] = finding?.grade
    return grades
  }

  /// Notes a finding about a hand, or about the table as a whole; returns whether it is new.
  mutating func note(_ new: Finding, hand: Int?) -> Bool {
    if let hand { return self[hand].note(new) }
    if let finding, finding.grade >= new.grade, finding != .otherSeat { return false }
    finding = new
    return true
  }
}

extension GuestMemory {
  init(_ object: JSONObject, making: DealMaking) throws(JSONFault) {
    place = try object.need("place", \.string)
    welcome = try Welcome(try object.need("welcome", \.object))
    heardAt = try object.read("heard", \.integer)
    finding = try object.read("finding") { $0.string.flatMap(Finding.init(text:)) }
    isDismissed = try object.read("dismissed", \.bool) ?? false
    let players = welcome.rules.players.number
    for value in try object.need("hands", \.array).prefix(MatchRules.mostHands) {
      guard let hand = value.object else { throw .badValue("hands") }
      let remembered = try RememberedHand(hand, own: own, players: players, making: making)
      hands[remembered.number] = remembered
    }
  }

  var object: JSONObject {
    let last = latest?.number ?? 0
    return [
      "place": place, "welcome": welcome.object, "heard": heardAt, "finding": finding?.text,
      "dismissed": isDismissed ? true : nil,
      "hands": hands.values.sorted { $0.number < $1.number }.map {
        $0.object(isWhole: $0.opened == nil || $0.number >= last)
      },
    ]
  }
}
