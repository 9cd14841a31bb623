/// How far worlds wander between one that is used and the next.
struct MetropolisSchedule: Sendable {
  /// How many exchanges for each hidden card lead from an even draw to the first world of a chain.
  var first = 4
  /// How many, for sixteen hidden cards, lead from each world to the next.
  var next = 8
  /// At least so many.
  var least = 4
  /// How many worlds a chain has.
  var worlds = 32
}
