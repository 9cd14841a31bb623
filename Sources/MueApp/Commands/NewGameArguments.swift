import MueBots
import MueGame
import MueRules
import MueWords
import Platform

/// The arguments for a new game; nil means not given.
struct NewGameArguments: Hashable {
  var players: PlayerCount?
  var end: MatchRules.End?
  var seed: UInt64?
  var name: PlayerName?
  var level: BotSettings.Level?
  var style: Company?
  var memory: Int?
  var peek: Peek?
  var ownPeek: Peek?
  var speed: Speed?
  var title: GameTitle?
  var isAgainstPar = false

  init() {}

  /// Parses the options of `mue new`.
  ///
  /// - Throws: `CommandError` for the first error.
  init(_ options: ParsedOptions) throws(CommandError) {
    speed = try options.speed
    isAgainstPar = options.has("par")
    players = try options.integer("players", in: 3...6).flatMap(PlayerCount.init)
    do { seed = try options.seed(of: "seed") } catch { throw .option(error) }
    memory = try options.integer("memory", in: 0...BotSettings.fullMemory)
    peek = try options.integer("peek", in: 0...9).flatMap(Peek.init)
    ownPeek = try options.integer("own-peek", in: 0...9).flatMap(Peek.init)
    end = try options.integer("hands", in: Rules.classic.length.hands).map { .hands($0) }
    if let points = try options.integer("to", in: 1...1000) {
      guard Rules.classic.length.points.contains(points) else {
        throw .notOffered(
          option: "to", value: String(points), of: Rules.classic.length.points.map(String.init))
      }
      if end != nil { throw .twoEnds }
      end = .points(points)
    }
    name = try options.name
    if let text = options.value(of: "title") {
      guard let cleaned = GameTitle(text) else { throw .emptyTitle }
      title = cleaned
    }
    level = try options.choice("level")
    style = try options.choice("style")
  }

  /// The resulting plan, with preferences and defaults for arguments not given.
  func plan(_ preferences: Preferences) -> NewGamePlan {
    var plan = NewGamePlan(
      opponents: BotSettings(
        level: level ?? preferences.level, memory: memory ?? BotSettings.fullMemory,
        peek: peek ?? .none),
      company: style ?? preferences.style)
    plan.players = players ?? plan.players
    plan.end = end ?? plan.end
    plan.name = name
    plan.peek = ownPeek ?? .none
    plan.seed = seed
    plan.title = title
    plan.isAgainstPar = isAgainstPar
    return plan
  }
}
