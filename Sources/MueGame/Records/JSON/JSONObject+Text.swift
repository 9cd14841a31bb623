extension JSONObject {
  /// The longest line that is read: 64 kB, some ten times what any hand needs.
  public static let lineLimit = 65_536
  /// How deep lists and objects may lie within each other.
  public static let depthLimit = 16

  /// Reads an object; throws when the bytes are not one, or beyond the limits.
  public init(
    reading bytes: some Collection<UInt8>, limit: Int = lineLimit
  ) throws(JSONFault) {
    let value = try JSONReader.value(of: bytes, limit: limit, depth: Self.depthLimit)
    guard let object = value.object else { throw .notAnObject }
    self = object
  }

  /// The object as JSON without blanks.
  public var text: String { JSONValue.object(self).text }
}
