import MueGame
import MueRules

/// A first hand, explained: a fixed deal, what everybody does in it up to the sixth trick, and the
/// steps at which the person is asked to do something.
///
/// Where the lesson stands follows from the moves made, so it keeps nothing of its own. What the
/// person would rather do is held back with a reason until the steps are done; then play is free.
public enum Lesson {
  /// The person deals last but two, so that everybody else has bid before.
  public static func game(person: PlayerName, others: [PlayerName]) throws -> Game {
    let players = PlayerCount.five
    let opponents = others.filter { $0 != person }.prefix(players.number - 1).map {
      Player(name: $0, agent: .computer(ComputerPlayer(level: .casual)))
    }
    return try Game(
      rules: MatchRules(players: players, end: .points(100), firstDealer: 2), seed: 5914,
      players: [Player(name: person, agent: .person())] + opponents)
  }

  /// One move of the hand as it is to go: in the notation of files, a step where it is the person's.
  private static let script: [(move: String, step: LessonStep?)] = [
    ("R2", nil), ("R7 R8", nil), ("Y7", nil), ("R7 G7 K7", .bid), ("Y6 Y7", nil), ("Y2", nil),
    ("", nil), ("B7", nil), ("", .pass), ("", nil), ("", nil), ("", nil), ("", nil),
    ("red", nil), ("7", .name), ("4", .pick),
    ("R7", .leadTrump), ("Y7", nil), ("R2", nil), ("R1", nil), ("R6", nil),
    ("K8", .leadSuit), ("B7", nil), ("K3", nil), ("K0", nil), ("G1", nil),
    ("B9", nil), ("B6", nil), ("B1", nil), ("B0", nil), ("G7", .takeWithTrump),
    ("K2", .leadLow), ("G1", nil), ("K1", nil), ("Y1", nil), ("R0", nil),
    ("Y9", nil), ("Y8", .follow), ("Y0", nil), ("Y1", nil), ("Y3", nil),
  ]

  /// The step a game is at: what the person is to do, or to read.
  public static func step(of game: Game) -> LessonStep {
    if game.match.round.score != nil { return .over }
    if game.moveCount >= script.count { return .free }
    return script[game.moveCount...].lazy.compactMap(\.step).first ?? .free
  }

  /// What the others do while the steps are not done; nil where they play by themselves.
  public static func move(in game: Game) -> Move? {
    guard game.moveCount < script.count, script[game.moveCount].step == nil else { return nil }
    return game.match.round.move(text: script[game.moveCount].move)
  }

  /// Whether the person's move is what is asked for; everything is once the steps are done.
  public static func accepts(_ move: Move, in game: Game) -> Bool {
    guard game.moveCount < script.count, let step = script[game.moveCount].step else { return true }
    let wanted = [script[game.moveCount].move] + step.alternatives
    return wanted.contains(move.text)
  }
}
