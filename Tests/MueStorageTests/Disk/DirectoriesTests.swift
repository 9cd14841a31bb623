import Testing

@testable import MueStorage

@Suite struct DirectoriesTests {
  struct Row: Sendable {
    let environment: [String: String]
    let account: String?
    let state: String?

    init(_ environment: [String: String], account: String? = "/account", _ state: String?) {
      self.environment = environment
      self.account = account
      self.state = state
    }
  }

  @Test(
    "only absolute paths count, and the home comes before the account",
    arguments: [
      Row(["XDG_STATE_HOME": "/xdg", "HOME": "/home/bea"], "/xdg/mue"),
      Row(["XDG_STATE_HOME": "/xdg"], account: nil, "/xdg/mue"),
      Row(["XDG_STATE_HOME": "xdg", "HOME": "/home/bea"], "/home/bea/.local/state/mue"),
      Row(["XDG_STATE_HOME": "", "HOME": "/home/bea"], "/home/bea/.local/state/mue"),
      Row(["XDG_STATE_HOME": "~/xdg", "HOME": "/home/bea"], "/home/bea/.local/state/mue"),
      Row(["HOME": "home/bea"], "/account/.local/state/mue"),
      Row(["HOME": ""], "/account/.local/state/mue"),
      Row([:], "/account/.local/state/mue"),
      Row([:], account: "account", nil),
      Row(["HOME": "."], account: nil, nil),
    ])
  func absolutePaths(row: Row) {
    let found = Directories(environment: row.environment, accountHome: { row.account })
    #expect(found.state == row.state)
  }

  @Test("settings, games and the person's own files each have their place")
  func settingsGames() {
    let home = Directories(environment: ["HOME": "/h"], accountHome: { nil })
    #expect(home.settings == "/h/.config/mue")
    #expect(home.state == "/h/.local/state/mue")
    #expect(home.data == "/h/.local/share/mue")
    let named = Directories(
      environment: ["XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "/d"],
      accountHome: { nil })
    #expect([named.settings, named.state, named.data] == ["/c/mue", "/s/mue", "/d/mue"])
  }

  @Test("a rescued game goes to the home, then to a place for passing files")
  func rescuedGame() {
    let all = Directories(
      environment: ["HOME": "/h", "TMPDIR": "/t", "XDG_RUNTIME_DIR": "/r"], accountHome: { nil })
    #expect(all.rescue == ["/h", "/t", "/r"])
    let one = Directories(
      environment: ["HOME": "/h", "TMPDIR": "/h", "XDG_RUNTIME_DIR": "/h"], accountHome: { nil })
    #expect(one.rescue == ["/h"])
    let none = Directories(
      environment: ["TMPDIR": "t", "XDG_RUNTIME_DIR": ""], accountHome: { nil })
    #expect(none.rescue == ["/tmp"])
  }

  @Test("the system knows the home of the account")
  func systemKnows() {
    #expect(Directories.accountHome()?.hasPrefix("/") == true)
  }
}
