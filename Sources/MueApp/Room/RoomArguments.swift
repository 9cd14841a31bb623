import MueData
import MueGame
import MueStorage
import Platform

/// What `mue room` is to do, and for which room.
struct RoomArguments {
  let action: Action
  let pieces: RoomPieces

  enum Action: Hashable {
    case check, setup, serve, enter
    /// Runs the table with this number.
    case table(Int)
    case people(RoomPeopleCommand.Action)
    /// Shows all settings, shows one, or sets it.
    case config(key: String?, value: String?)
    /// Copies the database to a new file.
    case backup(to: String)
    /// Works results out anew from their hands.
    case rebuild
  }

  /// The words of all actions but those with which this program starts itself.
  static let words = ["check", "setup", "serve", "enter", "people", "config", "backup", "rebuild"]
  private static let table = "table"
  /// The most words after `room`.
  static let mostWords = 3

  init(_ options: ParsedOptions) throws(CommandError) {
    action = try Self.action(Array(options.words.dropFirst()))
    let folder = options.value(of: "folder") ?? RoomPieces.usualFolder.path
    guard Self.isSound(folder) else { throw .badRoomFolder(folder) }
    pieces = RoomPieces(folder: RoomFolder(path: folder), program: CommandLine.executable)
  }

  private static func action(_ words: [String]) throws(CommandError) -> Action {
    let (second, third) = (words.dropFirst().first, words.dropFirst(2).first)
    var (action, count) = (Action?.none, 1)
    switch words.first {
    case "check": action = .check
    case "setup": action = .setup
    case "serve": action = .serve
    case "enter": action = .enter
    case table:
      action = second.flatMap { Int($0) }.flatMap { $0 > 0 ? .table($0) : nil }
      count = 2
    case "people":
      action = .people(try RoomPeopleCommand.Action(Array(words.dropFirst())))
      count = mostWords
    case "config":
      action = .config(key: second, value: third)
      count = mostWords
    case "backup":
      guard let second else { throw .missingFile(command: "mue room backup") }
      action = .backup(to: second)
      count = 2
    case "rebuild": action = .rebuild
    default: break
    }
    guard let action else { throw .noRoomAction(command: "mue room", known: Self.words) }
    if let extra = words.dropFirst(count).first { throw .unexpectedWord(extra) }
    return action
  }

  /// The words with which the service starts a table's process.
  static func words(table: Int, in folder: RoomFolder) -> [String] {
    ["room", Self.table, "\(table)", "--folder", folder.path]
  }

  /// Whether the arguments of the program are those of a session, whose environment counts only in
  /// part.
  static func isSession(_ arguments: [String]) -> Bool {
    arguments.starts(with: ["room", "enter"])
  }

  func run(in context: AppContext) throws(CommandError) -> ExitCode {
    switch action {
    case .check:
      asRoot("check", context) { RoomCheckCommand(context: context, pieces: pieces).run() }
    case .setup:
      asRoot("setup", context) { RoomSetupCommand(context: context, pieces: pieces).run() }
    case .serve: RoomServeCommand(context: context, pieces: pieces).run()
    case .enter: RoomEnterCommand(context: context, folder: pieces.folder).run()
    case .table(let number):
      RoomTableCommand(context: context, folder: pieces.folder, number: number).run()
    case .people(let action):
      RoomPeopleCommand(context: context, folder: pieces.folder).run(action)
    case .config(let key, let value):
      try RoomConfigCommand(context: context, folder: pieces.folder).run(key: key, value: value)
    case .backup(let file):
      RoomBackupCommand(context: context, folder: pieces.folder).run(to: file)
    case .rebuild: RoomRebuildCommand(context: context, folder: pieces.folder).run()
    }
  }

  private func asRoot(
    _ action: String, _ context: AppContext, _ body: () -> ExitCode
  ) -> ExitCode {
    if geteuid() == 0 { return body() }
    context.complain(.roomNeedsRoot(command: pieces.command(action)))
    return .failed
  }

  /// Whether a path can be written into the files of sshd and systemd without quotation marks.
  private static func isSound(_ path: String) -> Bool {
    path.hasPrefix("/") && !path.hasSuffix("/") && path.utf8.count <= 80
      && !path.split(separator: "/").contains("..")
      && path.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
            || "/._-".unicodeScalars.contains($0))
      }
  }
}
