import Testing

@testable import mue_arena

@Suite("The time left")
struct ProgressTests {
  @Test(
    "is written as minutes and seconds, with hours if there are any",
    arguments: [(0, "0:00"), (9, "0:09"), (61, "1:01"), (3599, "59:59"), (3723, "1:02:03")])
  func text(seconds: Int, text: String) {
    #expect(Progress.text(.seconds(seconds)) == text)
  }
}
