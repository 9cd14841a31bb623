import MueBots
import MueGame
import MueRules

/// Shows the game at somebody else's table: it has no game, only what the host sends.
protocol GuestDisplay: TableDisplay {
  var link: GuestController { get }
}

extension GuestDisplay {
  var latestView: GameObservation { view }
  var isMovingOn: Bool { true }
  var hintSeed: UInt64 { UInt64(link.guest.position) }
  func make(_ move: Move) { link.change { $0.decide(move) } }
  func askComputer() {}
  func countHint(_ hint: Hint?) {}
  func keepHint(_ hint: Hint) {}
}
