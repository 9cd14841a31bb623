import MueGame
import MueUI
import MueWords

extension PlainSession {
  /// Lists the drills.
  func tellDrills() {
    tell(
      Drill.allCases.enumerated().map { place, drill in
        .plainDrill(number: place + 1, title: drill.title, purpose: drill.purpose)
      })
  }

  /// Deals a drill and asks it; a hand to play takes the place of the game until the person leaves it.
  func practise(_ drill: Drill) {
    stopThinking()
    let dealer = Background<DealtDrill?>(
      in: dependencies, wake: { [waker = console.waker] in waker.wake() })
    dealer.deal(drill, seed: dependencies.newSeed())
    tell([.drillDealing])
    guard let dealt = waitFor({ dealer.takeAnswer() ?? nil }) else { return }
    if waiting == nil { tell([.plainDrillBegins(title: drill.title)]) }
    switch dealt {
    case .puzzles(let puzzles):
      if let round = PracticeRound(puzzles, of: drill) { ask(round) }
      goBack()
    case .counts(let counts):
      if let round = PracticeRound(counts, of: drill) { ask(round) }
      goBack()
    case .game(let game, let seat):
      let person = context.personName(preferences, words)
      guard let game = game.seating(person, at: seat, usual: words.opponentNames) else {
        tell([.gameCannotBegin])
        return
      }
      if waiting == nil {
        noteTime()
        waiting = (keeper, drill)
      }
      sitDown(at: GameKeeper(aside: game, clock: dependencies.clock), isNew: true)
    }
  }

  /// Leaves the hand of a drill for the game that waits.
  func leaveDrill() {
    guard let (game, _) = waiting else { return }
    stopThinking()
    waiting = nil
    sitDown(at: game, isNew: false)
  }

  /// Tells the tricks of each hand and asks for the number of trumps, until the person leaves.
  private func ask(_ round: PracticeRound<TrumpCount>) {
    var round = round
    let person = context.personName(preferences, words)
    repeat {
      let views = [round.question.start, round.question.end].compactMap {
        round.question.view(
          after: $0, person: person, usual: words.opponentNames, isWatched: false)
      }
      guard views.count == 2 else {
        tell([.gameCannotBegin])
        return
      }
      var count = PlainCount(from: views[0], to: views[1], vocabulary: talk.vocabulary)
      tell([round.title] + count.opening())
      while count.choice == nil {
        guard let line = nextLine() else { return }
        tell(count.read(line))
        if count.isLeft { return }
      }
      guard let number = count.choice else { return }
      let answer = CountAnswer(round.question, to: number)
      round.note(isRight: answer.isRight)
      tell([answer.verdict] + answer.lines)
    } while round.goOn()
    tell([round.result])
  }
}
