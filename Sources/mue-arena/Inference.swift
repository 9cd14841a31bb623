import MueBots
import MueRules

/// A player's knowledge of the hidden cards, after the auction and later in recorded hands.
struct Inference: Sendable {
  let starts: RecordedStarts
  let plan: TablePlan
  let bot: PlayerSpec

  /// The numbers of tricks after which the knowledge is measured.
  static let tricks = [0, 3, 6, 9]
  private static let worlds = 200

  /// The means over all seats of the hands, by number of tricks.
  struct Tally: DealTally {
    let name: String
    private(set) var moments = Inference.tricks.map { _ in Moment() }

    /// The sums over all seats and hands at one moment.
    struct Moment: Sendable {
      var seats = 0
      var bits = 0.0
      var uniformBits = 0.0
      var cards = 0
    }

    mutating func take(_ rows: [Moment]) {
      for (index, row) in rows.enumerated() {
        moments[index].seats += row.seats
        moments[index].bits += row.bits
        moments[index].uniformBits += row.uniformBits
        moments[index].cards += row.cards
      }
    }

    /// The bits per hidden card at each moment: for uniform worlds, for the player's, and the
    /// difference.
    func report() -> [String] {
      let rows = zip(Inference.tricks, moments).map { tricks, moment in
        let cards = Double(max(1, moment.cards))
        return [
          "\(tricks)", Figures.fixed(cards / Double(max(1, moment.seats)), places: 1),
          Figures.fixed(moment.uniformBits / cards, places: 4),
          Figures.fixed(moment.bits / cards, places: 4),
          Figures.fixed((moment.bits - moment.uniformBits) / cards, places: 4),
        ]
      }
      return ["\(name): bits a hidden card, the higher the more it knows"]
        + Figures.columns([["tricks", "cards hidden", "uniform", "player", "gain"]] + rows)
    }
  }

  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> Tally {
    guard case .computer(let settings) = bot.player else { throw .notForOthers(bot: bot.text) }
    let policies = bot.policies
    let run = DealRun(plan: plan, interruption: interruption, progress: progress)
    return try run.run(Tally(name: bot.text)) { number, _ throws(ArenaError) in
      var rows = Self.tricks.map { _ in Tally.Moment() }
      var round = Round(deal: starts[number].deal, dealer: starts[number].publicState.dealer)
      for move in starts.moves(number) {
        if let index = Self.tricks.firstIndex(of: round.publicState.finishedTricks),
          round.publicState.contract != nil, round.publicState.currentTrick == nil
        {
          for seat in round.players.seats where !interruption.isRequested {
            guard
              let knowledge = LayoutKnowledge(
                round, seat, settings: settings, policies: policies, worlds: Self.worlds,
                seed: UInt64(number))
            else { throw .notForOthers(bot: bot.text) }
            rows[index].seats += 1
            rows[index].bits += knowledge.bits
            rows[index].uniformBits += knowledge.uniformBits
            rows[index].cards += knowledge.cards
          }
        }
        guard round.applyLegal(move) else { break }
      }
      return rows
    }
  }
}
