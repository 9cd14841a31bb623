/// What is kept of a game beside its rules and moves; nothing in it changes what is played.
public struct GameNotes: Hashable, Sendable {
  /// The name the person gave the game.
  public var title: GameTitle?
  /// How long the game was on the screen and played, in seconds, never negative.
  public var secondsPlayed = 0
  /// How often a decision was taken back, never negative.
  public var undos = 0
  /// How often a hint was asked for, never negative.
  public var hints = 0
  /// Whether the person has given the game up.
  public var isAbandoned = false
  /// When it was begun, in seconds since 1970 by the clock of that time; nil when nobody knows.
  public var begun: Int?
  /// When it was last played, in seconds since 1970; nil when nobody knows.
  public var lastPlayed: Int?
  /// The day whose deal it is, if it is a deal of the day.
  public var day: Day?

  /// Nothing noted.
  public init() {}
}

extension GameNotes: Codable {
  private enum Key: String, CodingKey {
    case title, seconds, undos, hints, abandoned, begun, lastPlayed, day
  }

  /// Reads notes; what cannot be read is left out, since no game shall be lost for its notes.
  public init(from decoder: any Decoder) throws {
    guard let values = try? decoder.container(keyedBy: Key.self) else { return }
    func number(_ key: Key) -> Int? {
      (try? values.decode(Int.self, forKey: key)).flatMap { $0 < 0 ? nil : $0 }
    }
    func text(_ key: Key) -> String? { try? values.decode(String.self, forKey: key) }
    title = text(.title).flatMap { GameTitle($0) }
    secondsPlayed = number(.seconds) ?? 0
    undos = number(.undos) ?? 0
    hints = number(.hints) ?? 0
    isAbandoned = (try? values.decode(Bool.self, forKey: .abandoned)) ?? false
    begun = number(.begun)
    lastPlayed = number(.lastPlayed)
    day = text(.day).flatMap(Day.init(text:))
  }

  /// Writes what is not as at the beginning.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(title?.text, forKey: .title)
    for (key, number) in [(Key.seconds, secondsPlayed), (.undos, undos), (.hints, hints)]
    where number != 0 {
      try values.encode(number, forKey: key)
    }
    if isAbandoned { try values.encode(true, forKey: .abandoned) }
    try values.encodeIfPresent(begun, forKey: .begun)
    try values.encodeIfPresent(lastPlayed, forKey: .lastPlayed)
    try values.encodeIfPresent(day?.text, forKey: .day)
  }
}
