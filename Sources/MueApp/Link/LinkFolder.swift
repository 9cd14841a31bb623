import MueGame
import MueLink
import MueStorage
import Platform

/// The saved state of linked play, in files that no other account can read.
struct LinkFolder {
  /// Opens the folder, and creates a missing one if asked to; nil if there can be none.
  private let open: (_ makes: Bool) throws(FileFault) -> (any Folder)?
  /// The seats of the account's programs at other people's tables.
  let seats: SeatFiles

  private static let table = AtomicFile("table", keepsPrevious: false)
  private static let limit = 16_384

  /// The files in a folder that no other program uses.
  init(in folder: any Folder) {
    open = { _ throws(FileFault) in folder }
    seats = SeatFiles(in: folder)
  }

  /// The files in the account's state folder.
  init(_ directories: Directories) {
    let path = directories.state
    open = { makes throws(FileFault) in
      guard let path else { return nil }
      return try DiskFolder(path, makes: makes)
    }
    seats = SeatFiles(directories)
  }

  /// The table that was last opened here; nil if there is none that can be read.
  var table: SavedTable? {
    let read = Log.attempt("to read the table opened last") { () throws(FileFault) in
      do throws(FileFault) {
        return try open(false)?.read(Self.table.name, atMost: Self.limit)
      } catch {
        if error.isMissing { return nil }
        throw error
      }
    }
    guard let bytes = read ?? nil else { return nil }
    do throws(JSONFault) {
      return try SavedTable(reading: bytes)
    } catch {
      // The fault is not logged, since the file contains tokens.
      Log.note("the table opened last cannot be read")
      return nil
    }
  }

  /// Saves the table that is open here; returns false if that fails.
  func keep(_ table: SavedTable) -> Bool {
    do throws(FileFault) {
      guard let folder = try open(true) else { return false }
      try Self.table.write(table.bytes, in: folder)
      return true
    } catch {
      // The caller reports the failure.
      return false
    }
  }
}
