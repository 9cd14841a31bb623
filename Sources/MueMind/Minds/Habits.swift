/// What distinguishes one player by rules of thumb from another.
struct Habits: Sendable {
  /// How much it remembers, 0 to 9.
  var memory = MindSettings.fullMemory
  /// The points, in hundredths, that it sees in its hand beyond those expected when it bids.
  var boldness = 0
  /// What it holds dear in the play.
  var taste = PlainTaste()
}

extension Habits {
  /// Plays for the trick on the table, its own tricks above all, and soon forgets what has gone.
  static func novice(memory: Int, boldness: Int) -> Habits {
    var taste = PlainTaste()
    taste.own = 1024
    taste.decision = 0
    taste.drawAsChief = 0
    taste.drawAsPartner = 0
    taste.drawAsOpponent = 0
    return Habits(memory: min(2, memory), boldness: boldness, taste: taste)
  }
}
