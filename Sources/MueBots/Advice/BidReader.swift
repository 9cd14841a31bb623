import MueRules

/// Reads what the seats' bids say about their hands, from an observer's point of view: that of a
/// seat, or of an onlooker, who knows what everybody saw.
///
/// It draws worlds one after the other, so that a reading is there soon and can be refined; the
/// observation, the seed and the number of worlds decide the result.
public struct BidReader: Sendable {
  public let observation: Observation
  private let namers: BidSample.Namers
  private let policies: Policies?
  private let seed: UInt64
  private var now: BidSample
  /// The samples before each seat's last bid.
  private var before: [Seat: BidSample] = [:]

  /// The numbers of worlds to which a reading is refined in turn.
  public static let steps = [128, 256, 512, 1024, 2048]

  /// Reads bids by policies, or by heuristics without them.
  ///
  /// `computers` are the players known to be computers, by seat: the levels below club name trumps
  /// and pick partners by heuristics, as everybody at the table may know.
  public init(
    _ observation: Observation, computers: [Seat: BotSettings] = [:], by policies: Policies?,
    seed: UInt64
  ) {
    self.observation = observation
    self.policies = policies
    self.seed = seed
    namers = computers.filter { policies.flatMap($0.value.skill) == nil }
      .mapValues { $0.heuristicBot(policies) }
    now = BidSample(observation, namers, by: policies, seed: seed)
  }

  /// Draws worlds until the reading of a seat has this many, now and before its last bid.
  ///
  /// Returns false if it was given up; the reader is then unchanged.
  @discardableResult
  public mutating func refine(
    _ seat: Seat, worlds: Int, isGivenUp: () -> Bool = { false }
  ) -> Bool {
    var next = self
    guard next.now.draw(worlds, isGivenUp) else { return false }
    if let move = lastBid(of: seat) {
      var sample =
        before[seat] ?? BidSample(observation.after(moves: move), namers, by: policies, seed: seed)
      guard sample.draw(worlds, isGivenUp) else { return false }
      next.before[seat] = sample
    }
    self = next
    return true
  }

  /// What the bids of a seat say; nil before any world has been drawn.
  public func reading(of seat: Seat) -> BidReading? {
    guard now.worlds > 0 else { return nil }
    let tally = now.tallies[seat]
    let before = before[seat]
    let trumps = trumps(of: seat, tally).map { index in
      let trump = TrumpWorths.trump(index)
      let state = observation.publicState
      return BidReading.TrumpReading(
        trump: trump, all: (observation.rules.deck & trump.cards).count,
        held: now.mean(tally.held[index]), laid: (state.auction.laid[seat] & trump.cards).count,
        played: (state.played[seat] & trump.cards).count, percentNamed: tally.percentNamed(index),
        before: before.map {
          .init(
            held: $0.mean($0.tallies[seat].held[index]),
            percentNamed: $0.tallies[seat].percentNamed(index))
        })
    }
    let partners = observation.players.seats.filter { tally.partners[$0.index] > 0 }.map {
      BidReading.PartnerReading(
        seat: $0, percent: (tally.partners[$0.index] / Double(tally.chief)).inPercent)
    }
    return BidReading(
      seat: seat, worlds: now.worlds, chief: now.mean(tally.chief).inPercent,
      vice: now.mean(tally.vice).inPercent, picked: (tally.picked / Double(now.worlds)).inPercent,
      named: observation.publicState.trump(namedBy: seat), trumps: trumps,
      partners: partners.sorted { ($1.percent, $0.seat) < ($0.percent, $1.seat) })
  }

  /// How many cards of a trump a seat was dealt, on average, with those laid and played.
  public func held(_ trump: Trump, by seat: Seat) -> Double {
    now.mean(now.tallies[seat].held[TrumpWorths.index(of: trump)])
  }

  /// The trumps of a reading, by `TrumpWorths.index`.
  private func trumps(of seat: Seat, _ tally: BidTally) -> [Int] {
    let state = observation.publicState
    var trumps: [Int] = []
    if state.trump(namedBy: seat) == nil, tally.namings > 0 {
      trumps = (0..<16).filter { tally.named[$0] > 0 }.sorted {
        (-tally.named[$0], -tally.held[$0], $0) < (-tally.named[$1], -tally.held[$1], $1)
      }
    } else {
      let laid = state.auction.laid[seat]
      let others = laid.isEmpty ? [] : Trump.namable(with: laid)
      let named = [state.chiefTrump, state.viceTrump].compactMap(\.self)
      trumps =
        (0..<16).filter { named.contains(TrumpWorths.trump($0)) }
        + (0..<15).filter {
          let trump = TrumpWorths.trump($0)
          return others.contains(trump) && !named.contains(trump)
        }.sorted { (-tally.held[$0], $0) < (-tally.held[$1], $1) }
    }
    return Array(trumps.prefix(Self.mostTrumps))
  }

  private static let mostTrumps = 4

  /// The number of the move with which a seat last laid cards; nil if it has laid none.
  private func lastBid(of seat: Seat) -> Int? {
    observation.publicState.auction.turns.lastIndex { $0.seat == seat && !$0.cards.isEmpty }
  }
}

extension PublicState {
  /// The trump that a seat has named, as Chief or Vice.
  fileprivate func trump(namedBy seat: Seat) -> Trump? {
    guard let roles else { return nil }
    return seat == roles.chief ? chiefTrump : seat == roles.vice ? viceTrump : nil
  }
}
