import MueMind
import Testing

@Suite("The minds by name")
struct MindsTests {
  @Test("Every name and every level stands for a mind, other words for none")
  func names() {
    for name in Minds.names + Minds.levels { #expect(Minds.mind(named: name) != nil) }
    #expect(Minds.mind(named: "oracle") == nil)
    #expect(Minds.mind(named: "novice") is PlainMind)
    #expect(Minds.mind(named: "expert") is ClubMind)
  }
}
