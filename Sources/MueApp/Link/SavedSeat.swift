import MueGame

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
