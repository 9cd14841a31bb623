import MueRules

/// What the policy for partners sees: numbers about the Chief's hand, and numbers about each seat it may pick.
struct PartnerFeatures {
  private let observation: Observation
  private let roles: Roles
  private let order: TrickOrder
  /// The trumps of the Vice, and those of the Chief.
  private let vice: CardSet
  private let chief: CardSet
  /// The seats to choose from.
  let seats: [Seat]
  /// What heuristics think of the seats.
  private let strengths: [Int]

  /// The choice of the Chief, who observes, among seats; the trumps have been named.
  init(_ observation: Observation, _ roles: Roles, _ order: TrickOrder, of seats: [Seat]) {
    self.observation = observation
    self.roles = roles
    self.order = order
    self.seats = seats
    vice = observation.publicState.viceTrump?.cards ?? .none
    chief = observation.publicState.chiefTrump?.cards ?? .none
    let naming = HeuristicNaming(observation)
    strengths = seats.map { naming.strength(of: $0, order) }
  }

  /// The numbers about the Chief's hand.
  var moment: ScoringNet.Moment {
    var moment = ScoringNet.Moment(repeating: 0)
    let held = observation.dealt
    let players = observation.players
    moment[0] = .flag(players == .three)
    moment[1] = .flag(players == .four)
    moment[2] = .flag(players == .six)
    moment[3] = Float(roles.level) / 8
    moment[4] = Float((held & chief).count) / 8
    moment[5] = Float((held & vice).count) / 6
    moment[6] = .flag(chief.isEmpty)
    moment[7] = .flag(chief.count == 12)
    moment[8] = .flag(vice.isEmpty)
    moment[9] = .flag(vice.count == 12)
    moment[10] = Float((held - order.trumps).count { $0.rank.number == 9 }) / 4
    moment[11] = Float(held.points) / 10
    return moment
  }

  /// The numbers about the seat of an index.
  func numbers(at index: Int) -> ScoringNet.Candidate {
    var numbers = ScoringNet.Candidate(repeating: 0)
    let auction = observation.publicState.auction
    let players = observation.players
    let seat = seats[index]
    let laid = auction.laid[seat]
    let held = observation.dealt
    let distance = (seat.index - roles.chief.index + players.number) % players.number
    numbers[0] = Float(laid.count) / 5
    numbers[1] = .flag(laid.isEmpty)
    numbers[2] = Float((laid & chief).count) / 4
    numbers[3] = Float((laid & vice).count) / 3
    numbers[4] = Float((laid & order.trumps).map { Int(order.strength($0)) }.max() ?? 0) / 57
    numbers[5] = Float((laid - order.trumps).count { $0.rank.number == 9 }) / 2
    numbers[6] = Float((laid - order.trumps).count { $0.rank.number == 8 }) / 2
    numbers[7] = Float(laid.points) / 6
    numbers[8] = Float(laid.numberSum) / 30
    numbers[9] = Float(distance) / 5
    numbers[10] = .flag(distance == 1)
    numbers[11] = .flag(distance == players.number - 1)
    numbers[12] = Float(strengths[index]) / 40
    let others = strengths.indices.filter { $0 != index }.map { strengths[$0] }
    numbers[13] = Float(strengths[index] - (others.max() ?? 0)) / 20
    numbers[14] = .flag(strengths[index] > (others.max() ?? 0))
    for suit in observation.rules.suits where (held & .suit(suit) - order.trumps).isEmpty {
      numbers[15] += Float((laid & .suit(suit) - order.trumps).count) / 3
    }
    numbers[16] = Float((laid & (vice | chief)).points) / 4
    let voice = auction.turns.filter { $0.seat == seat && !$0.cards.isEmpty }.count
    numbers[17] = Float(voice) / 3
    let vices = roles.vice.map { auction.laid[$0].count } ?? 0
    numbers[18] = Float(vices - laid.count) / 4
    return numbers
  }
}
