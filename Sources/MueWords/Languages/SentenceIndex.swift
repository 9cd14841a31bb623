import MueData
import MueGame
import Platform

/// The bytes of a language file, and the position of each sentence in them.
///
/// A start waits for the tables it needs and shows few of their sentences. The files in
/// `Localization/` have one sentence a line, so that one pass over the bytes finds them all, and a
/// sentence is decoded when it is used. JSON in any other layout has no index.
struct SentenceIndex: Sendable {
  private let bytes: [UInt8]
  private let members: MemberTable
  /// The file's object about its language.
  let language: JSONObject?

  /// Finds the sentences; nil if the file is not laid out like those in `Localization/`.
  init?(_ bytes: [UInt8]) {
    guard let start = bytes.end(of: Self.opening, at: 0),
      let end = bytes[start...].firstIndex(of: .newline), end - start > 2,
      let first = bytes.end(of: Self.phrases, at: end - 1),
      let members = bytes.withUnsafeBufferPointer({ MemberTable($0, from: first) })
    else { return nil }
    self.bytes = bytes
    self.members = members
    language = try? JSONObject(reading: bytes[start..<end - 1])
  }

  /// The sentence with a key; nil if there is none, or its value is not a sentence.
  subscript(key: String) -> Sentence? {
    guard let member = members[key],
      let value = bytes.end(of: "\"\(key)\": ", at: member.lowerBound)
    else { return nil }
    let text = bytes[value..<member.upperBound]
    if text.first == .quote, !text.contains(.backslash) {
      return String(validating: text.dropFirst().dropLast(), as: UTF8.self).map(Sentence.plain)
    }
    let object = try? JSONObject(reading: [.brace] + bytes[member] + [.closingBrace])
    return object?.members.first.flatMap { Sentence($0.value) }
  }

  private static let opening = "{\n  \"language\": "
  private static let phrases = ",\n  \"phrases\": {\n"
}

/// The member on each line, without its comma, by the hash of its key.
///
/// It is a hash table of its own, because every start waits for it: it hashes each key once and touches little
/// memory.
private struct MemberTable: Sendable {
  private struct Member {
    let hash: UInt64
    let start: Int32
    let end: Int32
  }

  private var members: [Member] = []
  /// The index of a member, at or behind the place that its hash gives; `free` where there is none.
  private var places = [UInt16](repeating: Self.free, count: Self.size)

  private static let size = 4096
  private static let free = UInt16.max

  /// Reads the members from a line on; nil if a line is not a member, or two keys have the same hash.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    members.reserveCapacity(Self.size / 2)
    var line = first
    while true {
      guard bytes.has("    \"", at: line), let (hash, value) = Self.key(bytes, at: line + 5),
        let (end, isLast) = Self.end(bytes, value: value),
        add(Member(hash: hash, start: Int32(line + 4), end: Int32(end)))
      else { return nil }
      if isLast {
        guard bytes.has(Self.closing, at: end), end + Self.closing.utf8CodeUnitCount == bytes.count
        else { return nil }
        return
      }
      line = end + 2
    }
  }

  /// The range of a key's member.
  subscript(key: String) -> Range<Int>? {
    let hash = key.utf8.reduce(Self.emptyHash, Self.hash)
    let index = places[place(of: hash)]
    guard index != Self.free else { return nil }
    let member = members[Int(index)]
    return Int(member.start)..<Int(member.end)
  }

  /// Adds a member; false if there is no room, or a member with its hash.
  private mutating func add(_ member: Member) -> Bool {
    let place = place(of: member.hash)
    guard places[place] == Self.free, members.count < Self.size / 2 else { return false }
    places[place] = UInt16(members.count)
    members.append(member)
    return true
  }

  /// The place of the member with a hash, or the free one where it would be.
  private func place(of hash: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (Self.size - 1)
    while places[place] != Self.free, members[Int(places[place])].hash != hash {
      place = (place + 1) & (Self.size - 1)
    }
    return place
  }

  /// The hash of the key at a position, and the position of its value.
  private static func key(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (hash: UInt64, value: Int)? {
    var hash = emptyHash
    var place = start
    while place < bytes.count, bytes[place] != .quote {
      if bytes[place] < .space || bytes[place] > .tilde || bytes[place] == .backslash { return nil }
      hash = Self.hash(hash, bytes[place])
      place += 1
    }
    return bytes.has("\": ", at: place) ? (hash, place + 3) : nil
  }

  /// The end of a value, which is a text or an object, and whether no comma follows it.
  private static func end(
    _ bytes: UnsafeBufferPointer<UInt8>, value: Int
  ) -> (place: Int, isLast: Bool)? {
    guard let newline = bytes.newline(from: value),
      let quotes = bytes.quotes(in: value..<newline), quotes.isMultiple(of: 2)
    else { return nil }
    let line = bytes[value..<newline]
    let isLast = line.last != .comma
    let text = isLast ? line : line.dropLast()
    let isText = quotes == 2 && text.first == .quote && text.last == .quote
    let isObject = text.first == .brace && text.last == .closingBrace
    return isText || isObject ? (text.endIndex, isLast) : nil
  }

  /// FNV-1a; if two keys of a file have the same hash, there is no index.
  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  private static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let closing: StaticString = "\n  }\n}\n"
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text of ASCII stands at a place.
  fileprivate func has(_ text: StaticString, at place: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard place >= 0, place + length <= count else { return false }
    for offset in 0..<length where self[place + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// The place of the next newline.
  fileprivate func newline(from place: Int) -> Int? {
    guard let start = baseAddress, place < count,
      let found = memchr(start + place, Int32(UInt8.newline), count - place)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// The number of quotation marks that are not escaped; nil if there is a control character, or the last byte escapes
  /// what follows.
  ///
  /// Few lines have escapes. The loop for the others has no branch, so that it is compiled to vector instructions.
  fileprivate func quotes(in places: Range<Int>) -> Int? {
    var quotes = 0
    var backslashes = 0
    var controls = 0
    for place in places {
      let byte = self[place]
      quotes &+= byte == .quote ? 1 : 0
      backslashes &+= byte == .backslash ? 1 : 0
      controls &+= byte < .space ? 1 : 0
    }
    guard controls == 0 else { return nil }
    return backslashes == 0 ? quotes : unescapedQuotes(in: places)
  }

  private func unescapedQuotes(in places: Range<Int>) -> Int? {
    var quotes = 0
    var place = places.lowerBound
    while place < places.upperBound {
      quotes += self[place] == .quote ? 1 : 0
      place += self[place] == .backslash ? 2 : 1
    }
    return place == places.upperBound ? quotes : nil
  }
}

extension [UInt8] {
  /// The end of a text that begins at a position; nil if it is not there.
  fileprivate func end(of text: String, at place: Int) -> Int? {
    self[Swift.min(place, count)...].starts(with: text.utf8) ? place + text.utf8.count : nil
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let brace = UInt8(ascii: "{")
  fileprivate static let closingBrace = UInt8(ascii: "}")
  fileprivate static let tilde = UInt8(ascii: "~")
}
