import MueLink
import MueStorage

/// What is written down of linked play, in files that no other account can read.
struct LinkFolder {
  /// Opens the folder, and makes it where there is none if told so; nil where there can be none.
  private let open: (_ makes: Bool) throws(FileFault) -> (any Folder)?
  /// Where each program of the account keeps its seat at somebody else's table.
  let seats: SeatFiles

  private static let table = AtomicFile("table", keepsPrevious: false)
  private static let limit = 16_384

  /// The files in a folder that one program has for itself.
  init(in folder: any Folder) {
    open = { _ throws(FileFault) in folder }
    seats = SeatFiles(in: folder)
  }

  /// The files in the account's place for games.
  init(_ directories: Directories) {
    let path = directories.state
    open = { makes throws(FileFault) in
      guard let path else { return nil }
      return try DiskFolder(path, makes: makes)
    }
    seats = SeatFiles(directories)
  }

  /// Who sits at the table that was opened here last; nil when nobody knows.
  var table: SavedTable? {
    let bytes = try? open(false)?.read(Self.table.name, atMost: Self.limit)
    return bytes.flatMap { try? SavedTable(reading: $0) }
  }

  /// Writes down who sits at the table opened here; false when that cannot be.
  func keep(_ table: SavedTable) -> Bool {
    do throws(FileFault) {
      guard let folder = try open(true) else { return false }
      try Self.table.write(table.bytes, in: folder)
      return true
    } catch {
      return false
    }
  }
}
