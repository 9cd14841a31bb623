import MueData
import MueGame
import MueWire

/// A seat at somebody else's table, saved so that the person can return without typing a code.
struct SavedSeat: Hashable {
  /// The address of the table on a network, or the path of its socket.
  let address: String
  let seat: Int
  /// The token for returning, as hexadecimal digits.
  let token: String
  /// The name that the person asked for there.
  let name: PlayerName
  /// The terminal at which the seat was taken; nil without one.
  let terminal: String?
  /// When the seat was last taken or returned to, in seconds since 1970.
  let taken: Int
}

extension SavedSeat {
  /// Parses the contents of a file.
  ///
  /// - Throws: `JSONFault` for the first fault.
  init(reading bytes: [UInt8]) throws(JSONFault) {
    let object = try JSONObject(reading: bytes, limit: 4096)
    address = try object.need("place") { $0.string.flatMap { Self.isAddress($0) ? $0 : nil } }
    seat = try object.need("seat") { $0.integer.flatMap { (0...5).contains($0) ? $0 : nil } }
    token = try object.need("token") { value in
      value.string.flatMap { Hex($0, bytes: 32) == nil ? nil : $0 }
    }
    name = try object.need("name", \.playerName)
    terminal = try object.read("terminal", \.string)
    taken = try object.need("taken", \.integer)
  }

  /// Whether a text is the path of a socket or a network address.
  private static func isAddress(_ text: String) -> Bool {
    do {
      _ = try TableAddress(text)
      return true
    } catch {
      return text.hasPrefix("/")
    }
  }

  var bytes: [UInt8] {
    let object: JSONObject = [
      "place": address, "seat": seat, "token": token, "name": name.text, "terminal": terminal,
      "taken": taken,
    ]
    return Array(object.text.utf8)
  }
}
