import MueStorage

/// Where one program writes down the seat that it has at somebody else's table, to find it again after a crash.
///
/// As long as this lives, no other program of the account uses the file.
final class SeatFile {
  /// The seat as it is written down; nil when there is none.
  private(set) var seat: SavedSeat?
  private let folder: any Folder

  private static let file = AtomicFile("seat", keepsPrevious: false)
  private static let limit = 4096

  /// The file in a folder that the caller holds.
  init(in folder: any Folder) {
    self.folder = folder
    seat = Self.read(in: folder)
  }

  /// The seat that is written down in a folder; nil when there is none, or none that can be read.
  static func read(in folder: any Folder) -> SavedSeat? {
    let bytes = try? folder.read(file.name, atMost: limit)
    return bytes.flatMap { try? SavedSeat(reading: $0) }
  }

  /// Writes a seat down; false when that cannot be done.
  @discardableResult
  func keep(_ seat: SavedSeat) -> Bool {
    do throws(FileFault) {
      try Self.file.write(seat.bytes, in: folder)
      self.seat = seat
      return true
    } catch {
      return false
    }
  }

  /// Forgets the seat: it does not lead back any more.
  func forget() {
    seat = nil
    Self.remove(in: folder)
  }

  /// Removes what is written down in a folder, as far as that can be done.
  static func remove(in folder: any Folder) { try? folder.remove(file.name) }
}
