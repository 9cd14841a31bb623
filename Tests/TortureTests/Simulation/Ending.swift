/// How and when a session ends.
struct Ending {
  /// How many keys are pressed before it.
  var keysLeft: Int
  let end: Simulation.End
  /// The signal that was sent.
  var signal: Int32?
  /// How often the person has tried to leave.
  var attempts = 0
  /// How many steps in a row went on without a key.
  var quietSteps = 0

  init(keysLeft: Int, end: Simulation.End) {
    self.keysLeft = keysLeft
    self.end = end
  }
}
