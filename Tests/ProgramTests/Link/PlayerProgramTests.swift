import Platform
import TestSupport
import Testing

@Suite("Programs as guests at a table", .waitsLong) struct PlayerProgramTests {
  private let table: TableOfFriends
  private let home: Home

  init() throws {
    table = try TableOfFriends(seats: 3, friends: 0, more: ["--grace", "2", "--own-peek", "1"])
    home = try Home()
  }

  private var host: Terminal { table.terminals[0] }

  /// `mue join` with a program, for a new seat, or back to its own.
  private func join(_ bot: String, code: Int?) throws -> Terminal {
    let way = code.map { [table.address, table.codes[$0]] } ?? []
    return try Terminal.mue(
      ["join", "--bot", bot, "--name", "Robo", "--lang", "en"] + way, home: home, columns: 100,
      rows: 100)
  }

  private static var plain: String { Terminal.built("mue-arena") + " bot plain" }

  private func playHand() throws {
    try Person(terminal: host).play { $0 == .goOn || $0 == .newMatch }
  }

  /// Waits until a guest is told the winner, or winners.
  private func waitForEnd(_ guest: Terminal) throws {
    try guest.waitUntil { rows in
      rows.contains { $0.contains("the match") || $0.contains("A shared victory") }
    }
  }

  @Test("A program plays a hand, told in lines without a screen, and ends with the table")
  func plays() throws {
    let guest = try join(Self.plain, code: 0)
    // A program agrees for the person who started it.
    try guest.waitFor("Ada sees 1 of every 9 cards in other hands.")
    try guest.waitFor("plain plays here.")
    try host.waitFor("Robo")
    try table.begin()
    try playHand()
    try waitForEnd(guest)
    // A randomly dealt hand may end with the auction.
    #expect(["You play", "You lay", "You pass"].contains(where: guest.text.contains))
    #expect(!guest.text.contains("The computer plays here"))
    #expect(!guest.isAlternateScreen)
    host.type("qq")
    #expect(try guest.exitStatus() == .code(0))
  }

  @Test("Killed and restarted, it is back at its seat, and so is a second one at another")
  func back() throws {
    let guests = try (0...1).map { try join(Self.plain, code: $0) }
    for guest in guests { try guest.waitFor("plain plays here.") }
    try table.begin()
    for guest in guests { try guest.waitFor("Hand 1 of 1.") }
    guests[0].kill(SIGKILL)
    try guests[0].exitStatus()
    let again = try join(Self.plain, code: nil)
    try again.waitFor("Hand 1 of 1.")
    try again.waitFor("plain plays here.")
    try playHand()
    for guest in [again, guests[1]] { try waitForEnd(guest) }
    again.kill(SIGINT)
    #expect(try again.exitStatus() == .code(130))
  }

  @Test(
    "The computer plays on for a program that breaks the rules, or cannot be started",
    arguments: [0, 1])
  func defeated(which: Int) throws {
    let scripts = try BotScripts()
    let bad = String(try scripts.bot("bad", "echo nonsense").dropFirst("cmd:".count))
    let (bot, reason) = [
      (bad, "two answers were not legal (notJSON)."), ("exit 0", "the program had ended."),
    ][which]
    let guest = try join(bot, code: 0)
    try host.waitFor("Robo")
    try table.begin()
    try playHand()
    try waitForEnd(guest)
    #expect(guest.text.contains("The computer plays here until the hand is over: " + reason))
    guest.kill(SIGTERM)
    #expect(try guest.exitStatus() == .code(0))
  }

  @Test(
    "However mue ends, it leaves no hanging program behind",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL])
  func ended(signal: Int32) throws {
    let bot = try HangingBot(.greeting)
    let guest = try join(bot.command, code: 0)
    let groups = try bot.groups()
    #expect(groups.allSatisfy { $0.count > 1 })
    guest.kill(signal)
    switch signal {
    case SIGINT: #expect(try guest.exitStatus() == .code(130))
    case SIGTERM, SIGHUP: #expect(try guest.exitStatus() == .code(0))
    default: #expect(try guest.exitStatus() == .signal(signal))
    }
    for group in groups { try group.waitForEnd() }
  }

  @Test("An onlooker cannot have a program play")
  func watching() throws {
    let run = try CommandRun(["join", "--bot", "x", "--watch", "--lang", "en"], home: home)
    #expect(run.status == 2 && run.complaint?.contains("--watch") == true)
  }
}
