import MueRules

/// What a person wants of a new game; what is nil is left to the language or to chance.
public struct NewGamePlan: Hashable, Sendable {
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
    public var player: ComputerPlayer

    /// A computer player as it is wished.
    public init(name: PlayerName? = nil, player: ComputerPlayer) {
      self.name = name
      self.player = player
    }
  }

  /// The most opponents.
  public static let mostOpponents = 5

  /// A plan as usual, with all opponents alike.
  public init(opponents player: ComputerPlayer = .club) {
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
        players: players, end: end, firstDealer: min(dealer, players.number - 1))
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
