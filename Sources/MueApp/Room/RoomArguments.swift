import MueData
import Platform

/// What `mue room` is to do, and for which room.
struct RoomArguments {
  let action: Action
  let pieces: RoomPieces

  enum Action: String, CaseIterable {
    case check, setup
  }

  init(_ options: ParsedOptions) throws(CommandError) {
    guard let action = options.argument.flatMap(Action.init) else {
      throw .noRoomAction(known: Action.allCases.map(\.rawValue))
    }
    let folder = options.value(of: "folder") ?? RoomPieces.usualFolder
    guard Self.isSound(folder) else { throw .badRoomFolder(folder) }
    self.action = action
    pieces = RoomPieces(folder: folder, program: CommandLine.executable)
  }

  func run(in context: AppContext) -> ExitCode {
    switch action {
    case .check: RoomCheckCommand(context: context, pieces: pieces).run()
    case .setup: RoomSetupCommand(context: context, pieces: pieces).run()
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
