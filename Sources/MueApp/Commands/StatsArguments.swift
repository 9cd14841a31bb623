import MueGame
import Platform

/// What `mue stats` is to count and how it is to answer.
struct StatsArguments: Hashable {
  /// Whether the answer is JSON.
  let isJSON: Bool
  /// Whether the saved games are read again first.
  let isRebuild: Bool
  /// The first day counted; nil for all before.
  let since: Day?
  /// The last day counted; nil for all after.
  let until: Day?

  /// The options of `mue stats`.
  static let options = ["json", "rebuild", "since", "until"]

  /// Reads the options; throws what is no day.
  init(_ options: ParsedOptions) throws(CommandError) {
    isJSON = options.has("json")
    isRebuild = options.has("rebuild")
    since = try Self.day("since", options)
    until = try Self.day("until", options)
  }

  private static func day(_ name: String, _ options: ParsedOptions) throws(CommandError) -> Day? {
    guard let text = options.value(of: name) else { return nil }
    guard let day = Day(text: text) else { throw .notADay(option: name, value: text) }
    return day
  }
}
