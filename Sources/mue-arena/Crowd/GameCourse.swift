/// How one game among many went, in seconds from the beginning of all.
struct GameCourse: Sendable {
  /// When each decision was made.
  private(set) var decisions: [Double] = []
  /// How long was waited for each decision that was a choice, from the question to the answer.
  private(set) var answers: [Double] = []
  /// When the game was over; nil if it broke off.
  var end: Double?

  /// Notes a decision.
  mutating func add(from asked: Double, to answered: Double, isChoice: Bool) {
    decisions.append(answered)
    if isChoice { answers.append(answered - asked) }
  }

  /// How many decisions had been made by a time.
  func decisions(by time: Double) -> Int { decisions.count { $0 <= time } }
}
