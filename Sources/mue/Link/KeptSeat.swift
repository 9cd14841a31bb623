import MueTable

/// A seat at somebody else's table, as it is written down to come back to it without typing.
struct KeptSeat: Hashable {
  /// Where the table is: an address of a network, or the path of a socket.
  let place: String
  /// The number of the seat.
  let seat: Int
  /// What brings the person back, as hexadecimal digits.
  let token: String

  init(place: String, seat: Int, token: String) {
    self.place = place
    self.seat = seat
    self.token = token
  }

  /// Reads what was written; throws what is wrong with it.
  init(reading bytes: [UInt8]) throws(JSONFault) {
    let object = try JSONObject(reading: bytes, limit: 4096)
    place = try object.need("place", \.string)
    seat = try object.need("seat") { $0.integer.flatMap { (0...5).contains($0) ? $0 : nil } }
    token = try object.need("token", \.string)
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    let object = JSONObject([
      .init("place", .string(place)), .init("seat", .integer(seat)), .init("token", .string(token)),
    ])
    return Array(object.text.utf8)
  }
}
