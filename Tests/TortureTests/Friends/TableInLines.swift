import MueGame
import MueRules
import MueUI
import Testing

@testable import MueApp

/// A table of friends at which everybody reads and types lines.
final class TableInLines: LinkedTable {
  private(set) lazy var host = {
    let console = PaperConsole()
    let lobby = LobbyLines(
      context: context, console: console, dependencies: dependencies, link: link, title: nil)
    lobby.begin(notice: nil)
    return Person("Ada", lobby, console)
  }()

  override var everybody: [Person] { [host] + guests }

  /// Everybody does what is due, once.
  override func step(milliseconds: Int = 50) {
    super.step(milliseconds: milliseconds)
    takeTheTable()
  }

  /// The host sits down once the first hand has been dealt.
  private func takeTheTable() {
    guard let lobby = host.front as? LobbyLines, let game = lobby.begun else { return }
    var keeper = GameKeeper(game, store: store, isNew: true, clock: simulation.clock)
    keeper.begin()
    link.change { table, now in table.show(game, at: now) }
    sitDown(keeper)
  }

  /// Kills the host's program and opens the table again.
  func reopen() throws { sitDown(try openAgain()) }

  private func sitDown(_ keeper: GameKeeper) {
    let session = PlainSession(
      context: context, console: host.console, dependencies: dependencies, keeper: keeper,
      link: link, store: store, preferences: preferences)
    session.begin(notice: nil)
    host.front = session
  }

  /// Somebody joins with the next code that the host's program has printed, or watches.
  @discardableResult
  func join(_ name: String, isWatching: Bool = false) throws -> Person {
    if guests.isEmpty { step() }
    let sign = isWatching ? "To watch: " : "): "
    let codes = host.lines.compactMap { $0.split(separator: sign, maxSplits: 1).last }
      .filter { $0.split(separator: "-").count == 5 && !$0.contains(" ") }.map(String.init)
    let lines = host.lines.filter { $0.hasPrefix(isWatching ? sign : "The code") }
    let own = lines.compactMap { line in
      codes.first { line.hasSuffix($0) && !used.contains($0) }
    }
    let word = try #require(own.first)
    if !isWatching { used.insert(word) }
    let person = try join(name, code: word, isWatching: isWatching)
    steps()
    return person
  }

  private var used: Set<String> = []

  override func answerAll() {
    for person in everybody { person.answerSimply(bids: person === host) }
  }
}
