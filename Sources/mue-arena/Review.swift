import MueBots
import MueData
import MueGame
import MueRules
import MueWords
import Platform
import Synchronization

/// The seats and hands to review, the reviewing bot, and its thinking time.
struct ReviewPlan: Sendable {
  /// One seat of one hand.
  struct Part: Sendable {
    let record: HandRecord
    let reviewer: Reviewer
  }

  let parts: [Part]
  let bot: PlayerSpec
  let thinking: Thinking
  let seed: UInt64
  let jobs: Int

  init(_ file: String, _ parsed: ParsedOptions) throws(ArenaError) {
    if parsed.has("playouts"), parsed.has("budget-ms") { throw .twoBudgets }
    bot = try PlayerSpec(parsed.value(of: "bot") ?? "expert")
    guard let player = bot.bot else { throw .notForOthers(bot: bot.text) }
    thinking = try parsed.thinking(atLeast: 1, usually: Reviewer.playouts)
    seed = try parsed.seed
    jobs = try parsed.jobs(for: thinking)
    _ = try parsed.integer("seat", in: 0...5)
    var parts: [Part] = []
    for (_, record) in try HandsFile(file).hands {
      for seat in try Self.seats(of: record, parsed) {
        parts.append(Part(record: record, reviewer: record.reviewer(of: seat, by: player)))
      }
    }
    self.parts = parts
  }

  /// The requested seat; otherwise the seats of persons, or all if there are none.
  private static func seats(
    of record: HandRecord, _ parsed: ParsedOptions
  ) throws(ArenaError) -> [Seat] {
    let seats = record.round.players.seats
    if let wanted = try parsed.integer("seat", in: 0...(seats.count - 1)) {
      return [seats[wanted]]
    }
    let persons = seats.filter { seat in
      record.agents.flatMap { Agent(text: $0[seat]) }?.isPerson == true
    }
    return persons.isEmpty ? seats : persons
  }
}

/// Reviews all decisions of a plan, several at a time.
///
/// Each decision's seed depends on its number, so threads do not affect the result.
struct ReviewRun {
  let plan: ReviewPlan
  let interruption: Interruption
  let progress: Progress

  /// The decisions reviewed so far, by part, and the number of the next one.
  private struct State {
    var next = 0
    var done: [[Int: Decision]]
  }

  /// The completed parts: all of them, or those before an interrupt.
  func run() -> [ReviewedHand] {
    let tasks = plan.parts.indices.flatMap { part in
      (0..<plan.parts[part].reviewer.count).map { (part, $0) }
    }
    let state = Mutex(State(done: plan.parts.map { _ in [:] }))
    JoinedThreads.perform(min(plan.jobs, tasks.count)) { _ in
      while let (part, index) = state.withLock({ take(&$0, tasks) }) {
        let decision = plan.parts[part].reviewer.decision(
          index, limits: plan.thinking.limits(until: interruption), rollouts: rollouts,
          seed: plan.seed)
        // An interrupted search has not used its full budget, so its judgement does not count.
        if interruption.isRequested { return }
        state.withLock { $0.done[part][index] = decision }
        progress.advance()
      }
    }
    return state.withLock { state in
      zip(plan.parts, state.done).compactMap { part, done in
        guard done.count == part.reviewer.count else { return nil }
        let decisions = done.sorted { $0.key < $1.key }.map(\.value)
        return ReviewedHand(
          record: part.record,
          review: HandReview(seat: part.reviewer.seat, decisions: decisions))
      }
    }
  }

  /// The limits of the rollouts, as large as those of the search; a clock has twice the time, since it
  /// starts with the search.
  private var rollouts: Limits {
    switch plan.thinking {
    case .playouts(let playouts):
      return Limits(playouts: playouts, isTimeUp: { [interruption] in interruption.isRequested })
    case .milliseconds(let milliseconds):
      let end = ContinuousClock.now + .milliseconds(2 * milliseconds)
      return Limits(isTimeUp: { [interruption] in
        interruption.isRequested || ContinuousClock.now >= end
      })
    }
  }

  private func take(_ state: inout State, _ tasks: [(Int, Int)]) -> (Int, Int)? {
    guard state.next < tasks.count, !interruption.isRequested else { return nil }
    state.next += 1
    return tasks[state.next - 1]
  }
}

extension ArenaRunner {
  /// Reviews a file's hands; returns the exit status.
  func review(_ file: String?, _ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    guard let file else { throw .noReviewFile }
    let plan = try ReviewPlan(file, parsed)
    try interruption.listen()
    let all = plan.parts.reduce(0) { $0 + $1.reviewer.count }
    let progress = Progress(of: all, "decisions")
    let run = ReviewRun(plan: plan, interruption: interruption, progress: progress)
    let hands = run.run()
    progress.clear()
    for hand in hands { show(hand.report, parsed) }
    return status("the hands that were done are shown")
  }
}

struct ReviewedHand: Sendable {
  let record: HandRecord
  let review: HandReview

  /// The costliest decisions with their reasons, then all decisions in order, without forced moves.
  var report: Report {
    let decisions = review.decisions.filter { !$0.isForced }
    let cost = review.cost > 0 ? review.cost.inTenths.english + " points" : "nothing"
    var lines = [
      "Hand \(record.hand ?? 1), \(name(review.seat)): "
        + "\(Figures.count(decisions.count, "decision")), which cost \(cost)"
    ]
    let chosen = review.cost > 0 ? review.dearest() : review.praised.map { [$0] } ?? []
    for (index, decision) in chosen.enumerated() {
      let phrase = decision.praise(naming: name) ?? decision.phrase(naming: name)
      lines.append("  \(index + 1). " + phrase.english)
      let reasons = decision.why(naming: name).map(\.english)
      if !reasons.isEmpty { lines.append("     " + reasons.joined(separator: " ")) }
    }
    return Report(
      words: lines,
      figures: [
        "format": .text("mue-review/1"), "hand": record.hand.map { .count($0) },
        "seed": record.seed.map { .data($0.json) }, "seat": .count(review.seat.index),
        "cost": .data(.decimal(review.cost)), "decisions": .parts(review.decisions.map(report)),
      ])
  }

  private func report(_ decision: Decision) -> Report {
    Report(
      words: decision.isForced || review.cost == 0
        ? [] : ["  " + decision.phrase(naming: name).english],
      figures: [
        "place": .count(decision.moveIndex), "step": .text(decision.step.english),
        "made": .data(decision.made.json(name).json), "best": .data(decision.best.json(name).json),
        "forced": .data(decision.isForced.json), "cost": .data(.decimal(decision.cost)),
        "lead": decision.lead.map { .data(.decimal($0.points)) },
      ])
  }

  private func name(_ seat: Seat) -> String {
    record.names?[seat].text ?? Phrase.reviewSeat(seat: seat.index).english
  }
}

extension Choice {
  fileprivate func json(_ name: (Seat) -> String) -> JSONObject {
    [
      "move": move.text, "score": JSONValue.decimal(evaluation.score),
      "chance": JSONValue.decimal(evaluation.chanceOfMaking),
      "reasons": reasons.map { $0.phrase(naming: name).english },
    ]
  }
}
