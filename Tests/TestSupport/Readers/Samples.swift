import Foundation
import MueBots
import MueGame
import MueRules
import MueStorage

/// Small valid inputs, made by the program itself.
enum Samples {
  /// A game of three players and one of five, the first one finished.
  static let games: [Game] = [
    game(.three, end: .hands(1), moves: .max), game(.five, end: .points(200), moves: 40),
  ].compactMap { $0 }

  /// Those games, the first one with a hint, and one with a friend.
  static let savedGames = games + [hintedGame, linkedGame].compactMap(\.self)

  /// The first game with a hint that was given in it.
  static let hintedGame: Game? = {
    guard var game = games.first else { return nil }
    let choices = [("R7", 125, 60, nil, true), ("", -40, 41, 251, false)].map {
      GivenHint.Choice(move: $0.0, tenths: $0.1, chance: $0.2, wins: $0.3, isLevel: $0.4)
    }
    game.notes.keep(
      GivenHint(playouts: 900, choices: choices), at: GamePosition(hand: 1, moves: 2))
    return game
  }()

  /// A game with a friend at another terminal, with deals agreed hand by hand.
  static let linkedGame: Game? = {
    guard var players = games.first?.players,
      let rules = try? MatchRules(players: .three, end: .hands(2))
    else { return nil }
    players[1] = Player(
      name: players[1].name, agent: .remote(standIn: .init(level: .strong)))
    guard var game = try? Game(rules: rules, seed: 7, agreedSeeds: [71], players: players) else {
      return nil
    }
    play(&game, moves: .max)
    game.dealNextHand(agreed: 72)
    play(&game, moves: game.moveCount + 9)
    return game
  }()

  /// The views of the seats to move in a hand, each with the move that was then made.
  static let questions: [(view: ViewRecord, move: Move)] = {
    guard let game = game(.four, end: .hands(1), moves: .max) else { return [] }
    let end = game.match.round.all
    var round = Round(deal: end.deal, dealer: end.publicState.dealer)
    var questions: [(view: ViewRecord, move: Move)] = []
    for move in end.publicState.moves {
      if let turn = round.turn, round.publicState.moves.count % 5 == 0 {
        questions.append((ViewRecord(round.observation(for: turn)), move))
      }
      guard (try? round.apply(move)) != nil else { break }
    }
    return questions
  }()

  /// Puzzles from a hand, with values for some of the moves.
  static let puzzles: [Puzzle] = {
    guard let hand = game(.four, end: .hands(1), moves: .max)?.match.round.all else { return [] }
    var round = Round(deal: hand.deal, dealer: hand.publicState.dealer)
    var puzzles: [Puzzle] = []
    for (moveIndex, move) in hand.publicState.moves.enumerated() {
      let moves = (round.legalMoves?.all ?? []).prefix(6).enumerated().map {
        ValuedMove($0.element, tenths: 25 - 10 * $0.offset)
      }
      let puzzle = Puzzle(hand, moveIndex: moveIndex, moves: moves, finders: [.club: 40])
      if moveIndex % 5 == 0, let puzzle { puzzles.append(puzzle) }
      guard (try? round.apply(move)) != nil else { break }
    }
    return puzzles
  }()

  /// The questions about an auction: what is named, whom the Chief picks, who was dealt most 7s.
  static let auctions: [AuctionPuzzle] = {
    guard let hand = game(.four, end: .hands(1), moves: .max)?.match.round.all,
      let roles = hand.publicState.roles,
      let seat = hand.players.seats.first(where: { $0 != roles.chief && $0 != roles.vice })
    else { return [] }
    var round = Round(deal: hand.deal, dealer: hand.publicState.dealer)
    var puzzles: [AuctionPuzzle] = []
    for move in hand.publicState.moves where round.publicState.play == nil {
      guard (try? round.apply(move)) != nil else { break }
      puzzles += [nil, Rank(7).map(Trump.number), .suit(.red)].compactMap { most in
        AuctionPuzzle(round, from: seat, most: most)
      }
    }
    return puzzles
  }()

  /// The learned policies that ship, without the line with their checksum.
  static let policy: [UInt8] = {
    let file = URL(filePath: #filePath).appending(path: "../../../../" + PolicyStore.name)
      .standardized
    return Array(((try? Data(contentsOf: file)) ?? Data()).drop { $0 != 10 }.dropFirst())
  }()

  /// A database with these games.
  static let database: [UInt8] = {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let history = try? ResultsDatabase(path),
      (try? history.record(games.map { PlayedGame($0) })) != nil
    else { return [] }
    return (try? Data(contentsOf: URL(filePath: path))).map { Array($0) } ?? []
  }()

  static let settings = #"{"version": 1, "language": "de", "theme": "dark", "x": [1, {"a": 0}]}"#

  static let theme: [UInt8] = {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let file = checkout.appending(path: "Resources/themes/dark.json")
    return (try? Data(contentsOf: file)).map { Array($0) } ?? []
  }()

  static let keys = #"{"hint": ["x"], "undo": ["Z"], "pass": ["backspace"]}"#

  static let language = """
    {"language": {"name": "Nederlands", "authors": ["A"]},
     "phrases": {"table.cardsHeld": {"by": "cards", "one": "1 kaart", "other": "{cards} kaarten"}}}
    """

  /// A game played for a number of moves, with low bids and legal cards.
  private static func game(_ players: PlayerCount, end: MatchRules.End, moves: Int) -> Game? {
    let names = ["Ada", "Bea", "Carl", "Dora", "Emil", "Fritz"].prefix(players.number)
    let seats = names.enumerated().compactMap { seat, name in
      PlayerName(name).map { Player(name: $0, agent: seat == 0 ? .person() : .computer(.club)) }
    }
    guard let rules = try? MatchRules(players: players, end: end),
      var game = try? Game(rules: rules, seed: 7, players: seats)
    else { return nil }
    play(&game, moves: moves)
    return game
  }

  /// Continues for a number of moves, or to the end of the hand.
  private static func play(_ game: inout Game, moves: Int) {
    while game.moveCount < moves, let legal = game.match.round.legalMoves {
      guard (try? game.apply(move(legal, in: game.match.round.all))) != nil else { break }
    }
  }

  /// Seat 0 becomes Chief with two cards laid, seat 1 Vice with one.
  private static func move(_ legal: LegalMoves, in round: Round) -> Move {
    if case .bid(let free, let atMost) = legal, let turn = round.turn {
      let isWanted = round.publicState.auction.laid[turn].count < 2 - turn.index
      guard isWanted, atMost > 0, let card = free.first else { return .pass }
      return .bid(CardSet(card))
    }
    return legal.all.first ?? .pass
  }
}
