import MueLink
import MueSaves
import MueTable

/// What is written down of linked play, in files that nobody else can read.
struct LinkFolder {
  /// Opens the folder, and makes it where there is none if told so; nil where there can be none.
  private let open: (_ makes: Bool) throws(FileFault) -> (any Folder)?
  private static let table = AtomicFile("table", keepsPrevious: false)
  private static let seat = AtomicFile("seat", keepsPrevious: false)
  private static let limit = 16_384

  /// The most programs that may play for one person at once.
  private static let mostPrograms = 64

  /// The files in a folder.
  init(in folder: any Folder) {
    open = { _ throws(FileFault) in folder }
  }

  /// The files in the person's place for games.
  ///
  /// Each program that plays for the person has a folder of its own in there as long as it runs, and who is
  /// started anew finds what one that has ended wrote down.
  init(_ directories: Directories, isForProgram: Bool = false) {
    var path = directories.state
    var lock: DiskFolder?
    if isForProgram, let state = directories.state {
      for number in 1...Self.mostPrograms where lock == nil {
        path = "\(state)/programs/\(number)"
        lock = path.flatMap { try? DiskFolder($0, makes: true) }
        if lock?.tryLock() == false { lock = nil }
      }
      if lock == nil { path = nil }
    }
    // The lock holds a program's folder against other programs.
    open = { [path, lock] makes throws(FileFault) in
      guard let path else { return nil }
      return try withExtendedLifetime(lock) { () throws(FileFault) in
        try DiskFolder(path, makes: makes)
      }
    }
  }

  /// Who sits at the table that was opened here last; nil when nobody knows.
  var table: KeptTable? { read(Self.table).flatMap { try? KeptTable(reading: $0) } }

  /// The seat that the person took at somebody else's table last; nil when there is none.
  var seat: KeptSeat? { read(Self.seat).flatMap { try? KeptSeat(reading: $0) } }

  /// Writes down who sits at the table opened here; false when that cannot be.
  func keep(_ table: KeptTable) -> Bool { write(table.bytes, Self.table) }

  /// Writes down the seat taken elsewhere; false when that cannot be.
  func keep(_ seat: KeptSeat) -> Bool { write(seat.bytes, Self.seat) }

  private func read(_ file: AtomicFile) -> [UInt8]? {
    try? open(false)?.read(file.name, atMost: Self.limit)
  }

  private func write(_ bytes: [UInt8], _ file: AtomicFile) -> Bool {
    do throws(FileFault) {
      guard let folder = try open(true) else { return false }
      try file.write(bytes, in: folder)
      return true
    } catch {
      return false
    }
  }
}
