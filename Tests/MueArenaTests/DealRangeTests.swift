import Testing

@testable import mue_arena

@Suite("Which deals are played")
struct DealRangeTests {
  @Test(
    "a number is so many from the first, two are a range",
    arguments: [("200", 1...200), ("1000..1999", 1000...1999), ("7..7", 7...7), ("1", 1...1)])
  func read(text: String, numbers: ClosedRange<Int>) throws {
    #expect(try DealRange(text, option: "deals").numbers == numbers)
  }

  @Test(
    "anything else is refused",
    arguments: [
      "", "many", "0", "-3", "3..1", "0..5", "1...5", "1..", "..5", "1..2..3", "99999999",
    ])
  func refused(text: String) {
    let error = #expect(throws: ArenaError.self) { try DealRange(text, option: "deals") }
    if case .option = error {} else { Issue.record("\(text)") }
  }
}
