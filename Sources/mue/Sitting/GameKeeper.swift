import MueRules
import MueSaves
import MueTable
import MueWords

/// The game being played, kept on disk: every change is saved before anything else sees it.
struct GameKeeper {
  private(set) var game: Game
  /// What the person took back in this sitting.
  private var takenBack = TakenBack()
  /// Nil when nothing can be kept; the game is played all the same.
  private var store: GameStore?
  /// What stands in the way of saving; tried again with every change.
  private(set) var trouble: Phrase?

  /// Keeps a game that was loaded, or begins to keep a new one.
  init(_ game: Game, store: GameStore?, isNew: Bool) {
    self.game = game
    self.store = store
    if store == nil { trouble = .cannotSaveAtAll }
    if isNew { save { (store, game) throws(StoreError) in try store.create(game) } }
  }

  /// Makes the move of the seat to move; throws why it is illegal.
  mutating func apply(_ move: Move) throws(IllegalMove) {
    try game.apply(move)
    save()
  }

  /// Takes the person's last decision back with all that followed; answers what to say of it.
  mutating func takeBack() -> Phrase {
    guard game.isAlone else { return .takeBackOnlyAlone }
    guard takenBack.takeBack(in: &game) else { return .nothingToTakeBack }
    save()
    return .tookBack
  }

  /// Does again what was taken back last; answers what to say of it.
  mutating func doAgain() -> Phrase {
    guard takenBack.doAgain(in: &game) else { return .nothingToDoAgain }
    save()
    return .didAgain
  }

  /// What the seat to move did when the game stood here before it was taken back.
  var rememberedMove: Move? { takenBack.move(in: game) }

  /// Deals the next hand.
  mutating func dealNextHand() {
    game.dealNextHand()
    save()
  }

  /// Begins another game; the one before stays on disk.
  mutating func begin(_ next: Game) {
    game = next
    takenBack = TakenBack()
    save { (store, game) throws(StoreError) in try store.create(game) }
  }

  /// Notes that the run has ended in good order.
  func end() { store?.end() }

  private mutating func save() {
    save { (store, game) throws(StoreError) in try store.save(game) }
  }

  private mutating func save(
    _ how: (inout GameStore, Game) throws(StoreError) -> Void
  ) {
    guard var kept = store else { return }
    do throws(StoreError) {
      try how(&kept, game)
      trouble = nil
    } catch {
      trouble = error.phrase
    }
    store = kept
  }
}
