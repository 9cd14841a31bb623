import MueGame
import MueRules
import Platform

/// What was said about a new game on the command line; what was not said is nil.
struct NewGameArguments: Hashable {
  var players: PlayerCount?
  var end: MatchRules.End?
  var seed: UInt64?
  var name: PlayerName?
  var level: Level?
  var style: Style?
  var memory: Int?
  var peek: Peek?
  var ownPeek: Peek?
  var speed: Speed?
  var title: GameTitle?
  /// Whether it is to be told in lines.
  var isPlain = false

  /// The options that say something about a new game.
  static let options = [
    "players", "to", "hands", "seed", "name", "level", "style", "memory", "peek", "own-peek",
    "title",
  ]

  /// A game about which nothing was said.
  init() {}

  /// Reads the options of `mue new`.
  init(_ options: ParsedOptions, speed: Speed?) throws(CommandError) {
    self.speed = speed
    isPlain = options.has("plain")
    let points: Int?
    do throws(OptionError) {
      players = try options.number(of: "players", in: 3...6).flatMap(PlayerCount.init)
      seed = try options.seed(of: "seed")
      memory = try options.number(of: "memory", in: 0...ComputerPlayer.fullMemory)
      peek = try options.number(of: "peek", in: 0...9).flatMap(Peek.init)
      ownPeek = try options.number(of: "own-peek", in: 0...9).flatMap(Peek.init)
      end = try options.number(of: "hands", in: MatchRules.offeredHands).map { .hands($0) }
      points = try options.number(of: "to", in: 1...1000)
    } catch {
      throw .option(error)
    }
    if let points {
      guard MatchRules.offeredPoints.contains(points) else {
        throw .notOffered(
          option: "to", value: String(points), of: MatchRules.offeredPoints.map(String.init))
      }
      if end != nil { throw .twoEnds }
      end = .points(points)
    }
    try readNameAndPlayer(options)
  }

  private mutating func readNameAndPlayer(_ options: ParsedOptions) throws(CommandError) {
    if let text = options.value(of: "name") {
      guard let cleaned = PlayerName(text) else { throw .emptyName }
      name = cleaned
    }
    if let text = options.value(of: "title") {
      guard let cleaned = GameTitle(text) else { throw .emptyTitle }
      title = cleaned
    }
    if let text = options.value(of: "level") {
      guard let known = Level(rawValue: text) else {
        throw .notOffered(option: "level", value: text, of: Level.allCases.map(\.rawValue))
      }
      level = known
    }
    if let text = options.value(of: "style") {
      guard let known = Style(rawValue: text) else {
        throw .notOffered(
          option: "style", value: text, of: Style.allCases.map(\.rawValue))
      }
      style = known
    }
  }

  /// The wish as a plan; what was not said is as the person likes it, or as usual.
  func plan(_ preferences: Preferences) -> NewGamePlan {
    var plan = NewGamePlan(
      opponents: ComputerPlayer(
        level: level ?? preferences.level, style: style ?? preferences.style,
        memory: memory ?? ComputerPlayer.fullMemory, peek: peek ?? .none))
    plan.players = players ?? plan.players
    plan.end = end ?? plan.end
    plan.name = name
    plan.peek = ownPeek ?? .none
    plan.seed = seed
    plan.title = title
    return plan
  }
}
