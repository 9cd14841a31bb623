import MueBots
import MueData
import MueRules

/// The options of a new game; nil leaves an entry to the language or to chance.
public struct NewGamePlan: Hashable, Sendable {
  public var players = PlayerCount.five
  public var end = MatchRules.End.points(200)
  /// The person's name; nil for the default one.
  public var name: PlayerName?
  /// The person's seat, from 0; the last seat if the table has fewer.
  public var seat = 0
  /// The share of the others' cards that the person is shown.
  public var peek = Peek.none
  /// The opponents in the order of their seats; always five.
  public private(set) var opponents: [Opponent]
  /// The seed of the deals; nil for a random one.
  public var seed: UInt64?
  /// The seat that deals first; nil for a random one.
  public var firstDealer: Int?
  public var title: GameTitle?
  /// Whether the match is played against par; never among friends.
  public var isAgainstPar = false
  /// Whether programs explain bids at a table of friends.
  public var explainsBids = true

  /// A computer player in a plan.
  public struct Opponent: Hashable, Sendable {
    /// Its name; nil for one from the language's list.
    public var name: PlayerName?
    public var player: BotSettings
  }

  static let mostOpponents = 5

  /// The default plan, with the same settings for all opponents except the styles of a company.
  public init(opponents player: BotSettings = .club, company: Company? = nil) {
    opponents = Array(repeating: Opponent(player: player), count: Self.mostOpponents)
    self.company = company
  }

  /// A plan with the opponents that a person prefers.
  public init(for preferences: Preferences) {
    self.init(opponents: BotSettings(level: preferences.level), company: preferences.style)
  }

  /// The opponents' styles of bidding; nil, which changes nothing, if they are no choice offered.
  public var company: Company? {
    get { Company(opponents.prefix(players.number - 1).map(\.player.style)) }
    set {
      guard let newValue else { return }
      for index in opponents.indices {
        opponents[index].player.style = newValue.style(ofOpponent: index)
      }
    }
  }

  public subscript(opponent index: Int) -> Opponent {
    get { opponents[index] }
    set { opponents[index] = newValue }
  }

  /// The person's seat at a table of this size.
  public var seatAtTable: Int { max(0, min(players.number - 1, seat)) }

  /// The name of each seat: the chosen names, and names from `usual` for the rest, without repeats
  /// as long as there are enough.
  public func names(person: PlayerName, usual: [PlayerName]) -> [PlayerName] {
    let own = name ?? person
    let chosen = opponents.prefix(players.number - 1).map(\.name)
    let taken = Set(([own] + chosen.compactMap(\.self)).map(\.skeleton))
    var free = usual.filter { !taken.contains($0.skeleton) }
    var names = chosen.map { $0 ?? (free.isEmpty ? .nobody : free.removeFirst()) }
    names.insert(own, at: seatAtTable)
    return names
  }

  /// The planned game; `chance` makes the random choices.
  ///
  /// - Throws: `GameError` if the rules do not offer such a game.
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
    game.notes.pars = isAgainstPar ? [] : nil
    return game
  }
}

extension NewGamePlan {
  private static let longestText = 16_384

  /// The plan as JSON, to be offered next time; the seed and the title belong to one game only.
  public var text: String {
    let object: JSONObject = [
      "version": 1, "players": players.number, "seat": seat, "points": end.points,
      "hands": end.hands, "name": name?.text,
      "peek": peek == .none ? nil : peek.ninths, "firstDealer": firstDealer,
      "par": isAgainstPar ? true : nil, "bids": explainsBids ? nil : false,
      "names": opponents.map { $0.name?.text ?? "" },
      "opponents": opponents.map(\.player.text),
    ]
    return object.text + "\n"
  }

  /// Reads a plan; nil if the text is not one.
  ///
  /// A value that is not offered is replaced by its default.
  public init?(text: some Sequence<UInt8>) {
    guard let object = try? JSONObject(reading: Array(text), limit: Self.longestText),
      object["version"]?.integer == 1
    else { return nil }
    self.init()
    func number(_ key: String) -> Int? { object[key]?.integer }
    func texts(_ key: String) -> [String] { object[key]?.strings ?? [] }
    players = number("players").flatMap(PlayerCount.init) ?? players
    if let hands = number("hands"), Rules.classic.length.hands.contains(hands) {
      end = .hands(hands)
    } else if let points = number("points"), Rules.classic.length.points.contains(points) {
      end = .points(points)
    }
    seat = number("seat").map { max(0, min(5, $0)) } ?? 0
    peek = number("peek").flatMap(Peek.init) ?? .none
    firstDealer = number("firstDealer").flatMap { (0...5).contains($0) ? $0 : nil }
    isAgainstPar = object["par"] == .bool(true)
    explainsBids = object["bids"] != .bool(false)
    name = object["name"]?.string.flatMap { PlayerName($0) }
    for (index, name) in texts("names").prefix(Self.mostOpponents).enumerated() {
      self[opponent: index].name = PlayerName(name)
    }
    for (index, text) in texts("opponents").prefix(Self.mostOpponents).enumerated() {
      if let player = BotSettings(text: text) { self[opponent: index].player = player }
    }
  }
}

extension NewGamePlan {
  /// The preset that the plan matches, if any.
  public var preset: GamePreset? {
    get { GamePreset.allCases.first { $0.game == (players, end) } }
    set { if let newValue { (players, end) = newValue.game } }
  }
}
