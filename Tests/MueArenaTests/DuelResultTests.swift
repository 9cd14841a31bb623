import MueData
import MueGame
import MueRules
import Testing

@testable import mue_arena

@Suite("What a duel adds up to")
struct DuelResultTests {
  private static let terms = DuelTerms(
    x: "club", y: "plain", players: .four, seed: "7", thinking: .playouts(40))

  private func deal(_ number: Int) -> DuelDeal {
    var generator = SeededGenerator(seed: UInt64(number))
    let chief = generator.below(5)
    var deal = DuelDeal(
      number: number, gains: (0..<4).map { _ in generator.below(60) - 25 },
      chief: chief == 4 ? nil : chief, partner: chief == 4 ? nil : (chief + 2) % 4)
    for _ in 0..<12 { deal.times.count(generator.below(5000)) }
    if number == 9 {
      deal.replacements.count(
        Replacement(program: "bot", defeat: .illegal("mustFollow"), deal: 9, seat: 2))
    }
    return deal
  }

  private func result(_ numbers: ClosedRange<Int>) -> DuelResult {
    var result = DuelResult(terms: Self.terms)
    for number in numbers { result.take(deal(number)) }
    return result
  }

  @Test("the mean is that of all seats; roles are those of the hand that Y played alone")
  func roles() throws {
    var result = DuelResult(terms: Self.terms)
    result.take(DuelDeal(number: 1, gains: [10, 20, -6, 4], chief: 1, partner: 3))
    result.take(DuelDeal(number: 2, gains: [0, 0, 8, 0], chief: nil, partner: nil))
    let estimates = result.estimates
    #expect(estimates[.all]?.mean == 4.5)
    #expect(estimates[.chief]?.mean == 20)
    #expect(estimates[.partner]?.mean == 4)
    #expect(estimates[.opponent]?.mean == 2)
  }

  @Test("written and read it is the same")
  func json() throws {
    let result = result(1...20)
    let read = try #require(DuelResult(try JSONObject(reading: result.report.json.text.utf8)))
    #expect(read == result)
    #expect(read.report.json == result.report.json)
  }

  @Test("two halves joined are the whole")
  func joined() throws {
    var halves = result(13...30)
    try halves.join(result(1...12))
    #expect(halves.report.json == result(1...30).report.json)
    #expect(halves.ranges == "1–30")
    #expect(throws: ArenaError.dealTwice(30)) { try halves.join(result(30...31)) }
  }

  @Test("what cannot have been a duel is refused")
  func refused() throws {
    let text = result(1...3).report.json.text
    for (old, new) in [
      (#""mue-duel/1""#, #""mue-duel/2""#), (#""players":4"#, #""players":5"#),
      (#""perDeal":[[1,"#, #""perDeal":[[2,"#), (#""perDeal":[[1,["#, #""perDeal":[[1,[0,"#),
      (#""playouts":40,"#, ""),
    ] {
      let changed = text.replacing(old, with: new)
      #expect(changed != text)
      #expect(DuelResult(try JSONObject(reading: changed.utf8)) == nil, "\(old)")
    }
  }

  @Test("ranges of deals are told shortly")
  func ranges() {
    var result = DuelResult(terms: Self.terms)
    for number in [1, 2, 3, 7, 9, 10, 12, 14, 16] { result.take(deal(number)) }
    #expect(result.ranges == "1–3, 7, 9–10, 12, …")
  }
}
