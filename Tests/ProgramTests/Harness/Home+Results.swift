extension Home {
  /// A home with one game, called Sunday, with one finished and recorded hand.
  static func withResults() throws -> Home {
    let home = try Home()
    let new = ["new", "--plain", "--level", "novice", "--players", "4", "--name", "Ada"]
    let input = "bid 1\npass\nbid 1\nbid 1\nbid 1\npass\n"
    _ = try CommandRun(new + ["--seed", "5", "--title", "Sunday"], home: home, input: input)
    return home
  }
}
