import MueGame
import MueRules
import TestSupport
import Testing

/// Plays random legal moves that follow from a seed: bold and shy seats, so that all kinds of hands
/// occur.
struct RandomPlay {
  var generator: SeededGenerator
  /// How often each seat bids, in per cent.
  private let boldness: [Int]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    boldness = (0..<6).map { _ in 10 + generator.below(60) }
    self.generator = generator
  }

  /// One of the legal moves of the seat to move; nil when the hand is over.
  mutating func move(in round: Round) -> Move? {
    guard let legal = round.legalMoves, let turn = round.turn else { return nil }
    switch legal {
    case .bid(let cards, let atMost):
      guard generator.below(100) < boldness[turn.index] else { return .pass }
      return .bid(some(upTo: atMost, of: cards))
    case .name(let trumps): return .name(trumps[generator.below(trumps.count)])
    case .pick(let seats): return .pick(seats[generator.below(seats.count)])
    case .play(let cards): return cards[nth: generator.below(cards.count)].map(Move.play)
    }
  }

  private mutating func some(upTo atMost: Int, of cards: CardSet) -> CardSet {
    var rest = cards
    var laid = CardSet.none
    for _ in 0..<generator.below(atMost + 1) {
      guard let card = rest[nth: generator.below(rest.count)] else { break }
      rest.remove(card)
      laid.insert(card)
    }
    return laid
  }

  /// A hand played from the deal of a seed for at most a number of moves.
  static func round(
    _ players: PlayerCount, seed: UInt64, moves: Int = .max
  ) throws(IllegalMove) -> Round {
    var play = RandomPlay(seed: seed)
    let dealer = players.seats[play.generator.below(players.number)]
    var round = Round(deal: Deal(players: players, seed: seed), dealer: dealer)
    var made = 0
    while made < moves, let move = play.move(in: round) {
      try round.apply(move)
      made += 1
    }
    return round
  }

  /// A hand cut off at a random position.
  static func cutRound(_ players: PlayerCount, seed: UInt64) throws(IllegalMove) -> Round {
    var cut = SeededGenerator(seed: ~seed)
    return try round(players, seed: seed, moves: cut.below(110))
  }

  /// A game of one person and computer players after at most a number of moves.
  static func game(
    _ count: PlayerCount, seed: UInt64, end: MatchRules.End = .hands(5), moves: Int = .max
  ) throws -> Game {
    var play = RandomPlay(seed: seed)
    let players = try count.seats.map { seat in
      Player(
        name: try #require(PlayerName("Player \(seat.index + 1)")),
        agent: seat.index == 0 ? .person() : .computer(.club))
    }
    let rules = try MatchRules(
      players: count, end: end, firstDealer: play.generator.below(count.number))
    var game = try Game(rules: rules, seed: seed, players: players)
    var made = 0
    while made < moves {
      if let move = play.move(in: game.match.round.all) {
        try game.apply(move)
        made += 1
      } else if game.match.isOver {
        break
      } else {
        game.dealNextHand()
      }
    }
    return game
  }
}
