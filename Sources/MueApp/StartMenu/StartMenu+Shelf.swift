import MueGame
import MueStorage
import MueUI
import MueWords

extension StartMenu {
  /// Opens the table of a game on the shelf.
  func open(_ number: Int) {
    if let keeper = keeper(of: number) { sit(at: keeper) }
  }

  /// Changes the notes of a game on the shelf, and saves them.
  func note(_ number: Int, _ change: (inout GameNotes) -> Void) {
    guard var keeper = keeper(of: number) else { return }
    keeper.note(change)
    say(keeper.trouble)
    if session.keeper?.number == number { session.keeper = keeper }
    readAgain(number)
  }

  /// Copies a game, and chooses the copy.
  func duplicate(_ number: Int) {
    guard let keeper = keeper(of: number) else { return }
    let games = session.shelf?.games ?? []
    let copy = keeper.copy(besides: Set(games.compactMap { $0.summary?.notes.begun }))
    say(copy.trouble)
    if !copy.game.match.scores.isEmpty { session.resultsRecorder.record(copy.game) }
    if let number = copy.number {
      readAgain(number)
      pages.take(.chosen(number))
    }
  }

  /// Deletes a game; another one is then the game played last.
  func delete(_ number: Int) {
    guard let store = session.store else { return }
    do throws(StoreError) {
      try store.delete(number)
      if session.keeper?.number == number { session.keeper = nil }
    } catch {
      say(error.phrase)
    }
    readAgain(number)
  }

  /// Restores a deleted game.
  func undelete(_ number: Int) {
    guard let store = session.store else { return }
    do throws(StoreError) {
      try store.undelete(number)
    } catch {
      say(error.phrase)
    }
    readAgain(number)
    pages.take(.chosen(number))
  }

  private func readAgain(_ number: Int) {
    session.shelf?.readNow(number)
    takeNews()
  }

  /// The keeper of a game; shows the reason if the game cannot be read.
  private func keeper(of number: Int) -> GameKeeper? {
    if let last = session.keeper, last.number == number { return last }
    guard var store = session.store else { return nil }
    let (game, notices) = store.open(number)
    say(notices.first?.phrase)
    return game.map {
      GameKeeper($0, store: store, isNew: false, clock: session.dependencies.clock)
    }
  }

  private func say(_ phrase: Phrase?) {
    if let phrase { pages.say(phrase) }
  }
}
