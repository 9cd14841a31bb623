import MueRules

/// Inputs of the trump policy: features of the hand of the Vice or Chief, and of each trump that it
/// may name.
struct TrumpFeatures {
  private let turn: TrumpTurn
  private let dealt: CardSet
  /// The points, in hundredths, that the Chief's side can expect under each trump if the seat is
  /// Chief.
  private let worths: [Int]
  /// The target of the contract, in hundredths of a point.
  private let target: Int

  init(_ turn: TrumpTurn, _ dealt: CardSet) {
    self.turn = turn
    self.dealt = dealt
    let worth = HandWorth(players: turn.rules.players)
    worths = turn.trumps.map { trump in
      turn.isChief
        ? worth.sidePoints(dealt, under: trump, over: turn.viceTrump)
        : worth.sidePoints(dealt, under: trump)
    }
    target = 100 * turn.rules.target(level: turn.roles.level)
  }

  /// The features of the naming.
  var moment: ScoringNet.Moment {
    var moment = ScoringNet.Moment(repeating: 0)
    let laid = turn.laid
    let players = turn.rules.players
    moment[0] = .flag(players == .three)
    moment[1] = .flag(players == .four)
    moment[2] = .flag(players == .six)
    moment[3] = .flag(turn.isChief)
    moment[4] = Float(turn.roles.level) / 8
    moment[5] = Float(dealt.points) / 10
    moment[6] = Float(dealt.count { $0.rank.number == 9 }) / 4
    moment[7] = Float(target) / 4000
    let ranked = worths.sorted(by: >)
    moment[8] = Float(ranked.first ?? 0) / 6000
    moment[9] = Float((ranked.first ?? 0) - (ranked.dropFirst().first ?? 0)) / 2000
    moment[10] = .margin(ranked.first ?? 0, over: target)
    moment[11] = .flag(turn.roles.vice != nil)
    switch turn.viceTrump {
    case .suit: moment[12] = 1
    case .number: moment[13] = 1
    case .noTrump, nil: break
    }
    moment[14] = Float((dealt & (turn.viceTrump?.cards ?? .none)).count) / 6
    moment[15] = Float(laid[turn.seat].count) / 6
    moment[16] = Float(turn.trumps.count) / 10
    moment[17] = Float(turn.rules.suits.map { (dealt & .suit($0)).count }.max() ?? 0) / 8
    moment[18] = Float(players.seats.count { !laid[$0].isEmpty }) / 6
    return moment
  }

  func numbers(at index: Int) -> ScoringNet.Candidate {
    var numbers = ScoringNet.Candidate(repeating: 0)
    let rules = turn.rules
    let laid = turn.laid
    let trump = turn.trumps[index]
    let held = dealt & trump.cards
    let other = turn.isChief ? turn.roles.vice : turn.roles.chief
    switch trump {
    case .noTrump: numbers[0] = 1
    case .suit: numbers[1] = 1
    case .number(let rank):
      numbers[2] = .flag(!rank.isTwin)
      numbers[3] = .flag(rank.isTwin)
      numbers[4] = Float(rank.number) / 9
    }
    numbers[5] = Float(worths[index]) / 6000
    numbers[6] = Float((worths.max() ?? 0) - worths[index]) / 2000
    numbers[7] = .flag(worths[index] == worths.max())
    if turn.isChief {
      numbers[8] = .margin(worths[index], over: target)
      numbers[9] = Float(rules.bonus(level: turn.roles.level, trump: trump)) / 100
      let chance = min(95, max(5, 50 + (worths[index] - target) / 25))
      numbers[10] = Float(chance) / 100
      numbers[11] = Float(chance * rules.bonus(level: turn.roles.level, trump: trump)) / 10_000
    }
    numbers[12] = Float(held.count) / 8
    numbers[13] = Float(held.numberSum) / 40
    numbers[14] = Float(held.points) / 8
    let ranks = held.map(\.rank.number)
    numbers[15] = .flag(ranks.contains(9))
    numbers[16] = .flag(ranks.contains(8))
    numbers[17] = .flag(ranks.contains(7))
    numbers[18] = Float((laid[turn.seat] & trump.cards).count) / 4
    if let other {
      numbers[19] = Float((laid[other] & trump.cards).count) / 3
      let counts = rules.suits.map { (laid[other] & .suit($0)).count }
      if case .suit(let suit) = trump {
        numbers[20] = .flag((laid[other] & .suit(suit)).count == counts.max())
      }
    }
    for seat in turn.rules.players.seats where seat != turn.seat && seat != other {
      numbers[21] += Float((laid[seat] & trump.cards).count) / 3
    }
    numbers[22] = Float((held & (turn.viceTrump?.cards ?? .none)).count) / 4
    let side = dealt - trump.cards - (turn.viceTrump?.cards ?? .none)
    let lengths = rules.suits.map { (side & .suit($0)).count }
    numbers[23] = Float(side.count { $0.rank.number == 9 }) / 4
    numbers[24] = Float(side.count { $0.rank.number == 8 }) / 4
    numbers[25] = Float(side.points) / 10
    numbers[26] = Float(lengths.count { $0 == 0 }) / 4
    numbers[27] = Float(lengths.max() ?? 0) / 6
    numbers[28] = Float(dealt.count - held.count - side.count) / 6
    numbers[29] = Float((rules.deck & trump.cards).count) / 12
    return numbers
  }
}

/// Inputs of the partner policy: features of the Chief's hand, and of each seat that it may pick.
struct PartnerFeatures {
  private let observation: Observation
  private let roles: Roles
  private let order: TrickOrder
  private let vice: CardSet
  private let chief: CardSet
  let seats: [Seat]
  /// The strengths of the seats as the heuristics rate them.
  private let strengths: [Int]

  /// The choice of the observer, who is Chief, among these seats; the trumps have been named.
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

  /// The features of the Chief's hand.
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
