/// The members of a JSON object, in the order written.
public struct JSONObject: Hashable, Sendable {
  /// One key with its value.
  public struct Member: Hashable, Sendable {
    public let key: String
    public let value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members, in the order written.
  public private(set) var members: [Member]

  public init(_ members: [Member] = []) { self.members = members }

  /// Adds a member at the end.
  public mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key, value))
  }

  /// The members of one object, then those of another.
  public static func + (first: JSONObject, second: JSONObject) -> JSONObject {
    JSONObject(first.members + second.members)
  }

  /// The value of a key; nil if it is absent or `null`, which mean the same here.
  ///
  /// - Throws: `keyTwice` for a repeated key, whose value would be ambiguous.
  public func value(_ key: String) throws(JSONFault) -> JSONValue? {
    var found: JSONValue?
    for member in members where member.key == key {
      guard found == nil else { throw .keyTwice(key) }
      found = member.value
    }
    return found == .null ? nil : found
  }

  /// The value of a key that occurs once; nil otherwise, and for `null`.
  public subscript(key: String) -> JSONValue? {
    let found = members.filter { $0.key == key }
    return found.count == 1 && found[0].value != .null ? found[0].value : nil
  }

  /// The value of a key as a type, for instance `\.integer`; nil if absent or `null`.
  ///
  /// - Throws: `badValue` if it has another type, `keyTwice` for a repeated key.
  public func read<Value>(
    _ key: String, _ reading: (JSONValue) -> Value?
  ) throws(JSONFault) -> Value? {
    guard let value = try value(key) else { return nil }
    guard let read = reading(value) else { throw .badValue(key) }
    return read
  }

  /// The value of a key as a type.
  ///
  /// - Throws: `badValue` if it has another type, `missing` if it is absent, `keyTwice` for a
  ///   repeated key.
  public func need<Value>(
    _ key: String, _ reading: (JSONValue) -> Value?
  ) throws(JSONFault) -> Value {
    guard let read = try read(key, reading) else { throw .missing(key) }
    return read
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral, JSONWritable {
  /// An object such as `["hands": 3, "day": day?.text]`; members that are nil are left out.
  public init(dictionaryLiteral members: (String, (any JSONWritable)?)...) {
    self.members = members.compactMap { key, value in value.map { Member(key, $0.json) } }
  }

  public var json: JSONValue { .object(self) }
}

extension JSONObject {
  /// The longest line that is read: 64 kB, about ten times the size of any hand.
  public static let lineLimit = 65_536
  static let depthLimit = 16

  /// Reads an object.
  ///
  /// - Throws: The reason why the bytes are not one, or the limit that they exceed.
  public init(
    reading bytes: some Collection<UInt8>, limit: Int = lineLimit
  ) throws(JSONFault) {
    let value = try JSONReader.value(of: bytes, limit: limit, depth: Self.depthLimit)
    guard let object = value.object else { throw .notAnObject }
    self = object
  }

  public var text: String { JSONValue.object(self).text }
}
