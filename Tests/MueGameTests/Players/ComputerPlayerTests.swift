import MueGame
import MueRules
import Testing

@Suite("What a computer player is set to") struct ComputerPlayerTests {
  @Test("it is written down as its level and what is not as usual, and read again")
  func text() throws {
    var texts: Set<String> = []
    for level in Level.allCases {
      for style in Style.allCases {
        for number in 0...9 {
          let player = ComputerPlayer(
            level: level, style: style, memory: number, peek: try #require(Peek(9 - number)))
          #expect(ComputerPlayer(text: player.text) == player)
          texts.insert(player.text)
        }
      }
    }
    #expect(texts.count == 150)
    #expect(ComputerPlayer.club.text == "club")
    let text = "expert:bold:memory=5:peek=2"
    #expect(ComputerPlayer(text: text)?.text == text)
    #expect(ComputerPlayer(text: "expert:peek=2:bold") != nil)
  }

  @Test(
    "anything else is no player",
    arguments: [
      "", "expert:", "expert:bold:bold", "expert:memory=10", "expert:memory=", "expert:peek=x",
      "grandmaster", "expert:brave", "expert:memory=1:memory=1", "expert bold", "EXPERT",
    ])
  func refused(text: String) {
    #expect(ComputerPlayer(text: text) == nil)
    #expect(Agent(text: text) == nil)
  }

  @Test("an agent is a person or a computer player")
  func agents() {
    #expect(Agent(text: "human") == .person())
    #expect(Agent(text: "strong:cautious")?.text == "strong:cautious")
  }

  @Test("a person may be shown a share of the others' cards, and then says so")
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
