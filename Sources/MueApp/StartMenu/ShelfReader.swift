import MueGame
import MueStorage
import Synchronization

/// Reads the games of the shelf on a work queue, and wakes the main loop when there are more.
///
/// A game that was read once is not read again unless it was changed. The loop is handed the games only when
/// something about them has changed, so that a key costs the same however many there are.
final class ShelfReader: Sendable {
  private struct Shelf {
    /// The games read and put in order, those played last first.
    private(set) var games: [ShelfGame] = []
    /// What was read since; nil for a game that is no longer there.
    private var news: [Int: ShelfGame?] = [:]
    /// The numbers among `games` and `news`.
    private var numbers: Set<Int> = []
    /// Whether something in `news` takes the place of a game.
    private var isReplacing = false
    /// The numbers of games that have changed and must be read again.
    var changed: Set<Int> = []
    /// The numbers of the games that have still to be read, the next one last.
    var unread: [Int] = []
    /// Whether it is still to be looked which games there are.
    var isUnlisted = false
    var isReading = false
    /// Whether there is something to hand to the loop.
    var isNew = false

    /// Takes in which games there are, the newest first.
    mutating func list(_ all: [Int]) {
      for gone in numbers.subtracting(all) { take(nil, gone) }
      unread = all.reversed().filter { !numbers.contains($0) || changed.contains($0) }
      isUnlisted = false
      isNew = true
    }

    /// Takes in a game as it is on disk now; nil when it is no longer there.
    mutating func take(_ game: ShelfGame?, _ number: Int) {
      isReplacing = isReplacing || numbers.contains(number)
      if game == nil { numbers.remove(number) } else { numbers.insert(number) }
      changed.remove(number)
      news[number] = .some(game)
      isNew = true
    }

    /// Merges the news into the games.
    mutating func settle() {
      guard !news.isEmpty else { return }
      if isReplacing { games.removeAll { news[$0.number] != nil } }
      games += news.values.compactMap(\.self)
      // Nearly all are in order already, which makes this cheap.
      games.sort { $0.isNewer(than: $1) }
      news = [:]
      isReplacing = false
    }
  }

  private let store: GameStore
  private let wake: @Sendable () -> Void
  private let clock: any Clock
  private let queue: any WorkQueue
  private let shelf = Mutex(Shelf())

  /// A reader that calls `wake`, from its queue, when it has read some games.
  init(_ store: GameStore, in around: Dependencies, wake: @escaping @Sendable () -> Void) {
    self.store = store
    clock = around.clock
    queue = around.workQueues.makeQueue()
    self.wake = wake
  }

  /// Begins to look which games there are and to read those not read yet, the newest first; all games are handed
  /// out anew.
  func read() {
    let begins = shelf.withLock { shelf in
      shelf.isUnlisted = true
      shelf.isNew = true
      defer { shelf.isReading = true }
      return !shelf.isReading
    }
    if begins { queue.begin { [self] in readOn() } }
  }

  /// Lets a game that has changed be read again.
  func forget(_ number: Int) {
    shelf.withLock { shelf in _ = shelf.changed.insert(number) }
  }

  /// Reads one game at once, or forgets it if it is no longer there.
  func readNow(_ number: Int) {
    let game = game(number)
    shelf.withLock { shelf in
      shelf.unread.removeAll { $0 == number }
      shelf.take(game, number)
    }
  }

  private func game(_ number: Int) -> ShelfGame? {
    store.stored(number).map { ShelfGame(number: number, summary: $0.playable?.summary) }
  }

  /// The games read so far, those played last first, and how many have still to be read, at least one while nobody
  /// knows; nil when nothing has changed since they were last handed out.
  func takeGames() -> (read: [ShelfGame], unread: Int)? {
    shelf.withLock { shelf in
      guard shelf.isNew else { return nil }
      shelf.isNew = false
      shelf.settle()
      return (shelf.games, shelf.unread.count + (shelf.isUnlisted ? 1 : 0))
    }
  }

  /// The games read so far.
  var games: [ShelfGame] {
    shelf.withLock { shelf in
      shelf.settle()
      return shelf.games
    }
  }

  private func readOn() {
    var lastWake = clock.now
    while let step = next() {
      switch step {
      case .list:
        let all = store.shelf()
        shelf.withLock { $0.list(all) }
      case .game(let number):
        let game = game(number)
        shelf.withLock { shelf in
          // Else it was read at once meanwhile.
          guard shelf.unread.last == number else { return }
          shelf.unread.removeLast()
          shelf.take(game, number)
        }
      }
      if clock.now - lastWake > .milliseconds(50) {
        wake()
        lastWake = clock.now
      }
    }
    wake()
  }

  /// The next step.
  private enum Step {
    case list
    case game(Int)
  }

  private func next() -> Step? {
    shelf.withLock { shelf in
      if shelf.isUnlisted { return .list }
      guard let number = shelf.unread.last else {
        shelf.isReading = false
        return nil
      }
      return .game(number)
    }
  }
}
