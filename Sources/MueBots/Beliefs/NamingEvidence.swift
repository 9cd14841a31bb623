import MueRules

/// The likelihood of a hand given the trump that its holder named, by a policy that names as others do.
///
/// It is a negative log-likelihood in 1024ths of a natural logarithm.
struct NamingEvidence: Sendable {
  private let policy: ContractPolicy
  /// The namings of the Vice and of the Chief, without the observer's own.
  private let namings: [(turn: TrumpTurn, trump: Trump)]

  /// The share of namings taken to be at random, so that a strange one rules no hand out.
  private static let randomShare: Float = 0.1

  /// The evidence of the trumps named so far; nil without any by another seat.
  init?(_ observation: Observation, by policy: ContractPolicy) {
    let publicState = observation.publicState
    guard let roles = publicState.roles else { return nil }
    var namings: [(turn: TrumpTurn, trump: Trump)] = []
    if let vice = roles.vice, let trump = publicState.viceTrump {
      namings.append((TrumpTurn(publicState, roles, by: vice, over: nil), trump))
    }
    if let trump = publicState.chiefTrump {
      let turn = TrumpTurn(publicState, roles, by: roles.chief, over: publicState.viceTrump)
      namings.append((turn, trump))
    }
    namings.removeAll { $0.turn.seat == observation.seat || $0.turn.trumps.count < 2 }
    if namings.isEmpty { return nil }
    self.policy = policy
    self.namings = namings
  }

  /// The negative log-likelihood, in 1024ths, that a seat was dealt these cards.
  func negativeLogLikelihood(of dealt: CardSet, at seat: Int) -> Int {
    guard let naming = namings.first(where: { $0.turn.seat.index == seat }) else { return 0 }
    let chances = policy.chances(ContractChoice(naming.turn, dealt))
    let chance = zip(naming.turn.trumps, chances).first { $0.0 == naming.trump }?.1 ?? 0
    let likelihood =
      (1 - Self.randomShare) * chance + Self.randomShare / Float(naming.turn.trumps.count)
    return Int(1024 * negativeLogarithm(Double(min(1, likelihood))))
  }
}

extension PublicState {
  /// The lower trump, once named.
  var viceTrump: Trump? {
    switch phase {
    case .chiefNames(_, let trump), .chiefPicks(_, let trump, _): trump
    default: contract?.viceTrump
    }
  }

  /// The higher trump, once named.
  var chiefTrump: Trump? {
    if case .chiefPicks(_, _, let trump) = phase { trump } else { contract?.chiefTrump }
  }
}
