import MueGame
import MueLink
import MueWire
import Platform

/// What was said about a table for friends on the command line: `mue host`.
struct HostArguments: Hashable {
  /// The game, as for `mue new`.
  let game: NewGameArguments
  /// Whether the table that was closed last is opened again.
  let isAgain: Bool
  /// How it is opened.
  let hosting: HostingOptions

  /// The options besides those of a new game.
  static let options = ["here", "share", "listen", "grace", "release", "clock", "resume"]

  /// Reads the options of `mue host`.
  init(_ options: ParsedOptions, speed: Speed?) throws(CommandError) {
    game = try NewGameArguments(options, speed: speed)
    isAgain = options.has("resume")
    var hosting = HostingOptions(sharing: try Self.sharing(options))
    do {
      hosting.grace = try options.number(of: "grace", in: 1...3600) ?? 60
      hosting.release = try options.number(of: "release", in: 1...86_400) ?? 600
      hosting.clock = try options.number(of: "clock", in: 5...3600)
    } catch {
      throw .option(error)
    }
    if let text = options.value(of: "listen") {
      hosting.address = try TableAddress.wished(text)
    } else {
      hosting.address = hosting.sharing == nil ? .loopback() : nil
    }
    self.hosting = hosting
  }

  private static func sharing(_ options: ParsedOptions) throws(CommandError) -> Sharing? {
    guard let word = options.value(of: "share") else { return options.has("here") ? .mine : nil }
    switch word {
    case "mine": return .mine
    case "group": return .group
    case "everyone": return .everyone
    default:
      throw .notOffered(option: "share", value: word, of: ["mine", "group", "everyone"])
    }
  }
}

extension TableAddress {
  /// An address as it is typed; throws when it is none.
  static func wished(_ text: String) throws(CommandError) -> TableAddress {
    do {
      return try TableAddress(text)
    } catch {
      throw .badAddress(text)
    }
  }
}
