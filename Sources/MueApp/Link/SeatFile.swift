import MueData
import MueLink
import MueStorage
import MueWire
import Platform

/// The file in which a program keeps its seat at somebody else's table, so that it can return after
/// a crash.
///
/// No other program of the account uses the file while this object exists.
final class SeatFile {
  private(set) var seat: SavedSeat?
  /// The notice about a file that is damaged or unreadable; nil if all is well.
  let notice: SaveNotice?
  /// Whether a seat may be saved here: no existing file must be preserved.
  let isFree: Bool
  fileprivate let folder: any Folder
  /// Whether a memory may be written: no existing file must be preserved.
  fileprivate var mayKeepMemory = true

  private static let file = KeptFile(
    "seat", keepsPrevious: false, format: "mue-seat 1", limit: 4096)

  /// The file in a folder held by the caller; `path` is the folder's name in notices.
  init(in folder: any Folder, path: String = "") {
    self.folder = folder
    let name = path.isEmpty ? Self.file.name : path + "/" + Self.file.name
    do throws(StoreError) {
      let kept = try Self.file.load(in: folder, Self.read)
      seat = kept.content
      notice = kept.notice(.seat, file: name)
      isFree = true
    } catch {
      notice = SaveNotice(error, file: name)
      isFree = false
    }
  }

  /// Faults in a folder's files, which are left where they are.
  static func faults(in folder: any Folder, path: String) -> [(name: String, fault: SaveFault)] {
    let memory = memoryFile.faults(in: folder) { readMemories($0, at: "") }
    return (file.faults(in: folder, read) + memory).map { (path + "/" + $0.name, $0.fault) }
  }

  private static func read(_ bytes: [UInt8]) -> SavedSeat? {
    do throws(JSONFault) {
      return try SavedSeat(reading: bytes)
    } catch {
      // The fault is not logged, since the file contains a token.
      return nil
    }
  }

  /// Saves a seat; returns false on failure.
  @discardableResult
  func keep(_ seat: SavedSeat) -> Bool {
    guard isFree else { return false }
    do throws(FileFault) {
      try Self.file.write(seat.bytes, in: folder)
      self.seat = seat
      return true
    } catch {
      Log.note("a seat cannot be saved: \(error)")
      return false
    }
  }

  /// Forgets a seat that nobody can return to.
  func forget() {
    seat = nil
    if isFree { Self.file.discard(in: folder) }
  }
}

/// The guest's memories of its tables, in a separate file that outlives the seat.
extension SeatFile {
  private static let memoryFile = KeptFile(
    "memory", keepsPrevious: false, format: "mue-memory 1", limit: GuestMemories.limit)

  /// The guest's memories, with that of `address` as the current one; not whole if the file was
  /// damaged or unreadable.
  func memories(at address: String) -> (memories: GuestMemories, isWhole: Bool) {
    let none = GuestMemories(at: address)
    do throws(StoreError) {
      let kept = try Self.memoryFile.load(in: folder) { Self.readMemories($0, at: address) }
      if case .damaged = kept { return (none, false) }
      return (kept.content ?? none, true)
    } catch {
      Log.note("a guest's memory cannot be read: \(error)")
      mayKeepMemory = false
      return (none, false)
    }
  }

  private static func readMemories(_ bytes: [UInt8], at address: String) -> GuestMemories? {
    do throws(JSONFault) {
      return try GuestMemories(reading: bytes, at: address, digest: Digest.sha256)
    } catch {
      // The fault is not logged, since the file contains cards and bytes of deals.
      return nil
    }
  }

  /// Saves a memory; returns false on failure.
  func keep(memory bytes: [UInt8]) -> Bool {
    guard mayKeepMemory else { return false }
    do throws(FileFault) {
      try Self.memoryFile.write(bytes, in: folder)
      return true
    } catch {
      Log.note("a guest's memory cannot be saved: \(error)")
      return false
    }
  }
}
