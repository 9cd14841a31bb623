/// Why bytes are not the expected JSON object.
public enum JSONFault: Error, Hashable, Sendable {
  /// There are more bytes than the limit.
  case tooLong(limit: Int)
  /// Lists and objects are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// From this byte on, it is not JSON.
  case notJSON(at: Int)
  /// It is JSON, but not an object.
  case notAnObject
  /// A key is repeated.
  case keyTwice(String)
  /// A required key is missing.
  case missing(String)
  /// A value has the wrong kind or is out of range.
  case badValue(String)
}
