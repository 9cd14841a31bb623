import MueBots
import MueRules

/// The subject of a drill on fresh hands among club players.
public enum Drill: CaseIterable, Hashable, Sendable {
  /// Bids, compared with an expert's.
  case bid
  /// A hand from the end of the auction on, as Chief or Vice.
  case naming
  /// A hand from the person's card in the fifth trick on.
  case fifthTrick
  /// The number of trumps still out after some tricks.
  case trumpCount
}

extension PlayerCount {
  /// A person on a seat among club players; `usual` are names for the others.
  ///
  /// Nil if there are too few names.
  func players(person: PlayerName, at seat: Seat, usual: [PlayerName]) -> [Player]? {
    var plan = NewGamePlan()
    plan.players = self
    plan.seat = seat.index
    let names = plan.names(person: person, usual: usual)
    guard Set(names).count == names.count else { return nil }
    return names.enumerated().map { index, name in
      Player(name: name, agent: index == seat.index ? .person() : .computer(.club))
    }
  }
}

extension Game {
  /// The game with a person on a seat among club players; `usual` are names for the others.
  ///
  /// Nil if there are too few names.
  public func seating(_ person: PlayerName, at seat: Seat, usual: [PlayerName]) -> Game? {
    guard let players = match.players.players(person: person, at: seat, usual: usual) else {
      return nil
    }
    var game = self
    for seat in match.players.seats { game.seat(players[seat], at: seat) }
    return game
  }
}

extension Round {
  /// The hand after this number of its moves; the whole hand if it has fewer.
  func position(after count: Int) -> Round? {
    var round = Round(deal: deal, dealer: publicState.dealer)
    for move in publicState.moves.prefix(max(0, count)) {
      guard round.applyLegal(move) else { return nil }
    }
    return round
  }

  /// The hand as a person sees it on a seat among club players; `usual` are names for the others.
  ///
  /// With `isWatched` the person makes no moves. Nil if there are too few names or the rules allow
  /// no match.
  func view(
    of seat: Seat, person: PlayerName, usual: [PlayerName], isWatched: Bool = false
  ) -> GameObservation? {
    guard let names = players.players(person: person, at: seat, usual: usual),
      let match = try? MatchRules(variant: rules.variant, players: players)
    else { return nil }
    return GameObservation(
      players: names, rules: match, hand: 1, observation: observation(for: seat), scores: [],
      isOnlookers: isWatched)
  }
}

/// Deals hands for drills: five club players play fresh cards up to the point to practise.
///
/// The same seed gives the same hands and values on any machine.
public struct DrillDealer: Sendable {
  private var chance: SeededGenerator
  private let policies: Policies?
  private let playouts: Int
  private let isGivenUp: @Sendable () -> Bool

  /// The number of bids, or of hands to count, in a round.
  static let roundLength = 5
  /// The number of playouts for each move compared in a bid.
  public static let playouts = 500
  /// The number of moves compared in a bid, at most.
  private static let mostMoves = 4
  /// The numbers of tricks after which the trumps are counted.
  private static let countedTricks = 3...7
  private static let players = PlayerCount.five

  /// A dealer that stops when `isGivenUp` returns true; `policies` are those of the experts.
  public init(
    seed: UInt64, policies: Policies?, playouts: Int = Self.playouts,
    isGivenUp: @escaping @Sendable () -> Bool = { false }
  ) {
    chance = SeededGenerator(seed: seed)
    self.policies = policies
    self.playouts = playouts
    self.isGivenUp = isGivenUp
  }

  /// The task for a drill; nil if the work was given up.
  public mutating func deal(_ drill: Drill) -> DealtDrill? {
    switch drill {
    case .bid: round { $0.bid() }.map(DealtDrill.puzzles)
    case .naming: hand { $0.naming() }.map { .game($0.game, seat: $0.seat) }
    case .fifthTrick: hand { $0.fifthTrick() }.map { .game($0.game, seat: $0.seat) }
    case .trumpCount: round { $0.trumpCount() }.map(DealtDrill.counts)
    }
  }

  /// Several hands.
  private mutating func round<Question>(
    _ deal: (inout DrillDealer) -> Question?
  ) -> [Question]? {
    var questions: [Question] = []
    while questions.count < Self.roundLength {
      guard let question = hand(deal) else { return nil }
      questions.append(question)
    }
    return questions
  }

  /// The first fresh hand that fits; nil if the work was given up.
  private mutating func hand<Question>(_ deal: (inout DrillDealer) -> Question?) -> Question? {
    while !isGivenUp() {
      if let question = deal(&self), !isGivenUp() { return question }
    }
    return nil
  }

  /// One bid of a seat in an auction, with values.
  private mutating func bid() -> Puzzle? {
    let seat = randomSeat
    guard var game = newGame() else { return nil }
    play(&game) { $0.roles == nil && $0.score == nil }
    guard let position = game.decisions(of: seat).randomElement(using: &chance) else { return nil }
    let round = game.cut(to: position).dealt.round
    let observation = round.observation(for: seat)
    let looked = expert.evaluate(observation, limits: limits(playouts), seed: chance.next())
    let bids = looked.map(\.move).distinct.filter { $0 != .pass }
    // A pass is always compared, even if an expert does not consider it.
    let compared = [.pass] + bids.prefix(Self.mostMoves - 1)
    let comparison = Comparison(
      observation, of: compared, by: policies, limits: limits(playouts * compared.count),
      seed: chance.next())
    return Puzzle(
      round, moveIndex: position.moves,
      moves: comparison.choices.map {
        ValuedMove($0.move, tenths: Int((10 * $0.evaluation.score).rounded()))
      })
  }

  /// A hand after the auction, and the Chief's or the Vice's seat.
  private mutating func naming() -> (game: Game, seat: Seat)? {
    guard var game = newGame() else { return nil }
    play(&game) { $0.roles == nil && $0.score == nil }
    guard let roles = game.dealt.round.publicState.roles else { return nil }
    let isVice = Bool.random(using: &chance)
    return (game, isVice ? roles.vice ?? roles.chief : roles.chief)
  }

  /// A hand before a seat's card in the fifth trick.
  private mutating func fifthTrick() -> (game: Game, seat: Seat)? {
    let seat = randomSeat
    guard var game = newGame() else { return nil }
    play(&game) { $0.score == nil && ($0.finishedTricks < 4 || $0.turn != seat) }
    return game.dealt.round.score == nil ? (game, seat) : nil
  }

  /// A hand after some tricks.
  private mutating func trumpCount() -> TrumpCount? {
    let seat = randomSeat
    let tricks = Int.random(in: Self.countedTricks, using: &chance)
    guard var game = newGame() else { return nil }
    play(&game) { $0.score == nil && $0.finishedTricks < tricks }
    return TrumpCount(game.dealt.round, seat: seat)
  }

  private var randomSeat: Seat {
    mutating get {
      let seats = Self.players.seats
      return seats[Int.random(in: seats.indices, using: &chance)]
    }
  }

  /// A fresh hand before the first bid.
  private mutating func newGame() -> Game? {
    let seed = chance.next() >> 1
    let players = Self.players
    let dealer = Int(seed % UInt64(players.number))
    guard let rules = try? MatchRules(players: players, firstDealer: dealer) else { return nil }
    let club = Player(name: .nobody, agent: .computer(.club))
    return try? Game(
      rules: rules, seed: seed, players: Array(repeating: club, count: players.number))
  }

  /// Lets club players continue as long as a condition holds.
  private mutating func play(_ game: inout Game, while goesOn: (PublicState) -> Bool) {
    while goesOn(game.dealt.round.publicState), let turn = game.dealt.round.turn, !isGivenUp() {
      let move = club.legalMove(
        game.observation(for: turn), limits: limits(Limits.mostPlayouts), seed: chance.next())
      guard game.applyLegal(move) else { return }
    }
  }

  private var club: any Bot { BotSettings.club.makeBot(policies) }
  private var expert: any Bot { BotSettings(level: .expert).makeBot(policies) }

  private func limits(_ playouts: Int) -> Limits {
    Limits(playouts: playouts, isTimeUp: isGivenUp)
  }
}
