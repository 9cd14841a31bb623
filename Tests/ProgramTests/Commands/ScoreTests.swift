import TestSupport
import Testing

@Suite(.waits) struct ScoreTests {
  @Test("A made contract is scored: forty and a step for four cards and a 7 as trump")
  func made() throws {
    // Target for four cards of five players: 33. Chief and partner have 10 + 29.
    let run = try CommandRun(
      ["score"], home: Home(),
      input: """
        {"players":5,"chief":2,"partner":3,"chiefTrump":"7","bid":4,"points":[7,9,10,29,5]}

        """)
    #expect(
      run.output == """
        {"target":33,"bonus":[0,0,50,50,0],"score":[7,9,60,79,5]}

        """)
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test("An éclat costs the last to draw level ten points a card and gives the others five")
  func eclat() throws {
    let run = try CommandRun(
      ["score"], home: Home(),
      input: "{\"players\":5,\"bid\":3,\"eclat\":{\"tied\":[0,2],\"last\":2}}")
    #expect(run.output == "{\"bonus\":[15,0,-30,0,0],\"score\":[15,0,-30,0,0]}\n")
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test("A lost contract, computed by hand: two levels short of four")
  func lost() throws {
    // 28 points reach the level of two cards, 27, and not that of three, 30.
    let line = """
      {"players":5,"chief":0,"partner":1,"chiefTrump":"red","bid":4,"points":[20,8,12,12,8]}
      """
    let run = try CommandRun(["score"], home: Home(), input: line)
    #expect(
      run.output == """
        {"target":33,"bonus":[-20,0,10,10,10],"score":[0,8,22,22,18]}

        """)
  }

  @Test("Every line is answered; one that cannot be is reported, and the next ones are answered")
  func mixed() throws {
    let home = try Home()
    let good = "{\"players\":5,\"bid\":3,\"eclat\":{\"tied\":[0,2],\"last\":2}}"
    let file = try home.write("\(good)\n\n\(good)\n{\"players\":9}\n\(good)\n".utf8, as: "hands")
    let run = try CommandRun(["score", file], home: home)
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(run.complaint == "line 4: the value of “players” is not possible")
    #expect(run.status == 1)
  }

  @Test("Points that do not add up are reported")
  func sum() throws {
    let line = """
      {"players":5,"chief":2,"partner":3,"chiefTrump":"7","bid":4,"points":[7,9,10,29,4]}
      """
    let run = try CommandRun(["score"], home: Home(), input: line)
    #expect(run.complaint == "line 1: the points add up to 59, not 60")
    #expect(run.output.isEmpty && run.status == 1)
  }
}
