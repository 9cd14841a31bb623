/// The part of a finished hand's score that has been counted: first the tricks, one after another,
/// or the cards of an éclat, then bonus or penalty, which reveal how the hand ended.
struct ScoreCount {
  /// From 0 to 1.
  let progress: Double
  /// The number of tricks, or of cards that share the most; 0 if nobody laid a card.
  let steps: Int

  /// The share of the time for the steps.
  private var forSteps: Double { steps == 0 ? 0 : 0.7 }

  /// Whether all steps are counted, which reveals how the hand ended.
  var isDecided: Bool { progress >= forSteps }

  /// The steps counted so far; the last one has its time, too.
  var stepsCounted: Int {
    isDecided ? steps : min(steps, Int(progress / forSteps * Double(steps + 1)))
  }

  /// The part of a seat's bonus or penalty counted so far.
  func bonus(of all: Int) -> Int {
    let share = max(0, min((progress - forSteps) / (1 - forSteps), 1))
    return Int((Double(all) * share).rounded())
  }
}
