import MueGame
import MueStorage
import Synchronization

/// Reads the list of saved games on a work queue, and wakes the main loop as more are read.
///
/// A game is read again only if it has changed. The main loop gets the games only when something
/// has changed, so that handling a key takes the same time however many there are.
final class ShelfReader: Sendable {
  private struct Shelf {
    /// The games read and sorted, the one played last first.
    private(set) var games: [ShelfGame] = []
    /// Games read since `games` was last sorted; nil for a game that no longer exists.
    private var updates: [Int: ShelfGame?] = [:]
    /// The numbers of the games in `games` and `updates`.
    private var numbers: Set<Int> = []
    /// Whether any of `updates` replaces or removes a game.
    private var isReplacing = false
    /// The numbers of games that have changed and must be read again.
    var changed: Set<Int> = []
    /// The numbers of the games still to be read, the next one last.
    var unread: [Int] = []
    /// Whether the games must be listed (again).
    var isUnlisted = false
    /// Games read by `readNow` while the list is being made, which may lack them; nil at other
    /// times.
    var readWhileListing: Set<Int>?
    var isReading = false
    /// Whether there is news for the main loop.
    var isNew = false

    /// Sets the numbers of all games, newest first.
    mutating func list(_ all: [Int]) {
      let known = readWhileListing ?? []
      for gone in numbers.subtracting(all).subtracting(known) { take(nil, gone) }
      unread = all.reversed().filter { !numbers.contains($0) || changed.contains($0) }
      readWhileListing = nil
      isNew = true
    }

    /// Stores a game as it now is on disk; nil if it no longer exists.
    mutating func take(_ game: ShelfGame?, _ number: Int) {
      isReplacing = isReplacing || numbers.contains(number)
      if game == nil { numbers.remove(number) } else { numbers.insert(number) }
      changed.remove(number)
      updates[number] = .some(game)
      isNew = true
    }

    /// Merges the updates into the sorted games.
    mutating func settle() {
      guard !updates.isEmpty else { return }
      if isReplacing { games.removeAll { updates[$0.number] != nil } }
      games += updates.values.compactMap(\.self)
      // Most of them are already in order, so sorting is fast.
      games.sort { $0.isNewer(than: $1) }
      updates = [:]
      isReplacing = false
    }
  }

  private let store: GameStore
  private let wake: @Sendable () -> Void
  private let clock: any Clock
  private let queue: any WorkQueue
  private let shelf = Mutex(Shelf())

  /// `wake` is called on the queue's thread when games have been read.
  init(_ store: GameStore, in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    self.store = store
    clock = dependencies.clock
    queue = dependencies.workQueues.makeQueue()
    self.wake = wake
  }

  /// Starts listing the games and reading the unread ones, newest first; `takeGames` then returns
  /// all games again.
  func read() {
    let begins = shelf.withLock { shelf in
      shelf.isUnlisted = true
      shelf.isNew = true
      defer { shelf.isReading = true }
      return !shelf.isReading
    }
    if begins { queue.begin { [self] in readOn() } }
  }

  /// Marks a game as changed so that it is read again.
  func forget(_ number: Int) {
    shelf.withLock { shelf in _ = shelf.changed.insert(number) }
  }

  /// Reads one game immediately, or removes it if it no longer exists.
  func readNow(_ number: Int) {
    let game = game(number)
    shelf.withLock { shelf in
      shelf.unread.removeAll { $0 == number }
      shelf.readWhileListing?.insert(number)
      shelf.take(game, number)
    }
  }

  private func game(_ number: Int) -> ShelfGame? {
    store.stored(number).map { ShelfGame(number: number, summary: $0.playable?.summary) }
  }

  /// The games read so far, the one played last first, and the number still unread; nil if nothing
  /// has changed since the last call.
  ///
  /// Before the games have been listed, at least one counts as unread.
  func takeGames() -> (read: [ShelfGame], unread: Int)? {
    shelf.withLock { shelf in
      guard shelf.isNew else { return nil }
      shelf.isNew = false
      shelf.settle()
      let isListed = !shelf.isUnlisted && shelf.readWhileListing == nil
      return (shelf.games, shelf.unread.count + (isListed ? 0 : 1))
    }
  }

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
          // Otherwise `readNow` has read it in the meantime.
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

  private enum Step {
    case list
    case game(Int)
  }

  private func next() -> Step? {
    shelf.withLock { shelf in
      if shelf.isUnlisted {
        shelf.isUnlisted = false
        shelf.readWhileListing = []
        return .list
      }
      guard let number = shelf.unread.last else {
        shelf.isReading = false
        return nil
      }
      return .game(number)
    }
  }
}
