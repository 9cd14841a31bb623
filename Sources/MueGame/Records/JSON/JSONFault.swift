/// Why some bytes are not the JSON object that was expected.
public enum JSONFault: Error, Hashable, Sendable {
  /// More bytes than are read at all.
  case tooLong(limit: Int)
  /// More lists and objects within each other than are read at all.
  case tooDeep(limit: Int)
  /// Not JSON from this byte on.
  case notJSON(at: Int)
  /// JSON, but not an object.
  case notAnObject
  /// A key that must not be there twice.
  case keyTwice(String)
  /// A key that must be there.
  case missing(String)
  /// A key whose value is of the wrong kind or out of range.
  case badValue(String)
}
