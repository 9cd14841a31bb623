import Platform

enum ArenaCommand: String, CaseIterable {
  case play
  case samples
  case duel
  case ladder
  case exploit
  case curve
  case join
  case review
  case puzzles
  case auctions
  case coach
  case hints
  case chances
  case endings
  case readings
  case bench
  case inference
  case signature
  case bot = "bot"

  static let names = allCases.map(\.rawValue)

  /// Checks that every option given belongs to the command.
  ///
  /// - Throws: `ArenaError.option` for the first one that does not.
  func check(_ parsed: ParsedOptions) throws(ArenaError) {
    for option in ArenaOption.all
    where parsed.has(option.spec.name) && !option.commands.contains(self) {
      throw .option(.unknown("--" + option.spec.name))
    }
  }
}
