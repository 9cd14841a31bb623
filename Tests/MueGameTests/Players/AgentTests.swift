import MueGame
import MueRules
import Testing

@Suite("The agent of a seat") struct AgentTests {
  @Test("an agent is a person or a computer player")
  func agents() {
    #expect(Agent(text: "human") == .person())
    #expect(Agent(text: "strong:cautious")?.text == "strong:cautious")
    #expect(Agent(text: "strong:cautious:brave") == nil)
    #expect(Agent(text: "") == nil)
  }

  @Test("a person may be shown a share of the others' cards, and the text says so")
  func peekingPerson() throws {
    let three = try #require(Peek(3))
    let agent = try #require(Agent(text: "human:peek=3"))
    #expect(agent == .person(peek: three))
    #expect(agent.text == "human:peek=3")
    #expect(agent.isPerson)
    for text in ["human:", "human:peek", "human:peek=0", "human:peek=10", "human:peek=3 "] {
      #expect(Agent(text: text) == nil, "\(text)")
    }
  }
}
