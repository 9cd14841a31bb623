import MueData
import MueGame
import Testing

@testable import MueLink

/// `PROTOCOL.md` against the program: what is on the page can be read, and what is sent is on the
/// page.
@Suite("The protocol page")
struct ProtocolTests {
  private let page: ProtocolPage

  init() throws { page = try ProtocolPage() }

  private static let guests = ["Coming in", "What a guest says", "Examples: what a guest says"]
  private static let hosts = ["What the host sends", "Examples: what the host sends"]

  /// The first key of a line.
  private func key(_ line: some StringProtocol) -> String {
    String(line.dropFirst(2).prefix { $0 != "\"" })
  }

  private func lines(_ sections: [String]) -> [String] { sections.flatMap(page.lines) }

  @Test("every whole line of a guest can be read, and every abbreviated one is among the examples")
  func guest() {
    let whole = lines(Self.guests).filter { !$0.contains("…") }
    #expect(whole.count > 15)
    for line in whole {
      #expect(throws: Never.self, "\(line)") { try GuestMessage(reading: Array(line.utf8)) }
    }
    hold(Self.guests, but: ["welcome", "refused"])
  }

  @Test("every whole line of the host can be read, and every abbreviated one is among the examples")
  func host() {
    let whole = lines(Self.hosts).filter { !$0.contains("…") }
    #expect(whole.count > 15)
    for line in whole {
      #expect(throws: Never.self, "\(line)") { try HostMessage(reading: Array(line.utf8)) }
    }
    hold(Self.hosts, but: [])
  }

  private func hold(_ sections: [String], but others: Set<String>) {
    let examples = Set(page.lines(in: sections[sections.count - 1]).map(key))
    for line in lines(sections) where !others.contains(key(line)) {
      #expect(examples.contains(key(line)), "\(line)")
    }
  }

  @Test("the examples are written as this program writes them")
  func written() throws {
    for line in page.lines(in: "Examples: what a guest says") {
      let message = try GuestMessage(reading: Array(line.utf8))
      #expect(String(decoding: message.line, as: UTF8.self) == line)
    }
    for line in page.lines(in: "Examples: what the host sends") {
      let message = try HostMessage(reading: Array(line.utf8))
      #expect(String(decoding: message.line, as: UTF8.self) == line)
    }
  }

  @Test("every kind of message has an example")
  func complete() throws {
    let guest = Set(page.lines(in: "Examples: what a guest says").map(key))
    for message in try Examples.guest() {
      #expect(guest.contains(key(String(decoding: message.line, as: UTF8.self))))
    }
    let host = Set(page.lines(in: "Examples: what the host sends").map(key))
    for message in try Examples.host() {
      #expect(host.contains(key(String(decoding: message.line, as: UTF8.self))))
    }
  }

  @Test("words, phrases, limits and times are those of the page")
  func facts() throws {
    let page = page.text
    for phrase in QuickPhrase.allCases { #expect(page.contains("`\(phrase.rawValue)`")) }
    for refusal in ["version", "full", "taken", "noHello", "sentAway"] {
      #expect(page.contains("`\(refusal)`"))
    }
    for word in ["nothingToTakeBack", "undoRefused", "undoAway"] {
      #expect(page.contains("`\(word)`"))
    }
    for presence in ["here", "free", "asked", "away", "covered", "computer"] {
      #expect(page.contains("`\(presence)`"))
    }
    #expect(page.contains("16,384 bytes") && LinkLine.limit == 16_384)
    #expect(page.contains("within ten seconds") && HostedTable.helloPatience == .seconds(10))
    #expect(page.contains("comes every two seconds") && HostedTable.beat == .seconds(2))
    #expect(page.contains("Fifteen seconds without a word") && HostedTable.silence == .seconds(15))
    #expect(page.contains("after five seconds") && DealAgreement.patience == .seconds(5))
    #expect(page.contains("at most 60 columns") && ChatLine.limit == 60)
    #expect(page.contains("After a minute away"))
    for action in HostAction.allCases { #expect(page.contains(action.rawValue)) }
    let terms = LinkTerms(table: try Examples.name("x"))
    #expect(terms.grace == .seconds(60))
    #expect(page.contains("away or asleep for ten minutes") && terms.release == .seconds(600))
    #expect(page.contains("`\(LinkVersion.current.link)`"))
    #expect(page.contains("\"\(LinkVersion.current.rules)\""))
  }

  @Test("the hash of the view in the examples is the one on the page")
  func check() throws {
    for line in page.lines(in: "Examples: what the host sends") {
      guard case .view(let view, let stamp) = try HostMessage(reading: Array(line.utf8)) else {
        continue
      }
      #expect(stamp == Stamp(position: stamp.position, of: view.observation))
      // As the page says: the line without the parts that are left out.
      let left = ["names", "agents", "match", "ask", "position", "check"]
      let object = try JSONObject(reading: Array(line.utf8))
      let members = object.members.filter { !left.contains($0.key) }
      #expect(Checksum.text(of: JSONObject(members).text.utf8) == stamp.check)
    }
  }
}
