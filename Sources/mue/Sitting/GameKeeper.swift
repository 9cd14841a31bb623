import Foundation
import MueRules
import MueSaves
import MueTable
import MueWords

/// The game being played, kept on disk: every change is saved before anything else sees it.
struct GameKeeper {
  private(set) var game: Game
  /// Whether the game was begun in this run.
  let isNew: Bool
  /// Nil when nothing can be kept; the game is played all the same.
  private var store: GameStore?
  /// What stands in the way of saving; tried again with every change.
  private(set) var trouble: Phrase?
  /// The notes as they are on disk.
  private var savedNotes: GameNotes

  /// Keeps a game that was loaded, or begins to keep a new one.
  init(_ game: Game, store: GameStore?, isNew: Bool) {
    self.game = game
    self.store = store
    self.isNew = isNew
    savedNotes = game.notes
    if store == nil { trouble = .cannotSaveAtAll }
    if isNew { create() }
  }

  /// Makes the move of the seat to move; throws why it is illegal.
  mutating func apply(_ move: Move) throws(IllegalMove) {
    try game.apply(move)
    game.notes.lastPlayed = Self.now
    game.notes.isAbandoned = false
    save()
  }

  /// Deals the next hand.
  mutating func dealNextHand() {
    game.dealNextHand()
    save()
  }

  /// Begins another game; the one before stays on disk.
  mutating func begin(_ next: Game) {
    game = next
    create()
  }

  /// Notes that a hint was given.
  mutating func countHint() {
    game.notes.hints += 1
    saveNotes()
  }

  /// How long the game has been played; goes to disk with the next save.
  var secondsPlayed: Int {
    get { game.notes.secondsPlayed }
    set { game.notes.secondsPlayed = newValue }
  }

  /// Saves what has been noted since the last save; the generation before stays as it is.
  mutating func saveNotes() {
    if game.notes == savedNotes { return }
    save { (store, game) throws(StoreError) in
      try store.save(game, keepsPrevious: false)
    }
  }

  /// Notes that the person sits at the game's table, or has left it.
  func note(isAtTable: Bool) { store?.note(isAtTable: isAtTable) }

  private mutating func create() {
    game.notes.begun = Self.now
    game.notes.lastPlayed = Self.now
    save { (store, game) throws(StoreError) in try store.create(game) }
  }

  /// The time of day, in seconds since 1970.
  private static var now: Int { Int(Date.now.timeIntervalSince1970) }

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
      savedNotes = game.notes
    } catch {
      trouble = error.phrase
    }
    store = kept
  }
}
