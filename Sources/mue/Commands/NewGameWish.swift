import CommandOptions
import MueRules
import MueTable

/// What was said about a new game on the command line; what was not said is nil.
struct NewGameWish: Hashable {
  var players: PlayerCount?
  var end: MatchRules.End?
  var seed: UInt64?
  var name: PlayerName?
  var level: Level?
  var speed: Speed?

  /// A game about which nothing was said.
  init() {}

  /// Reads the options of `mue new`.
  init(_ options: ParsedOptions, speed: Speed?) throws(CommandError) {
    self.speed = speed
    do {
      players = try options.number(of: "players", in: 3...6).flatMap(PlayerCount.init)
      seed = try options.seed(of: "seed")
      if let hands = try options.number(of: "hands", in: MatchRules.offeredHands) {
        end = .hands(hands)
      }
      if let points = try options.number(of: "to", in: 1...1000) {
        guard MatchRules.offeredPoints.contains(points) else {
          throw CommandError.notOffered(
            option: "to", value: String(points), of: MatchRules.offeredPoints.map(String.init))
        }
        if end != nil { throw CommandError.twoEnds }
        end = .points(points)
      }
    } catch let error as OptionError {
      throw .option(error)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .twoEnds
    }
    try readNameAndLevel(options)
  }

  private mutating func readNameAndLevel(_ options: ParsedOptions) throws(CommandError) {
    if let text = options.value(of: "name") {
      guard let cleaned = PlayerName(text) else { throw .emptyName }
      name = cleaned
    }
    if let text = options.value(of: "level") {
      guard let known = Level(rawValue: text) else {
        throw .notOffered(option: "level", value: text, of: Level.allCases.map(\.rawValue))
      }
      level = known
    }
  }
}
