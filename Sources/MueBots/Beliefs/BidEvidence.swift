import MueRules

/// The likelihood of a hand given the bids, passes and namings of the seat that holds it.
///
/// It is a negative log-likelihood in 1024ths of a natural logarithm, 0 for a hand that explains
/// everything. Nobody is assumed to bid by a system: each kind of evidence counts in proportion and only
/// up to a limit, so that one strange bid cannot rule a hand out.
struct BidEvidence: Sendable {
  /// What one seat's bids and namings have shown.
  private struct Shown {
    /// The points that its highest lead in the auction asks for, in hundredths.
    var led: Int?
    /// The points that the lowest lead it declined asks for, in hundredths.
    var declined: Int?
    /// The trumps that its laid cards allow, as bits.
    var namable: UInt16 = 0
    /// The trump it named, and those it could have named, as bits.
    var named: Int?
    var choice: UInt16 = 0
  }

  private let worths: TrumpWorths
  private var shown: [Shown]

  /// The hundredths of a point that count one natural logarithm: by which the best trump beats the best
  /// one that the laid cards allow.
  private static let trumpScale = 400
  /// By which points fall short of a lead, or exceed a lead declined.
  private static let levelScale = 300
  /// By which the best trump beats the one named.
  private static let namingScale = 300
  /// The most that one kind of evidence counts, in 1024ths.
  private static let most = 4096
  /// The points that bidders are assumed to keep in reserve, in hundredths.
  private static let reserve = 450

  /// The evidence of an observation.
  init(_ observation: Observation) {
    let (rules, players) = (observation.rules, observation.players)
    let auction = observation.publicState.auction
    let worths = TrumpWorths.of(players)
    self.worths = worths
    shown = auction.laid.map { Shown(namable: TrumpWorths.namable(with: $0)) }
    var laid = Array(repeating: 0, count: players.number)
    for turn in auction.turns {
      let seat = turn.seat
      let most = players.seats.filter { $0 != seat }.map { laid[$0] }.max() ?? 0
      let mine = laid[seat]
      laid[seat] += turn.cards.count
      if !turn.cards.isEmpty, laid[seat] > most {
        let points = 100 * rules.target(level: laid[seat])
        shown[seat].led = max(shown[seat].led ?? 0, points)
      } else if mine <= most, most < rules.handSize {
        let points = 100 * rules.target(level: most + 1)
        shown[seat].declined = min(shown[seat].declined ?? points, points)
      }
    }
    noteNamings(observation.publicState)
  }

  private mutating func noteNamings(_ publicState: PublicState) {
    guard let roles = publicState.roles else { return }
    if let vice = roles.vice, let trump = publicState.viceTrump {
      shown[vice].named = TrumpWorths.index(of: trump)
      shown[vice].choice = shown[vice].namable
    }
    if let trump = publicState.chiefTrump {
      shown[roles.chief].named = TrumpWorths.index(of: trump)
      shown[roles.chief].choice = shown[roles.chief].namable
      if let taken = publicState.viceTrump {
        shown[roles.chief].choice &= ~(1 &<< UInt16(TrumpWorths.index(of: taken)))
      }
    }
  }

  /// The negative log-likelihood, in 1024ths, that a seat was dealt these cards.
  func negativeLogLikelihood(of dealt: CardSet, at seat: Int) -> Int {
    let worths = worths.of(dealt)
    let shown = shown[seat]
    let best = Self.best(worths, TrumpWorths.namable(with: dealt))
    var cost = 0
    if shown.namable != 0 {
      cost += Self.cost(best - Self.best(worths, shown.namable), Self.trumpScale)
    }
    if let led = shown.led { cost += Self.cost(led + Self.reserve - best, Self.levelScale) }
    if let declined = shown.declined {
      cost += Self.cost(best - Self.reserve - declined, Self.levelScale)
    }
    if let named = shown.named {
      let most = max(Self.best(worths, shown.choice), worths[named])
      cost += Self.cost(most - worths[named], Self.namingScale)
    }
    return cost
  }

  @inline(__always) private static func cost(_ points: Int, _ scale: Int) -> Int {
    points <= 0 ? 0 : min(most, points * 1024 / scale)
  }

  @inline(__always) private static func best(_ worths: TrumpWorths.Worths, _ of: UInt16) -> Int {
    var best = Int.min / 2
    var rest = of
    while rest != 0 {
      best = max(best, worths[rest.trailingZeroBitCount])
      rest &= rest &- 1
    }
    return best
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
