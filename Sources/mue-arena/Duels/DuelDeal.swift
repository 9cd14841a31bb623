import MueRules

/// What X gained over Y in each seat of one deal.
struct DuelDeal: Equatable, Sendable {
  let number: Int
  /// X's score less Y's in the same seat, one a seat.
  var gains: [Int] = []
  /// Who was Chief when Y sat everywhere; nil after an éclat.
  let chief: Int?
  /// Who was partner then.
  let partner: Int?
  /// How long X's decisions took.
  var times = TimeHistogram()
  var replacements = ReplacementTally()

  init(number: Int, contract: Contract?) {
    self.number = number
    chief = contract?.roles.chief.index
    partner = contract?.partner?.index
  }

  init(number: Int, gains: [Int], chief: Int?, partner: Int?) {
    self.number = number
    self.gains = gains
    self.chief = chief
    self.partner = partner
  }

  /// The sum of the gains in the seats of a role, and how many those are.
  func share(_ role: DuelRole) -> (sum: Int, seats: Int) {
    var sum = 0
    var seats = 0
    for (seat, gain) in gains.enumerated() where isSeat(seat, role) {
      sum += gain
      seats += 1
    }
    return (sum, seats)
  }

  private func isSeat(_ seat: Int, _ role: DuelRole) -> Bool {
    switch role {
    case .all: true
    case .chief: seat == chief
    case .partner: seat == partner
    case .opponent: chief != nil && seat != chief && seat != partner
    }
  }
}
