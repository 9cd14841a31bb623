import MueData
import Testing

@testable import MueLink

@Suite("Messages of linked tables")
struct MessageTests {
  @Test("a guest's message survives being written and read")
  func guest() throws {
    for message in try Examples.guest() {
      #expect(try GuestMessage(reading: message.line) == message)
      #expect(!message.line.contains(0x0A) && message.line.count <= LinkLine.limit)
    }
  }

  @Test("a host's message survives being written and read")
  func host() throws {
    for message in try Examples.host() {
      // Twins that nobody has seen are not distinguished, so the lines are compared.
      #expect(try HostMessage(reading: message.line).line == message.line)
      #expect(!message.line.contains(0x0A) && message.line.count <= LinkLine.limit)
    }
  }

  @Test("unknown keys are ignored anywhere after the first")
  func unknownKeys() throws {
    for message in try Examples.guest() {
      #expect(
        try GuestMessage(reading: adding(message.line)) == plain(message), "\(text(message.line))")
    }
    for message in try Examples.host() {
      #expect(try HostMessage(reading: adding(message.line)).line == message.line)
    }
    let hello =
      #"{"hello":{"x":[],"format":"mue-link/1","y":{},"rules":"mue-classic/1","hands":0}}"#
    #expect(try GuestMessage(reading: Array(hello.utf8)) == .hello(Hello(name: nil)))
  }

  /// An answer is kept as it arrived; unknown keys in it are ignored when it is judged.
  private func plain(_ message: GuestMessage) throws -> GuestMessage {
    guard case .answer(let position, let answer) = message else { return message }
    return .answer(position: position, try JSONObject(reading: adding(Array(answer.text.utf8))))
  }

  private func adding(_ line: [UInt8]) -> [UInt8] {
    Array((text(line).dropLast() + #","unknown":[{"a":null}]}"#).utf8)
  }

  private func text(_ line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }

  @Test(
    "an invalid line of a guest is refused",
    arguments: [
      "", "[]", "null", "{}", "{\"hello\"", #"{"hello":true}"#, #"{"hello":{}}"#,
      #"{"hello":{"format":1,"rules":"mue-classic/1","hands":0}}"#,
      #"{"hello":{"format":"mue-link/1","hands":0}}"#,
      #"{"hello":{"format":"mue-link/1","rules":"mue-classic/1"}}"#,
      #"{"hello":{"format":"mue-link/1","rules":"mue-classic/1","hands":-1}}"#,
      #"{"hello":{"format":"mue-link/1","rules":"mue-classic/1","hands":"1"}}"#,
      #"{"hello":{"format":"mue-link/1","rules":"mue-classic/1","hands":0,"token":"ab"}}"#,
      #"{"hello":{"format":"mue-link/1","rules":"mue-classic/1","hands":0,"watch":1}}"#,
      #"{"position":-1,"play":"R9"}"#, #"{"position":"1","play":"R9"}"#,
      #"{"position":1125899906842625}"#, #"{"position":9223372036854775808}"#,
      #"{"position":1,"position":2}"#, #"{"play":"R9","position":17}"#,
      #"{"whole":3}"#, #"{"whole":{}}"#, #"{"whole":{"hands":-1}}"#, #"{"whole":{"hands":1e9}}"#,
      #"{"commit":{"hand":1}}"#,
      #"{"commit":{"hand":1,"digest":"xyz","words":"\#(digest)"}}"#,
      #"{"commit":{"hand":1,"digest":"\#(digest)"}}"#,
      #"{"commit":{"hand":1,"digest":"\#(digest)","words":"xyz"}}"#,
      #"{"compare":{"hand":1}}"#, #"{"undo":true}"#, #"{"undo":{"hand":1}}"#,
      #"{"undo":{"hand":1,"moves":-1}}"#, #"{"undo":{"hand":1,"moves":1001}}"#, hello("true"),
      hello(#"{"hand":1,"moves":2}"#), hello(#"{"hand":1,"moves":2,"check":"1"}"#),
      #"{"reveal":{"hand":1,"nonce":null}}"#, #"{"reveal":{"hand":-1,"nonce":"00"}}"#,
      #"{"ready":true}"#, #"{"ready":{"hand":100001}}"#, #"{"say":"hello"}"#, #"{"say":{}}"#,
      #"{"say":{"line":1}}"#, #"{"say":{"line":""}}"#, #"{"say":{"phrase":"x"}}"#,
      #"{"consent":1}"#, #"{"consent":true}"#, #"{"consent":true,"seat":1,"hand":4}"#,
      #"{"beat":true}"#, #"{"beat":{"idle":-1}}"#,
      #"{"beat":{"idle":1.5}}"#, #"{"beat":{"idle":1000001}}"#, #"{"welcome":{}}"#,
    ])
  func guestRefused(_ line: String) {
    #expect(throws: JSONFault.self) { try GuestMessage(reading: Array(line.utf8)) }
  }

  @Test(
    "an invalid line of a host is refused",
    arguments: [
      "", "{}", #"{"format":"mue-view/1"}"#, #"{"format":"mue-view/2","position":1}"#,
      #"{"welcome":{}}"#, #"{"refused":{"reason":"mood"}}"#, #"{"refused":{"reason":"version"}}"#,
      #"{"seats":[]}"#, #"{"seats":{}}"#, #"{"seats":[1,2,3]}"#, seats(2), seats(7),
      seats(3, #"{"name":"A","agent":"human","presence":"lost"}"#),
      seats(3, #"{"name":"A","agent":"robot","presence":"here"}"#),
      seats(3, #"{"name":"","agent":"human","presence":"here"}"#),
      seats(3, #"{"name":"A","agent":"human","presence":"away"}"#),
      seats(3, #"{"name":"A","agent":"human","presence":"away","seconds":-1}"#),
      #"{"moved":6,"move":"R9","position":1,"check":"0123456789abcdef"}"#,
      #"{"moved":1,"move":7,"position":1,"check":"0123456789abcdef"}"#,
      #"{"moved":1,"move":"R9","check":"0123456789abcdef"}"#,
      #"{"moved":1,"move":"R9","position":1,"check":"0123456789ABCDEF"}"#,
      #"{"moved":1,"move":"R9","position":1,"check":"123"}"#,
      #"{"moved":1,"move":"\#(String(repeating: "R9 ", count: 22))","position":1,"check":"0123456789abcdef"}"#,
      #"{"hand":{},"nonces":[]}"#, #"{"commit":{"hand":1,"digest":"","words":"\#(digest)"}}"#,
      welcome(without: "id"), welcome(without: "grace"), welcome(without: "release"),
      #"{"commitments":{"hand":1,"digests":[null]}}"#, seven,
      #"{"commitments":{"hand":1,"digests":["ab"],"words":[null]}}"#,
      #"{"commitments":{"hand":1,"digests":["\#(digest)"],"words":[null]}}"#,
      #"{"commitments":{"hand":1,"digests":["\#(digest)"],"words":[]}}"#,
      #"{"commitments":{"hand":1,"digests":[null],"words":["\#(digest)"]}}"#,
      #"{"compare":{"hand":1,"digests":[null],"words":[null]}}"#,
      #"{"compare":{"hand":1,"digests":[null],"words":[null],"bytes":[]}}"#,
      #"{"compare":{"hand":1,"digests":[null],"words":[null],"bytes":["x"]}}"#,
      #"{"compare":{"hand":1,"digests":[null],"words":[null],"bytes":[null]}}"#,
      #"{"consent":true}"#, #"{"consent":{"seat":6,"given":true}}"#, #"{"consent":{"seat":1}}"#,
      #"{"error":"undoAway"}"#, #"{"error":"undoAway","seat":1,"seconds":-1}"#, #"{"error":1}"#,
      #"{"error":""}"#,
      #"{"error":"a b"}"#, #"{"error":"\u001b"}"#, #"{"said":{"name":"Ben"}}"#,
      #"{"said":{"line":"x"}}"#, #"{"undo":true}"#, #"{"undo":1}"#,
      #"{"undo":{"seat":6,"hand":1,"moves":1}}"#, #"{"undo":{"seat":1,"hand":1}}"#,
      #"{"hello":{}}"#,
    ])
  func hostRefused(_ line: String) {
    #expect(throws: JSONFault.self) { try HostMessage(reading: Array(line.utf8)) }
  }

  private static let digest = String(repeating: "ab", count: 32)

  private static let seven: String = {
    let list = "[" + Array(repeating: "null", count: 7).joined(separator: ",") + "]"
    return #"{"commitments":{"hand":1,"digests":\#(list),"words":\#(list)}}"#
  }()

  private static func welcome(without key: String? = nil, rules: String = "mue-classic/1") -> String
  {
    let members = [
      ("format", #""mue-link/1""#), ("rules", "\"\(rules)\""), ("table", #""Ada""#),
      ("id", "\"\(digest)\""), ("players", "3"), ("points", "200"), ("firstDealer", "0"),
      ("seat", "1"), ("grace", "60"), ("release", "600"),
    ]
    let kept = members.filter { $0.0 != key }.map { "\"\($0.0)\":\($0.1)" }
    return #"{"welcome":{"# + kept.joined(separator: ",") + "}}"
  }

  @Test("a welcome by other rules is a refusal that names them, as one by another protocol is")
  func otherRules() throws {
    guard case .welcome = try HostMessage(reading: Array(Self.welcome().utf8)) else {
      Issue.record("a whole welcome is not read")
      return
    }
    for (line, version) in [
      (Self.welcome(rules: "mue-quick/1"), LinkVersion(link: "mue-link/1", rules: "mue-quick/1")),
      (
        Self.welcome().replacing("mue-link/1", with: "mue-link/2"),
        LinkVersion(link: "mue-link/2", rules: "mue-classic/1")
      ),
    ] {
      #expect(try HostMessage(reading: Array(line.utf8)) == .refused(.version(version)))
    }
  }

  private static func hello(_ seen: String) -> String {
    #"{"hello":{"format":"mue-link/1","rules":"mue-classic/1","hands":0,"seen":\#(seen)}}"#
  }

  private static func seats(
    _ count: Int, _ seat: String = #"{"name":"A","agent":"human","presence":"here"}"#
  ) -> String {
    #"{"seats":["# + Array(repeating: seat, count: count).joined(separator: ",") + "]}"
  }

  @Test("a line over 16,384 bytes is refused, one of exactly that length is read")
  func tooLong() throws {
    let start = #"{"leave":true,"x":""#
    let end = #""}"#
    func line(_ count: Int) -> [UInt8] {
      Array(start.utf8) + Array(repeating: 0x61, count: count - start.utf8.count - end.utf8.count)
        + Array(end.utf8)
    }
    #expect(try GuestMessage(reading: line(16_384)) == .leave)
    #expect(throws: JSONFault.tooLong(limit: 16_384)) { try GuestMessage(reading: line(16_385)) }
    #expect(throws: JSONFault.tooLong(limit: 16_384)) { try HostMessage(reading: line(16_385)) }
  }

  @Test("deeply nested lists keep nobody busy")
  func nested() {
    for count in [17, 8000] {
      let nested = String(repeating: "[", count: count) + String(repeating: "]", count: count)
      let line = Array(#"{"leave":true,"x":\#(nested)}"#.utf8)
      #expect(throws: JSONFault.self) { try GuestMessage(reading: line) }
      #expect(throws: JSONFault.self) { try HostMessage(reading: line) }
    }
  }
}
