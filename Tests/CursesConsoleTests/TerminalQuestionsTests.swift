import CellGrid
import Testing

@testable import CursesConsole

@Suite("Questions to a terminal") struct TerminalQuestionsTests {
  private func questions(
    _ name: String = "xterm-256color", _ described: Abilities.Palette = .many,
    _ environment: [String: String] = [:]
  ) -> TerminalQuestions {
    TerminalQuestions(
      described: described, environment: environment.merging(["TERM": name]) { one, _ in one })
  }

  @Test(
    "terminals whose name says so have all colours, without being asked",
    arguments: [
      "xterm-kitty", "xterm-ghostty", "foot-extra", "alacritty", "tmux-direct", "iTerm2.app",
    ])
  func names(name: String) {
    var questions = questions(name)
    let text = questions.begin(at: .now)
    #expect(questions.palette == .direct && text == "\u{1B}]11;?\u{7}\u{1B}[?2026$p\u{1B}[c")
  }

  @Test(
    "without an answer the colours are those of the description",
    arguments: [Abilities.Palette.eight, .many])
  func none(palette: Abilities.Palette) {
    var questions = questions("xterm", palette)
    let text = questions.begin(at: .now)
    #expect(questions.palette == palette && text.contains("P+q524742"))
    for reply in [
      "P0+r524742", "P1+r", "P1$r0m", "P0$r", "[?1;2c", "]11;rgb:15/15/15", "", "P1$r0;5m",
      "P1$r5;208m",
      "P1$r48:5:8m", "P1$r48;5;208",
    ] {
      questions.take(reply)
      #expect(questions.palette == palette)
    }
  }

  @Test(
    "a terminal that shows a colour of 256 has them",
    arguments: ["P1$r0;48:5:208m", "P1$r48;5;208m", "P0$r0;48:5:208m", "P1$r0;48:5:246m"])
  func many(reply: String) {
    var questions = questions("xterm", .eight)
    #expect(questions.begin(at: .now).contains("\u{1B}[48;5;208m\u{1B}P$qm"))
    questions.take(reply)
    #expect(questions.palette == .many)
    questions.take("P1$r0;48:2::150:150:150m")
    questions.take(reply)
    #expect(questions.palette == .direct)
    var screen = self.questions("screen", .eight)
    screen.take(reply)
    #expect(screen.palette == .eight)
  }

  @Test(
    "the environment says what the background is, until the terminal does",
    arguments: [
      ("15;0", false as Bool?), ("0;15", true), ("0;default;15", true), ("7;8", false),
      ("0;7", true), ("", nil), ("0;default", nil), ("15", nil), ("0;99", nil), ("0;x", nil),
    ])
  func environment(colors: String, isLight: Bool?) {
    var questions = questions("rxvt", .eight, ["COLORFGBG": colors])
    #expect(questions.isLight == isLight)
    questions.take("]11;rgb:fd/f6/e3")
    #expect(questions.isLight == true)
  }

  @Test("who wants no colours is asked about none") func noColor() {
    var questions = questions("xterm-kitty", .many, ["NO_COLOR": "1", "COLORTERM": "truecolor"])
    let text = questions.begin(at: .now)
    #expect(text == "\u{1B}]11;?\u{7}\u{1B}[?2026$p\u{1B}[c")
    questions.take("P1+r524742=382F382F38")
    #expect(questions.palette == .none)
  }

  @Test(
    "a background is light or dark, in any number of digits",
    arguments: [
      ("]11;rgb:ffff/ffff/ffff", true as Bool?), ("]11;rgb:fd/f6/e3", true),
      ("]11;rgba:eeee/e8e8/d5d5/ffff", true),
      ("]11;rgb:f/f/f", true), ("]11;rgb:1e1e/1e1e/2e2e", false), ("]11;rgb:00/00/ff", false),
      ("]11;rgb:ffff/ffff", nil), ("]11;rgb:fffff/fffff/fffff", nil), ("]11;rgb:x/y/z", nil),
      ("]10;rgb:ffff/ffff/ffff", nil), ("]11;?", nil), ("]11;rgb", nil),
    ])
  func background(reply: String, isLight: Bool?) {
    var questions = questions()
    questions.take(reply)
    #expect(questions.isLight == isLight)
  }

  @Test(
    "frames are held if the terminal knows how",
    arguments: [
      ("[?2026;1$y", true), ("[?2026;2$y", true), ("[?2026;0$y", false), ("[?2026;4$y", false),
    ])
  func frames(reply: String, areHeld: Bool) {
    var questions = questions()
    questions.take(reply)
    #expect(questions.holdsFrames == areHeld)
  }

  @Test("answers are waited for until the last one, or for two seconds") func end() {
    var questions = questions()
    let now = ContinuousClock.now
    let isFenceEarly = questions.isFence("[?1;2c")
    #expect(!isFenceEarly && !questions.areOpen(at: now))
    _ = questions.begin(at: now)
    #expect(questions.areOpen(at: now + .milliseconds(1999)))
    #expect(!questions.areOpen(at: now + .seconds(2)))
    let areFences = ["[?2026;2$y", "[?62;22c", "[?62;22c"].map { questions.isFence($0) }
    #expect(areFences == [false, true, false])
    #expect(!questions.areOpen(at: now))
  }
}
