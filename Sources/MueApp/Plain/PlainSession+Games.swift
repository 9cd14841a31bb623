import CellGrid
import CursesConsole
import MueGame
import MueStorage
import MueUI
import MueWords

extension PlainSession {
  /// Begins another match of the same players; the game before stays on the shelf.
  func beginAnother() {
    leaveGame()
    keeper.beginAnother(seed: around.newSeed())
    sitDown(isNew: true)
  }

  /// Tells which games there are, a sentence each, and which of them is being played.
  func tellGames() {
    noteTime()
    let games = store?.shelfGames ?? []
    tell(games.isEmpty ? [.shelfEmpty] : games.map(Phrase.line))
    if let number = keeper.number { tell([.plainThisGame(game: number)]) }
  }

  /// Sits down at another game of the shelf.
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
    leaveGame()
    keeper = GameKeeper(game, store: opened, isNew: false, clock: around.clock)
    sitDown(isNew: false)
  }

  /// Takes a game off the shelf; it can be brought back until the program ends.
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

  /// Brings back the game that was deleted last.
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

  /// The number of the game that the person means; why there is none is told.
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
    leaveBehind()
    if keeper.trouble == nil, let number = keeper.number { tell([.plainGameStays(game: number)]) }
  }

  private func noteTime() {
    keeper.secondsPlayed = time.seconds(at: now)
    keeper.saveNotes()
  }

  private func sitDown(isNew: Bool) {
    time = PlayingTime(seconds: keeper.secondsPlayed)
    time.start(at: now)
    recorded = keeper.game.match.scores
    keeper.note(isAtTable: true)
    talk.dealNumber = keeper.game.match.seed
    tell(talk.open(keeper.game.view(for: keeper.game.personSeat), isNew: isNew))
    tellTrouble()
    compare()
  }
}

extension PlainSession {
  /// Has an expert play the deal of the day once the person has.
  func compare() {
    let game = keeper.game
    guard let day = game.notes.day, game.match.isOver, DailyDeal(day).isDeal(of: game) else {
      return
    }
    tell([.parWorkedOut])
    isParAwaited = true
  }

  /// Tells what the expert scored beside the person, in a line to pass on, when it is there.
  func tellPar() {
    guard isParAwaited, let day = keeper.game.notes.day else { return }
    parWorker.play(DailyDeal(day), of: keeper.game)
    guard let par = parWorker.par else { return }
    isParAwaited = false
    let line = Narration(keeper.game.view(for: keeper.game.personSeat)).dayLine(day, par: par)
    tell([.dayToCopy, line].compactMap(\.self))
  }
}

extension LineConsole {
  /// Writes sentences, a line each.
  func tell(_ phrases: [Phrase], in words: Words) {
    write(phrases.map { words($0).printable })
  }

  /// Writes lines; on a terminal none is broken within a word.
  func write(_ lines: [String]) {
    for line in lines {
      let line = unicode ? line : line.inASCII
      for row in columns.map({ line.wrapped(to: $0) }) ?? [line] { write(row) }
    }
  }
}

extension AppContext {
  /// A console of lines; nil, having said why, where there can be none.
  func lineConsole() -> LineConsole? {
    do throws(ConsoleError) {
      return try LineConsole(environment: environment)
    } catch {
      complain(error.phrase)
      return nil
    }
  }
}
