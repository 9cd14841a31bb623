import MueBots
import MueData
import MueRules

/// The data kept with a game that never affect play.
public struct GameNotes: Hashable, Sendable {
  public var title: GameTitle?
  /// The time that the game was on the screen, in seconds, within `counts`.
  public var secondsPlayed = 0 { didSet { secondsPlayed = Self.counted(secondsPlayed) } }
  /// The number of undos, within `counts`.
  public var undos = 0 { didSet { undos = Self.counted(undos) } }
  /// The number of hints, within `counts`.
  public var hints = 0 { didSet { hints = Self.counted(hints) } }
  /// The hands with a hint or an undo, by their numbers from 1.
  var helpedHands: Set<Int> = []
  /// The latest hints, by the position for which they were given.
  private(set) var hintsGiven: [GamePosition: GivenHint] = [:]
  public var isAbandoned = false
  /// The time when the game was begun, in seconds since 1970 by the clock of that time, within
  /// `times`; nil if unknown.
  public var begun: Int? { didSet { begun = Self.time(begun) } }
  /// The time when the game was last played, in seconds since 1970, within `times`; nil if unknown.
  public var lastPlayed: Int? { didSet { lastPlayed = Self.time(lastPlayed) } }
  public var day: Day?
  /// The known pars of a match against par, the first hand's first, within `scores`; nil if the
  /// match is not played against par.
  public var pars: [Int]? { didSet { pars = pars.map(Self.possible) } }

  /// The range of seconds and counts; values beyond it are clamped.
  public static let counts = 0...1_000_000_000
  /// The range of times, from 1970 to the end of the year 9999; times outside it are unknown.
  static let times = 0...253_402_300_799

  /// The most hints that are kept; a file has room for many more.
  static let mostHints = 1000

  /// The range of par, wider than any score of a hand; a value outside it and all that follow are
  /// unknown.
  static let scores = -10_000...10_000

  public init() {}

  /// Counts a hint in a hand, by its number from 1.
  public mutating func countHint(inHand number: Int) {
    hints += 1
    helpedHands.insert(number)
  }

  /// Keeps a hint that was given, in place of an earlier one for its position.
  public mutating func keep(_ hint: GivenHint, at position: GamePosition) {
    hintsGiven[position] = hint
    if hintsGiven.count > Self.mostHints, let oldest = hintsGiven.keys.min() {
      hintsGiven[oldest] = nil
    }
  }

  /// Forgets the hints for later positions, which belong to moves that were taken back.
  mutating func dropHints(after position: GamePosition) {
    if hintsGiven.keys.contains(where: { $0 > position }) {
      hintsGiven = hintsGiven.filter { $0.key <= position }
    }
  }

  /// The hints given in a hand, by its number from 1, for the first of its moves; by the number of the
  /// move, from 0.
  func hints(inHand number: Int, before count: Int) -> [Int: GivenHint] {
    let given = hintsGiven.filter { $0.key.hand == number && $0.key.moves < count }
    return Dictionary(uniqueKeysWithValues: given.map { ($0.key.moves, $0.value) })
  }

  /// The same notes for the results, which keep no hints.
  var withoutHints: GameNotes {
    var notes = self
    notes.hintsGiven = [:]
    return notes
  }

  /// Counts an undo that goes back to a hand, by its number from 1.
  public mutating func countUndo(inHand number: Int) {
    undos += 1
    helpedHands.insert(number)
  }

  /// Whether there was a hint or an undo in a hand, by its number from 1.
  func isHelped(hand number: Int) -> Bool { helpedHands.contains(number) }

  /// The hands with help as text, separated by blanks.
  public var helpedText: String {
    get { helpedHands.sorted().map(String.init).joined(separator: " ") }
    set {
      let numbers = newValue.split(separator: " ").prefix(MatchRules.mostHands)
      helpedHands = Set(numbers.compactMap { Int($0) }.filter(Self.hands.contains))
    }
  }

  /// The numbers that a hand can have.
  private static let hands = 1...MatchRules.mostHands

  private static func counted(_ number: Int) -> Int {
    max(counts.lowerBound, min(counts.upperBound, number))
  }

  private static func possible(_ pars: [Int]) -> [Int] {
    Array(pars.prefix(MatchRules.mostHands).prefix { scores.contains($0) })
  }

  private static func time(_ seconds: Int?) -> Int? {
    seconds.flatMap { times.contains($0) ? $0 : nil }
  }
}

extension GameNotes {
  /// Reads notes; unreadable entries are left out, since no game should be lost because of them.
  init(_ json: JSONValue) {
    let json = json.object ?? JSONObject()
    func number(_ key: String, in range: ClosedRange<Int>) -> Int? {
      json[key]?.integer.flatMap { range.contains($0) ? $0 : nil }
    }
    title = json["title"]?.string.flatMap { GameTitle($0) }
    secondsPlayed = number("seconds", in: Self.counts) ?? 0
    undos = number("undos", in: Self.counts) ?? 0
    hints = number("hints", in: Self.counts) ?? 0
    let helped = json["helped"]?.array?.compactMap(\.integer) ?? []
    helpedHands = Set(helped.filter(Self.hands.contains))
    for entry in (json["advice"]?.array ?? []).suffix(Self.mostHints) {
      guard let hand = entry.object?["hand"]?.integer, Self.hands.contains(hand),
        let (place, hint) = GivenHint.placed(entry)
      else { continue }
      keep(hint, at: GamePosition(hand: hand, moves: place))
    }
    isAbandoned = json["abandoned"] == .bool(true)
    begun = number("begun", in: Self.times)
    lastPlayed = number("lastPlayed", in: Self.times)
    day = json["day"]?.string.flatMap(Day.init(text:))
    // Each value belongs to a hand by its position, so it is useless without those before it.
    pars = json["par"]?.array.map { values in
      Self.possible(values.prefix { $0.integer != nil }.compactMap(\.integer))
    }
  }

  /// Every entry that differs from its default, with the keys in alphabetical order.
  var json: JSONObject {
    func count(_ number: Int) -> Int? { number == 0 ? nil : number }
    return [
      "abandoned": isAbandoned ? true : nil, "advice": advice, "begun": begun, "day": day?.text,
      "helped": helpedHands.isEmpty ? nil : helpedHands.sorted(), "hints": count(hints),
      "lastPlayed": lastPlayed, "par": pars,
      "seconds": count(secondsPlayed), "title": title?.text, "undos": count(undos),
    ]
  }
}

extension GameNotes {
  /// The hints, the oldest first, each with its hand; nil if there are none.
  private var advice: JSONValue? {
    if hintsGiven.isEmpty { return nil }
    return hintsGiven.sorted { $0.key < $1.key }.map { position, hint in
      hint.object(inHand: position.hand, at: position.moves).json
    }.json
  }
}

/// The time that a game has been played: it runs while the game is on the screen and somebody is
/// there.
///
/// It has no clock of its own: all times come from the caller's clock, which may start anywhere.
public struct PlayingTime: Hashable, Sendable {
  /// The longest time without a key press for which the person counts as present.
  static let patience = Duration.seconds(120)

  private var counted: Duration
  /// The time up to which play has been counted; nil while the game is not on the screen.
  private var since: Duration?
  private var lastTouch: Duration

  /// The playing time of a game that has been played for some seconds and is not on the screen yet.
  public init(seconds: Int = 0) {
    counted = .seconds(seconds)
    lastTouch = .zero
  }

  /// Starts the time as the game comes on the screen, which counts as a touch.
  public mutating func start(at now: Duration) {
    guard since == nil else { return }
    since = now
    lastTouch = now
  }

  /// Stops the time as the game leaves the screen.
  public mutating func stop(at now: Duration) {
    counted = total(at: now)
    since = nil
  }

  /// Records a key press or a mouse action.
  public mutating func touch(at now: Duration) {
    guard since != nil else { return }
    counted = total(at: now)
    since = now
    lastTouch = now
  }

  /// The counted time, in whole seconds.
  public func seconds(at now: Duration) -> Int { Int(total(at: now).components.seconds) }

  /// The time until another minute is complete; nil if time is not running, or nobody will be there
  /// by then.
  public func untilNextMinute(at now: Duration) -> Duration? {
    guard since != nil else { return nil }
    let next = Duration.seconds((seconds(at: now) / 60 + 1) * 60) - total(at: now)
    return now + next <= lastTouch + Self.patience ? next : nil
  }

  private func total(at now: Duration) -> Duration {
    guard let since else { return counted }
    return counted + max(.zero, min(now, lastTouch + Self.patience) - since)
  }
}
