import MueGame
import MueStorage
import MueUI
import MueWords

extension PlainSession {
  /// Begins another match with the same players; the current game stays saved.
  func beginAnother() {
    leaveGame()
    engine.beginAnother()
    sitDown(at: keeper, isNew: true)
  }

  /// Lists the games, one sentence each, and marks the one being played.
  func tellGames() {
    noteTime()
    let games = store?.shelfGames ?? []
    tell(games.isEmpty ? [.shelfEmpty] : games.map(Phrase.line))
    if let number = keeper.number { tell([.plainThisGame(game: number)]) }
  }

  /// Opens another saved game.
  func open(_ name: String) {
    guard var opened = store, let number = number(of: name) else { return }
    if number == keeper.number {
      tell([.plainThisGame(game: number)])
      return
    }
    let (game, notices) = opened.open(number)
    tell(notices.map(\.phrase))
    guard let game else {
      if notices.isEmpty { tell([.shelfUnreadable(game: number)]) }
      return
    }
    if game.waitsForFriends {
      tell([.friendsAwaited(game: number)])
      return
    }
    leaveGame()
    sitDown(
      at: GameKeeper(game, store: opened, isNew: false, clock: dependencies.clock), isNew: false)
  }

  /// Deletes a game; it can be restored until the program ends.
  func delete(_ name: String) {
    guard let store, let number = number(of: name) else { return }
    if number == keeper.number {
      tell([.plainGameInUse])
      return
    }
    do throws(StoreError) {
      try store.delete(number)
      deleted.append(number)
      tell([.plainDeleted(game: number)])
    } catch {
      tell([error.phrase])
    }
  }

  /// Restores the game deleted last.
  func undelete() {
    guard let store, let number = deleted.last else {
      tell([.shelfNothingDeleted])
      return
    }
    do throws(StoreError) {
      try store.undelete(number)
      deleted.removeLast()
      tell([.plainUndeleted(game: number)])
    } catch {
      tell([error.phrase])
    }
  }

  /// The number of the game that the person named; if there is none, reports why.
  private func number(of name: String) -> Int? {
    guard let store else { return nil }
    do throws(GameSelector.Fault) {
      return try GameSelector(name).number(in: store)
    } catch {
      switch error {
      case .noGames: tell([.shelfEmpty])
      case .noSuchGame: tell([.plainNoSuchGame(name: name.harmless)])
      case .several(_, let numbers):
        tell([
          .plainSeveralGames(numbers: numbers.sorted().map(String.init).joined(separator: ", "))
        ])
      }
      return nil
    }
  }

  private func leaveGame() {
    stopThinking()
    engine.noteTime()
    leaveBehind()
    if keeper.trouble == nil, let number = keeper.number { tell([.plainGameStays(game: number)]) }
  }

  /// Records how long the game has been played.
  func noteTime() {
    engine.noteTime()
    engine.keeper.saveNotes()
  }

  /// Switches to another game and reports it.
  func sitDown(at keeper: GameKeeper, isNew: Bool) {
    engine.open(keeper)
    engine.keepTime()
    engine.keeper.note(isAtTable: true)
    talk.dealNumber = keeper.game.match.seed
    tell(talk.open(engine.view, isNew: isNew))
    tellTrouble()
    compareDay()
  }
}
