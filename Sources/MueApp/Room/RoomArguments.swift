import MueData
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
  }

  /// The actions by their words; the service alone starts tables.
  private static let actions: [(word: String, action: Action)] = [
    ("check", .check), ("setup", .setup), ("serve", .serve), ("enter", .enter),
  ]
  private static let table = "table"

  init(_ options: ParsedOptions) throws(CommandError) {
    action = try Self.action(Array(options.words.dropFirst()))
    let folder = options.value(of: "folder") ?? RoomPieces.usualFolder.path
    guard Self.isSound(folder) else { throw .badRoomFolder(folder) }
    pieces = RoomPieces(folder: RoomFolder(path: folder), program: CommandLine.executable)
  }

  private static func action(_ words: [String]) throws(CommandError) -> Action {
    if words.first == table, let number = words.dropFirst().first.flatMap({ Int($0) }), number > 0 {
      return .table(number)
    }
    guard let found = actions.first(where: { $0.word == words.first }) else {
      throw .noRoomAction(known: actions.map(\.word))
    }
    if let extra = words.dropFirst().first { throw .unexpectedWord(extra) }
    return found.action
  }

  /// The words with which the service starts a table's process.
  static func words(table: Int, in folder: RoomFolder) -> [String] {
    ["room", Self.table, "\(table)", "--folder", folder.path]
  }

  /// Whether the arguments of the program are those of a session, whose environment counts only in
  /// part.
  static func isSession(_ arguments: [String]) -> Bool { arguments.starts(with: ["room", "enter"]) }

  func run(in context: AppContext) -> ExitCode {
    switch action {
    case .check: RoomCheckCommand(context: context, pieces: pieces).run()
    case .setup: RoomSetupCommand(context: context, pieces: pieces).run()
    case .serve: RoomServeCommand(context: context, pieces: pieces).run()
    case .enter: RoomEnterCommand(context: context, folder: pieces.folder).run()
    case .table(let number):
      RoomTableCommand(context: context, folder: pieces.folder, number: number).run()
    }
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
