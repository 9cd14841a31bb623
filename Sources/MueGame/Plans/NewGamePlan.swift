import MueBots
import MueRules

/// What a person wants of a new game; what is nil is left to the language or to chance.
public struct NewGamePlan: Hashable, Sendable {
  /// The rules.
  public var variant = Rules.classic
  /// How many play.
  public var players = PlayerCount.five
  /// When the match ends.
  public var end = MatchRules.End.points(200)
  /// The person's name; nil for the usual one.
  public var name: PlayerName?
  /// The person's seat, from 0; a seat that the table does not have counts as the last.
  public var seat = 0
  /// The share of the others' cards that the person is shown.
  public var peek = Peek.none
  /// Who plays, in the order of the seats that are not the person's; always five.
  public private(set) var opponents: [Opponent]
  /// The number of the deals; nil for chance.
  public var seed: UInt64?
  /// The seat that deals first; nil for chance.
  public var firstDealer: Int?
  /// The name of the game.
  public var title: GameTitle?

  /// A computer player as it is wished.
  public struct Opponent: Hashable, Sendable {
    /// Its name; nil for one of the language's.
    public var name: PlayerName?
    /// Its settings.
    public var player: BotSettings

    /// A computer player as it is wished.
    public init(name: PlayerName? = nil, player: BotSettings) {
      self.name = name
      self.player = player
    }
  }

  /// The most opponents.
  public static let mostOpponents = 5

  /// A plan as usual, with all opponents alike.
  public init(opponents player: BotSettings = .club) {
    opponents = Array(repeating: Opponent(player: player), count: Self.mostOpponents)
  }

  /// An opponent, by its place among them.
  public subscript(opponent place: Int) -> Opponent {
    get { opponents[place] }
    set { opponents[place] = newValue }
  }

  /// Where the person sits at a table of this size.
  public var seatAtTable: Int { max(0, min(players.number - 1, seat)) }

  /// The name of each seat: those wished, the others from `usual`, each once as far as they last.
  public func names(person: PlayerName, usual: [PlayerName]) -> [PlayerName] {
    let own = name ?? person
    let wished = opponents.prefix(players.number - 1).map(\.name)
    let taken = Set(([own] + wished.compactMap(\.self)).map(\.folded))
    var free = usual.filter { !taken.contains($0.folded) }
    var names = wished.map { $0 ?? (free.isEmpty ? .nobody : free.removeFirst()) }
    names.insert(own, at: seatAtTable)
    return names
  }

  /// The game as it is planned; `chance` is used for what is left to chance.
  public func game(
    person: PlayerName, usual: [PlayerName], chance: UInt64
  ) throws(GameError) -> Game {
    let seed = seed ?? chance
    let dealer = firstDealer ?? Int(seed % UInt64(players.number))
    let rules: MatchRules
    do {
      rules = try MatchRules(
        variant: variant, players: players, end: end, firstDealer: min(dealer, players.number - 1))
    } catch {
      throw .rules(error)
    }
    var agents = opponents.prefix(players.number - 1).map { Agent.computer($0.player) }
    agents.insert(.person(peek: peek), at: seatAtTable)
    let seats = zip(names(person: person, usual: usual), agents).map(Player.init)
    var game = try Game(rules: rules, seed: seed, players: seats)
    game.notes.title = title
    return game
  }
}

extension NewGamePlan {
  private static let longestText = 16_384

  /// The plan as JSON, for the next time; the deal number and the title are for one game only.
  public var text: String {
    var members = [
      JSONObject.Member("version", .integer(1))
    ]
    if let rules = variant.recordedName { members.append(.init("rules", .string(rules))) }
    members += [
      JSONObject.Member("players", .integer(players.number)),
      JSONObject.Member("seat", .integer(seat)),
      end.member,
    ]
    if let name { members.append(.init("name", .string(name.text))) }
    if peek != .none { members.append(.init("peek", .integer(peek.ninths))) }
    if let firstDealer { members.append(.init("firstDealer", .integer(firstDealer))) }
    members.append(.init("names", .strings(opponents.map { $0.name?.text ?? "" })))
    members.append(.init("opponents", .strings(opponents.map(\.player.text))))
    return JSONObject(members).text + "\n"
  }

  /// Reads a plan; nil when the text is none.
  ///
  /// A value that nobody offers is as usual.
  public init?(text: some Sequence<UInt8>, knowing known: [Rules] = Rules.shipped) {
    guard let object = try? JSONObject(reading: Array(text), limit: Self.longestText),
      (try? object.read("version", \.integer)) == 1
    else { return nil }
    self.init()
    func number(_ key: String) -> Int? { (try? object.read(key, \.integer)) ?? nil }
    func texts(_ key: String) -> [String] { ((try? object.read(key, \.strings)) ?? nil) ?? [] }
    let rules = (try? object.read("rules", \.string)) ?? nil
    variant = Rules.named(rules, of: known) ?? variant
    players = number("players").flatMap(PlayerCount.init) ?? players
    if let hands = number("hands"), variant.length.hands.contains(hands) {
      end = .hands(hands)
    } else if let points = number("points"), variant.length.points.contains(points) {
      end = .points(points)
    }
    seat = number("seat").map { max(0, min(5, $0)) } ?? 0
    peek = number("peek").flatMap(Peek.init) ?? .none
    firstDealer = number("firstDealer").flatMap { (0...5).contains($0) ? $0 : nil }
    name = ((try? object.read("name", \.string)) ?? nil).flatMap { PlayerName($0) }
    for (place, name) in texts("names").prefix(Self.mostOpponents).enumerated() {
      self[opponent: place].name = PlayerName(name)
    }
    for (place, text) in texts("opponents").prefix(Self.mostOpponents).enumerated() {
      if let player = BotSettings(text: text) { self[opponent: place].player = player }
    }
  }
}

/// A kind of game that many want: so many seats, and so long.
public enum GamePreset: String, CaseIterable, Hashable, Sendable {
  /// Four players to 100 points.
  case quick
  /// Five players to 200 points.
  case classic
  /// Five players to 500 points.
  case long
  /// Six players to 200 points.
  case six
  /// Three players to 200 points.
  case three

  /// How many play.
  public var players: PlayerCount {
    switch self {
    case .quick: .four
    case .classic, .long: .five
    case .six: .six
    case .three: .three
    }
  }

  /// When the match ends.
  public var end: MatchRules.End {
    switch self {
    case .quick: .points(100)
    case .classic, .six, .three: .points(200)
    case .long: .points(500)
    }
  }
}

extension NewGamePlan {
  /// The kind of game it is; nil when it is none of them.
  public var preset: GamePreset? {
    get { GamePreset.allCases.first { $0.players == players && $0.end == end } }
    set {
      guard let newValue else { return }
      players = newValue.players
      end = newValue.end
    }
  }
}
