import MueTable

/// Opens a game of the shelf: `mue open GAME`.
struct OpenCommand {
  let house: House
  let speed: Speed?
  let isPlain: Bool

  /// Sits down at the game that is meant; says in a sentence why it cannot.
  func run(_ wish: GameWish) -> Outcome {
    guard let (number, _) = house.savedGame(wish) else { return .failed }
    return TableCommand(house: house, speed: speed, isPlain: isPlain).open(number)
  }
}
