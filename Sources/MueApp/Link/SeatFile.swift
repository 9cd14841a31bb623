import MueGame
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

/// A seat at somebody else's table, as it is written down to come back to it without typing.
struct SavedSeat: Hashable {
  /// Where the table is: an address of a network, or the path of a socket.
  let place: String
  /// The number of the seat.
  let seat: Int
  /// What brings the person back, as hexadecimal digits.
  let token: String
  /// What the person wanted to be called there; nil in files of earlier versions.
  var name: PlayerName?
  /// The terminal from which the seat was taken; nil where that was none, and in files of earlier versions.
  var terminal: String?
  /// When the seat was taken or come back to, in seconds since 1970; nil in files of earlier versions.
  var taken: Int?

  /// A seat that has just been taken or come back to.
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

  /// Reads what was written; throws what is wrong with it.
  init(reading bytes: [UInt8]) throws(JSONFault) {
    let object = try JSONObject(reading: bytes, limit: 4096)
    place = try object.need("place", \.string)
    seat = try object.need("seat") { $0.integer.flatMap { (0...5).contains($0) ? $0 : nil } }
    token = try object.need("token", \.string)
    name = try object.read("name", \.playerName)
    terminal = try object.read("terminal", \.string)
    taken = try object.read("taken", \.integer)
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var object = JSONObject([
      .init("place", .string(place)), .init("seat", .integer(seat)), .init("token", .string(token)),
    ])
    if let name { object.append("name", .string(name.text)) }
    if let terminal { object.append("terminal", .string(terminal)) }
    if let taken { object.append("taken", .integer(taken)) }
    return Array(object.text.utf8)
  }
}
