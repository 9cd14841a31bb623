import Testing

@testable import MueApp

@Suite("The environment in a card room") struct RoomEnvironmentTests {
  private func variables(_ given: [String: String]) -> [String: String] {
    RoomEnvironment.variables(from: given, home: "/room/people/7")
  }

  @Test("has the terminal, its colours and the language, and a home in the room")
  func kept() {
    let sound = [
      "TERM": "xterm-256color", "LANG": "de_DE.UTF-8", "LC_ALL": "ca_ES.utf8@valencia",
      "LC_MESSAGES": "C", "COLORTERM": "truecolor", "COLORFGBG": "15;default;0",
    ]
    #expect(variables(sound) == sound.merging(["HOME": "/room/people/7"]) { $1 })
  }

  @Test("has nothing else of what a client or another program sets")
  func dropped() {
    let names = [
      "HOME", "PATH", "LD_PRELOAD", "LD_LIBRARY_PATH", "MUE_DATA", "MUE_SPEED", "TERMINFO",
      "TERMINFO_DIRS", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR",
      "TMPDIR", "SSH_AUTH_SOCK", "SSH_CLIENT", "SSH_TTY", "LANGUAGE", "LOCPATH", "NLSPATH",
      "LC_PATH", "LC_", "TZ", "USER", "LINES", "COLUMNS", "ESCDELAY", "OPENSSL_CONF", "",
    ]
    let given = Dictionary(uniqueKeysWithValues: names.map { ($0, "x") })
    #expect(variables(given) == ["TERM": "dumb", "HOME": "/room/people/7"])
  }

  @Test(
    "drops what does not look like its variable",
    arguments: [
      "", "../../tmp/x", "/tmp/x", "a/b", ".", "..", "a b", "a\u{1B}[2J", "a\n", "ä", "%s%n", "$x",
      String(repeating: "x", count: 65), String(repeating: "x", count: 10_000),
    ])
  func unsound(value: String) {
    let names = ["TERM", "LANG", "LC_ALL", "LC_CTYPE", "COLORTERM", "COLORFGBG"]
    let given = Dictionary(uniqueKeysWithValues: names.map { ($0, value) })
    #expect(variables(given) == ["TERM": "dumb", "HOME": "/room/people/7"])
  }
}
