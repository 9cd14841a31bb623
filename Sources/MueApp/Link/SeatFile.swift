import MueData
import MueGame
import MueStorage
import Platform

/// The file in which a program keeps its seat at somebody else's table, to find it again after a
/// crash.
///
/// No other program of the account uses the file as long as this object lives.
final class SeatFile {
  /// The seat in the file; nil if there is none.
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

  /// Removes a folder's file.
  static func remove(in folder: any Folder) { folder.discard(file.name) }
}

/// A seat at somebody else's table, saved so that the person can come back without typing.
struct SavedSeat: Hashable {
  /// The address of the table on a network, or the path of its socket.
  let place: String
  /// The number of the seat.
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

  /// A seat that has just been taken or returned to.
  init(
    place: String, seat: Int, token: String, name: PlayerName? = nil, terminal: String? = nil,
    taken: Int? = nil
  ) {
    self.place = place
    self.seat = seat
    self.token = token
    self.name = name
    self.terminal = terminal
    self.taken = taken
  }

  /// Reads the contents of a file.
  ///
  /// - Throws: `JSONFault` for the first fault.
  init(reading bytes: [UInt8]) throws(JSONFault) {
    let object = try JSONObject(reading: bytes, limit: 4096)
    place = try object.need("place", \.string)
    seat = try object.need("seat") { $0.integer.flatMap { (0...5).contains($0) ? $0 : nil } }
    token = try object.need("token", \.string)
    name = try object.read("name", \.playerName)
    terminal = try object.read("terminal", \.string)
    taken = try object.read("taken", \.integer)
  }

  /// The contents of the file.
  var bytes: [UInt8] {
    let object: JSONObject = [
      "place": place, "seat": seat, "token": token, "name": name?.text, "terminal": terminal,
      "taken": taken,
    ]
    return Array(object.text.utf8)
  }
}
