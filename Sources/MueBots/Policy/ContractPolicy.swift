import MueRules

/// A learned policy for everything that makes a contract: bids, the trumps of Vice and Chief, and
/// the partner.
///
/// Each kind of choice has a net of its own. The net gives each move a score; the softmax of the
/// scores is the distribution.
struct ContractPolicy: Sendable {
  let bid: ScoringNet
  let trump: ScoringNet
  let partner: ScoringNet

  private func scores(_ choice: ContractChoice) -> [Float] {
    let net =
      switch choice.kind {
      case .bid: bid
      case .trump: trump
      case .partner: partner
      }
    let hidden = net.hidden(choice.moment)
    return choice.candidates.map { net.score($0, hidden: hidden) }
  }

  /// The most likely move for the observing seat; nil during card play, and when it is not the
  /// seat's turn.
  func best(_ observation: Observation) -> Move? {
    ContractChoice(observation).flatMap { ranking($0).first }
  }

  /// The moves of a choice, the most likely first.
  func ranking(_ choice: ContractChoice) -> [Move] {
    let scores = scores(choice)
    return scores.indices.sorted { (-scores[$0], $0) < (-scores[$1], $1) }.map { choice.moves[$0] }
  }

  /// The worths of the moves of a choice, in 1024ths of a point; only the differences matter.
  func worths(_ choice: ContractChoice) -> [Int] {
    scores(choice).map(ScoringNet.worth)
  }

  func chances(_ choice: ContractChoice) -> [Float] {
    let scores = scores(choice)
    let most = scores.max() ?? 0
    let weights = scores.map { exponential($0 - most) }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  /// A move drawn from the distribution.
  func draw(_ choice: ContractChoice, _ generator: inout SeededGenerator) -> Move {
    if choice.moves.count == 1 { return choice.moves[0] }
    var rest = Float(generator.next() &>> 40) * 0x1p-24
    for (move, chance) in zip(choice.moves, chances(choice)) {
      rest -= chance
      if rest < 0 { return move }
    }
    return choice.moves[0]
  }
}
