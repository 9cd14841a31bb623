import MueBots
import MueRules
import Testing

@testable import MueGame

@Suite struct NewGamePlanTests {
  private let ada = PlayerName("Ada") ?? .nobody
  private let usual = ["Bea", "Ada", "Carl", "Dora", "Emil", "Fritz"].compactMap { PlayerName($0) }

  private func game(_ plan: NewGamePlan) throws -> Game {
    try plan.game(person: ada, usual: usual, chance: 17)
  }

  @Test("everybody has a name once, the person the seat that was wished")
  func everybodyName() throws {
    var plan = NewGamePlan()
    plan.seat = 2
    plan[opponent: 1].name = PlayerName("Carl")
    let game = try game(plan)
    #expect(game.players.map(\.name.text) == ["Bea", "Carl", "Ada", "Dora", "Emil"])
    #expect(game.personSeat.index == 2)
    #expect(game.match.seed == 17)
    #expect(game.match.rules.firstDealer.index == 17 % 5)
  }

  @Test("a seat or dealer that a small table lacks is its last")
  func seatDealer() throws {
    var plan = NewGamePlan()
    plan.preset = .three
    plan.seat = 5
    plan.firstDealer = 5
    let game = try game(plan)
    #expect(game.personSeat.index == 2)
    #expect(game.match.rules.firstDealer.index == 2)
  }

  @Test(
    "an end that nobody offers is refused",
    arguments: [MatchRules.End.points(150), .hands(0), .hands(61)])
  func endNobody(end: MatchRules.End) {
    var plan = NewGamePlan()
    plan.end = end
    let fault: MatchRulesError =
      switch end {
      case .points(let points): .points(points)
      case .hands(let hands): .hands(hands)
      }
    #expect(throws: GameError.rules(fault)) { try game(plan) }
  }

  @Test("a kind of game is known again", arguments: GamePreset.allCases) func kindGame(
    preset: GamePreset
  )
    throws
  {
    var plan = NewGamePlan()
    plan.preset = preset
    #expect(plan.preset == preset)
    #expect(try game(plan).match.players == preset.game.players)
  }

  @Test("a plan comes back from its text, without deal number and title")
  func planComes() throws {
    var plan = NewGamePlan(opponents: BotSettings(level: .expert, style: .bold, memory: 4))
    plan.players = .six
    plan.end = .hands(7)
    plan.name = PlayerName("Zoë")
    plan.seat = 3
    plan.firstDealer = 1
    plan.isAgainstPar = true
    plan.peek = try #require(Peek(3))
    plan[opponent: 4].name = PlayerName("Ümit")
    var once = plan
    once.seed = 9
    once.title = GameTitle("Once")
    #expect(NewGamePlan(text: Array(once.text.utf8)) == plan)
  }

  @Test("a match is played against par if that is planned", arguments: [true, false])
  func againstPar(isAgainstPar: Bool) throws {
    var plan = NewGamePlan()
    plan.isAgainstPar = isAgainstPar
    #expect(try game(plan).notes.pars == (isAgainstPar ? [] : nil))
  }

  @Test(
    "what is no plan is none",
    arguments: [
      "", "{", "[]", "{}", #"{"version": 2}"#, #"{"version": "1"}"#,
    ])
  func whatNo(text: String) {
    #expect(NewGamePlan(text: Array(text.utf8)) == nil)
  }

  @Test("a value that nobody offers is as usual")
  func unknownValue() {
    let text = """
      {"version": 1, "players": 9, "hands": 900, "points": 7, "seat": -4, "firstDealer": 6, "par": "yes",
       "names": ["\\u0007", 3], "opponents": ["god", "club:bold"], "later": {}}
      """
    var plan = NewGamePlan()
    plan[opponent: 1].player = BotSettings(level: .club, style: .bold)
    #expect(NewGamePlan(text: Array(text.utf8)) == plan)
  }
}
