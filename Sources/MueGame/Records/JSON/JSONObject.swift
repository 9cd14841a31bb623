/// The members of a JSON object, in the order written.
public struct JSONObject: Hashable, Sendable {
  /// One key with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The value.
    public let value: JSONValue

    /// A member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members, the first written first.
  public private(set) var members: [Member]

  /// An object of some members.
  public init(_ members: [Member] = []) { self.members = members }

  /// Adds a member at the end.
  public mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key, value))
  }

  /// The value of a key; nil when it is absent or `null`, which mean the same here.
  ///
  /// - Throws: `keyTwice`, since nobody can say which value is meant then.
  public func value(_ key: String) throws(JSONFault) -> JSONValue? {
    var found: JSONValue?
    for member in members where member.key == key {
      guard found == nil else { throw .keyTwice(key) }
      found = member.value
    }
    return found == .null ? nil : found
  }

  /// What a value is read as, for instance `\.integer`; nil when absent or `null`.
  ///
  /// - Throws: `badValue` when it is something else.
  public func read<Value>(
    _ key: String, _ reading: (JSONValue) -> Value?
  ) throws(JSONFault) -> Value? {
    guard let value = try value(key) else { return nil }
    guard let read = reading(value) else { throw .badValue(key) }
    return read
  }

  /// What a value is read as.
  ///
  /// - Throws: `badValue` when it is something else, `missing` when it is not there.
  public func need<Value>(
    _ key: String, _ reading: (JSONValue) -> Value?
  ) throws(JSONFault) -> Value {
    guard let read = try read(key, reading) else { throw .missing(key) }
    return read
  }
}

extension JSONObject {
  /// The longest line that is read: 64 kB, some ten times what any hand needs.
  public static let lineLimit = 65_536
  /// How deep lists and objects may lie within each other.
  public static let depthLimit = 16

  /// Reads an object.
  ///
  /// - Throws: Why the bytes are not one, or which limit they pass.
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
