import MueSaves
import MueTable
import Synchronization

/// Reads the games of the shelf beside the main loop, and wakes it when there are some more.
///
/// A game that was read once is not read again unless it was changed.
final class ShelfReader: Sendable {
  private struct Shelf {
    var games: [Int: ShelfGame] = [:]
    var unread: [Int] = []
    var isReading = false
  }

  private let store: GameStore
  private let wake: @Sendable () -> Void
  private let clock: any Timepiece
  private let bench: any Workbench
  private let shelf = Mutex(Shelf())

  /// A reader that calls `wake`, from its bench, when it has read some games.
  init(_ store: GameStore, in around: Surroundings, wake: @escaping @Sendable () -> Void) {
    self.store = store
    clock = around.clock
    bench = around.workshop.bench(.reading)
    self.wake = wake
  }

  /// Looks which games there are, and begins to read those not read yet, the newest first.
  func read() {
    let numbers = store.shelf()
    let begins = shelf.withLock { shelf in
      let there = Set(numbers)
      shelf.games = shelf.games.filter { there.contains($0.key) }
      shelf.unread = numbers.filter { shelf.games[$0] == nil }
      defer { shelf.isReading = shelf.isReading || !shelf.unread.isEmpty }
      return !shelf.isReading && !shelf.unread.isEmpty
    }
    if begins { bench.begin { [self] in readOn() } }
  }

  /// Forgets a game that has changed.
  func forget(_ number: Int) {
    shelf.withLock { $0.games[number] = nil }
  }

  /// Reads one game at once, or forgets it if it is no longer there.
  func readNow(_ number: Int) {
    let game = game(number)
    shelf.withLock { shelf in
      shelf.unread.removeAll { $0 == number }
      shelf.games[number] = game
    }
  }

  private func game(_ number: Int) -> ShelfGame? {
    store.stored(number).map { ShelfGame(number: number, summary: try? $0.game.get().summary) }
  }

  /// The games read so far, in no order, and how many have still to be read.
  var games: (read: [ShelfGame], unread: Int) {
    shelf.withLock { (Array($0.games.values), $0.unread.count) }
  }

  private func readOn() {
    var lastWake = clock.now
    while let number = next() {
      let game = game(number)
      shelf.withLock { shelf in
        if shelf.unread.first == number {
          shelf.unread.removeFirst()
          shelf.games[number] = game
        }
      }
      if clock.now - lastWake > .milliseconds(50) {
        wake()
        lastWake = clock.now
      }
    }
    wake()
  }

  private func next() -> Int? {
    shelf.withLock { shelf in
      if shelf.unread.isEmpty { shelf.isReading = false }
      return shelf.unread.first
    }
  }
}
