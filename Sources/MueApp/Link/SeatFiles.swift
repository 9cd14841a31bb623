import MueGame
import MueStorage
import Platform

/// The seats of one account's programs at other people's tables.
///
/// Each program locks a folder of its own, `seats/1` to `seats/64` (`programs/…` for programs that
/// play in a person's place). The system releases the lock however the program ends. This way
/// people who share an account keep their seats apart, and a program finds the seat of one that
/// crashed.
struct SeatFiles {
  /// The files not held by a running program, plus a new one if asked for; this program holds them
  /// while the results exist.
  private let unheld: (_ makesOne: Bool) -> [SeatFile]
  /// Waits until no other program is choosing a file; keep the result while choosing.
  private let lock: (_ makesOne: Bool) -> DiskFolder?

  /// The most programs that can be at tables at the same time.
  private static let most = 64

  /// A single file, in a folder that no other program uses.
  init(in folder: any Folder) {
    unheld = { _ in [SeatFile(in: folder)] }
    lock = { _ in nil }
  }

  /// The files in the account's state folder.
  init(_ directories: Directories, isForProgram: Bool = false) {
    let path = directories.state.map { $0 + (isForProgram ? "/programs" : "/seats") }
    lock = { makesOne in path.flatMap { Self.lock($0, makesOne: makesOne) } }
    unheld = { makesOne in
      path.map { Self.unheld(in: $0, makesOne: makesOne) } ?? []
    }
  }

  /// The seat that is wanted.
  struct Request {
    /// The address of the table; nil for any network table.
    var address: String?
    /// The player's name on the command line; nil if none is given.
    var name: PlayerName?
    /// The terminal at which the program runs.
    var terminal: String?
  }

  /// The addresses of tables that have a seat to return to.
  var addresses: Set<String> {
    withExtendedLifetime(lock(false)) { Set(unheld(false).compactMap { $0.seat?.address }) }
  }

  /// The notices about damaged files, which are set aside, and about unreadable ones.
  var damage: [SaveNotice] {
    withExtendedLifetime(lock(false)) { unheld(false).compactMap(\.notice) }
  }

  /// The file of the requested seat; nil if there is none.
  ///
  /// If there are several, prefers the one left at the same terminal, then the most recently taken.
  func file(for request: Request) -> SeatFile? {
    withExtendedLifetime(lock(false)) {
      let found = unheld(false).filter { $0.seat.map(request.allows) ?? false }
      return found.max { request.rank($0.seat) < request.rank($1.seat) }
    }
  }

  /// A file for a new seat at an address: one without a seat, preferably with a memory of that
  /// address, or else the one with the oldest seat; nil if nothing can be saved.
  func fileForNewSeat(at address: String) -> SeatFile? {
    withExtendedLifetime(lock(true)) {
      let files = unheld(true).filter(\.isFree)
      let free = files.filter { $0.seat == nil }
      return free.first { $0.memories(at: address).memories.isUnfinished } ?? free.first
        ?? files.min { ($0.seat?.taken ?? 0) < ($1.seat?.taken ?? 0) }
    }
  }

  /// Waits for the lock on choosing a file, but for two seconds at most, so that a suspended
  /// program does not block others.
  private static func lock(_ path: String, makesOne: Bool) -> DiskFolder? {
    guard let folder = DiskFolder.ifThere(path, makes: makesOne) else { return nil }
    for _ in 0..<100 where !folder.tryLock() { usleep(20_000) }
    return folder
  }

  private static func unheld(in path: String, makesOne: Bool) -> [SeatFile] {
    var files: [SeatFile] = []
    var isMade = !makesOne
    for number in 1...most {
      let name = "\(path)/\(number)"
      guard let folder = DiskFolder.ifThere(name, makes: !isMade), folder.tryLock() else {
        continue
      }
      let file = SeatFile(in: folder, path: "\(Self.name(of: path))/\(number)")
      files.append(file)
      if file.isFree, file.seat == nil { isMade = true }
    }
    return files
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension SeatFiles {
  /// Faults in the seats of an account, by file name relative to its state folder.
  ///
  /// Moves no files, and includes those in use.
  static func faults(_ directories: Directories) -> [(name: String, fault: SaveFault)] {
    guard let state = directories.state else { return [] }
    return folders(below: state).flatMap { path in
      let name = String(path.dropFirst(state.count + 1))
      return DiskFolder.ifThere(path).map { SeatFile.faults(in: $0, path: name) } ?? []
    }
  }

  /// The folders of the seats below a state folder; most do not exist.
  static func folders(below state: String) -> [String] {
    ["seats", "programs"].flatMap { kind in (1...most).map { "\(state)/\(kind)/\($0)" } }
  }
}

extension SeatFiles.Request {
  /// Whether a seat may be the requested one.
  func allows(_ seat: SavedSeat) -> Bool {
    let isThere = address.map { $0 == seat.address } ?? !seat.address.hasPrefix("/")
    return isThere && (name == nil || name?.skeleton == seat.name.skeleton)
  }

  /// How likely a seat is the requested one.
  func rank(_ seat: SavedSeat?) -> (Int, Int) {
    guard let seat else { return (-1, 0) }
    return (terminal != nil && seat.terminal == terminal ? 1 : 0, seat.taken)
  }
}

extension SeatFiles {
  /// The terminal at which the program runs and where the person logged in from; nil without one.
  static func terminal(_ environment: [String: String]) -> String? {
    guard let name = ttyname(STDIN_FILENO) else { return nil }
    let from = environment["SSH_CLIENT"]?.split(separator: " ").first.map { " " + $0 } ?? ""
    return String(cString: name) + from
  }
}
