import MueSaves
import MueTable

/// Opens a game of the shelf: `mue open GAME`.
struct OpenCommand {
  let house: House
  let speed: Speed?
  let isPlain: Bool

  /// Sits down at the game that is meant; says in a sentence why it cannot.
  func run(_ wish: GameWish) -> Outcome {
    guard house.savedGame(wish) != nil, let number = number(wish) else { return .failed }
    return TableCommand(house: house, speed: speed, isPlain: isPlain).open(number)
  }

  /// The number of a game that has just been read.
  private func number(_ wish: GameWish) -> Int? {
    let store = try? GameStore.openForReading(in: house.directories)
    return store.flatMap { try? wish.number(in: $0) }
  }
}
