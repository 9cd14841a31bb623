/// Why bytes are not the expected JSON object.
public enum JSONFault: Error, Hashable, Sendable {
  case tooLong(limit: Int)
  /// Lists and objects are nested deeper than the limit.
  case tooDeep(limit: Int)
  case notJSON(at: Int)
  case notAnObject
  case keyTwice(String)
  case missing(String)
  /// A value has the wrong kind or is out of range.
  case badValue(String)
}
