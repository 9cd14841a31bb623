import MueData
import MueGame
import MueStorage
import Platform

/// The seats of one account's programs at other people's tables.
///
/// Each program locks a folder of its own, `seats/1` to `seats/64` (`programs/…` for programs that
/// play by themselves); the system releases the lock however the program ends. So
/// people who share an account keep their seats apart, and a program finds the seat of one that
/// crashed.
struct SeatFiles {
  /// The files that no running program holds, and a new one if asked for; this program holds them
  /// as long as the results live.
  private let unheld: (_ makesOne: Bool) -> [SeatFile]
  /// Waits until no other program is choosing a file; keep the result while this program chooses.
  private let lock: () -> DiskFolder?

  /// The most programs that may be at tables at the same time.
  private static let most = 64

  /// One file, in a folder that no other program uses.
  init(in folder: any Folder) {
    unheld = { _ in [SeatFile(in: folder)] }
    lock = { nil }
  }

  /// The files in the account's state folder.
  init(_ directories: Directories, isForProgram: Bool = false) {
    let state = directories.state
    let path = state.map { $0 + (isForProgram ? "/programs" : "/seats") }
    lock = { path.flatMap(Self.lock) }
    unheld = { makesOne in
      if !isForProgram { Self.moveEarlierFile(from: state) }
      guard let path else { return [] }
      return Self.unheld(in: path, makesOne: makesOne)
    }
  }

  /// Describes the seat that is wanted.
  struct Request {
    /// The address of the table; nil for any that is reached over a network.
    var address: String?
    /// The person's name at the table, if the command line gives one.
    var name: PlayerName?
    /// The terminal at which the program runs.
    var terminal: String?
  }

  /// The addresses of tables with a seat to come back to.
  var addresses: Set<String> {
    withExtendedLifetime(lock()) { Set(unheld(false).compactMap { $0.seat?.address }) }
  }

  /// The file of the requested seat; nil if there is none.
  ///
  /// Of several it is the one left at the same terminal, otherwise the one taken last.
  func file(for request: Request) -> SeatFile? {
    withExtendedLifetime(lock()) {
      let found = unheld(false).filter { $0.seat.map(request.allows) ?? false }
      return found.max { request.rank($0.seat) < request.rank($1.seat) }
    }
  }

  /// A file for a new seat: one without a seat, otherwise the one with the oldest; nil if nothing
  /// can be saved.
  func fileForNewSeat() -> SeatFile? {
    withExtendedLifetime(lock()) {
      let files = unheld(true)
      return files.first { $0.seat == nil }
        ?? files.min { ($0.seat?.taken ?? 0) < ($1.seat?.taken ?? 0) }
    }
  }

  /// Waits for the lock on choosing, but at most two seconds, so that a program that was stopped
  /// while choosing does not stop others.
  private static func lock(_ path: String) -> DiskFolder? {
    let folder = Log.attempt("to choose among seats") { () throws(FileFault) in
      try DiskFolder(path, makes: true)
    }
    guard let folder else { return nil }
    for _ in 0..<100 where !folder.tryLock() { usleep(20_000) }
    return folder
  }

  private static func unheld(in path: String, makesOne: Bool) -> [SeatFile] {
    var files: [SeatFile] = []
    var isMade = !makesOne
    for number in 1...most {
      let name = "\(path)/\(number)"
      // Most folders do not exist.
      var folder = try? DiskFolder(name)
      if folder == nil, !isMade {
        folder = Log.attempt("to make a place for a seat") { () throws(FileFault) in
          try DiskFolder(name, makes: true)
        }
        isMade = true
      }
      if let folder, folder.tryLock() {
        files.append(SeatFile(in: folder))
        if files.last?.seat == nil { isMade = true }
      }
    }
    return files
  }

  /// Earlier versions had one file for all programs of an account, in the folder above.
  private static func moveEarlierFile(from state: String?) {
    // Without a folder there is no earlier file.
    guard let state, let folder = try? DiskFolder(state), let seat = SeatFile.read(in: folder),
      let file = unheld(in: state + "/seats", makesOne: true).first(where: { $0.seat == nil }),
      file.keep(seat)
    else { return }
    SeatFile.remove(in: folder)
  }
}

extension SeatFiles.Request {
  /// Whether a seat may be the requested one; a file of an earlier version contains no name.
  func allows(_ seat: SavedSeat) -> Bool {
    let isThere = address.map { $0 == seat.address } ?? !seat.address.hasPrefix("/")
    return isThere && (name == nil || seat.name == nil || name?.skeleton == seat.name?.skeleton)
  }

  /// How likely a seat is the requested one.
  func rank(_ seat: SavedSeat?) -> (Int, Int) {
    guard let seat else { return (-1, 0) }
    return (terminal != nil && seat.terminal == terminal ? 1 : 0, seat.taken ?? 0)
  }
}

extension SeatFiles {
  /// The terminal at which the program runs, and where the person logged in from; nil without one.
  static func terminal(_ environment: [String: String]) -> String? {
    guard let name = ttyname(STDIN_FILENO) else { return nil }
    let from = environment["SSH_CLIENT"]?.split(separator: " ").first.map { " " + $0 } ?? ""
    return String(cString: name) + from
  }
}

/// The file in which a program keeps its seat at somebody else's table, to find it again after a
/// crash.
///
/// No other program of the account uses the file as long as this object lives.
final class SeatFile {
  private(set) var seat: SavedSeat?
  private let folder: any Folder

  private static let file = AtomicFile("seat", keepsPrevious: false)
  private static let limit = 4096

  /// The file in a folder that the caller holds.
  init(in folder: any Folder) {
    self.folder = folder
    seat = Self.read(in: folder)
  }

  /// The seat in a folder's file; nil if there is none, or none that can be read.
  static func read(in folder: any Folder) -> SavedSeat? {
    let read = Log.attempt("to read a seat") { () throws(FileFault) in
      try folder.read(file.name, atMost: limit)
    }
    guard let bytes = read ?? nil else { return nil }
    do throws(JSONFault) {
      return try SavedSeat(reading: bytes)
    } catch {
      // The fault is not logged, since the file contains a token.
      Log.note("a seat that is written down cannot be read")
      return nil
    }
  }

  /// Saves a seat; returns false if that fails.
  @discardableResult
  func keep(_ seat: SavedSeat) -> Bool {
    do throws(FileFault) {
      try Self.file.write(seat.bytes, in: folder)
      self.seat = seat
      return true
    } catch {
      Log.note("a seat cannot be saved: \(error)")
      return false
    }
  }

  /// Forgets the seat, to which nobody can come back.
  func forget() {
    seat = nil
    Self.remove(in: folder)
  }

  static func remove(in folder: any Folder) { folder.discard(file.name) }
}

/// A seat at somebody else's table, saved so that the person can come back without typing.
struct SavedSeat: Hashable {
  /// The address of the table on a network, or the path of its socket.
  let address: String
  let seat: Int
  /// The token that lets the person back in, as hexadecimal digits.
  let token: String
  /// The name that the person wanted there; nil in files of earlier versions.
  var name: PlayerName?
  /// The terminal at which the seat was taken; nil without one, and in files of earlier versions.
  var terminal: String?
  /// When the seat was taken or returned to, in seconds since 1970; nil in files of earlier
  /// versions.
  var taken: Int?
}

extension SavedSeat {
  /// Reads the contents of a file.
  ///
  /// - Throws: `JSONFault` for the first fault.
  init(reading bytes: [UInt8]) throws(JSONFault) {
    let object = try JSONObject(reading: bytes, limit: 4096)
    address = try object.need("place", \.string)
    seat = try object.need("seat") { $0.integer.flatMap { (0...5).contains($0) ? $0 : nil } }
    token = try object.need("token", \.string)
    name = try object.read("name", \.playerName)
    terminal = try object.read("terminal", \.string)
    taken = try object.read("taken", \.integer)
  }

  var bytes: [UInt8] {
    let object: JSONObject = [
      "place": address, "seat": seat, "token": token, "name": name?.text, "terminal": terminal,
      "taken": taken,
    ]
    return Array(object.text.utf8)
  }
}
