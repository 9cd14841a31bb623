import CellGrid
import Foundation
import MueBots
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The page about why a move was made") struct ExplainPageTests {
  private let game: Game
  private let hand: ReplayedHand
  private let count: Int

  init() throws {
    game = try Positions.game(.five) {
      $0.match.round.score != nil && $0.match.round.publicState.contract != nil
    }
    hand = try #require(game.replayedHands.last)
    count = hand.record.round.publicState.moves.count
  }

  private func text(_ state: ScreenState) throws -> String {
    try Studio().picture().frame(of: state, size: Size(width: 100, height: 45)).text
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func name(of question: ExplainQuestion) -> String {
    let seat = question.made.seat
    return seat == game.personSeat ? "you" : game.players[seat].name.text
  }

  /// Answers what the open page asks.
  private func answer(_ state: inout ScreenState) throws -> MoveExplanation {
    let explanation = Positions.explanation(try #require(state.explainQuestion))
    state.show(explanation)
    #expect(state.explainQuestion == nil)
    return explanation
  }

  @Test("a key asks the program for it, at the table and in the log, and closes it")
  func opened() throws {
    var state = try Studio().state(game)
    #expect(state.handle(.character("d")) == [.explain(move: nil, isOpen: false)])
    _ = state.handle(.character("m"))
    #expect(state.handle(.character("d")) == [.explain(move: nil, isOpen: false)])
    state.explain(hand)
    #expect(state.explainQuestion?.made.index == count - 1)
    _ = state.handle(.character("d"))
    #expect(state.explainQuestion == nil && state.openPage == .log(row: ScrollPosition.end.row))
  }

  /// What is marked on the log, without blanks.
  private func marked(_ state: ScreenState, _ size: Size) throws -> String {
    let picture = try Studio().picture()
    let grid = picture.frame(of: state, size: size)
    let style = picture.window(size).pen.look.style(.chosenLine)
    let cells = (0..<size.height).flatMap { y in
      (0..<size.width).map { grid[Position(x: $0, y: y)] }
    }
    return String(cells.filter { $0.style == style }.compactMap(\.character)).filter { $0 != " " }
  }

  @Test(
    "in the log of a finished hand the arrows mark each move and Enter explains it",
    arguments: [Size(width: 48, height: 16), Size(width: 100, height: 30)])
  func chosenInLog(size: Size) throws {
    let words = try Studio().words("en")
    var state = try Studio().state(game)
    let window = Studio.view.window(size)
    let narration = Narration(state.view)
    let moves = hand.madeMoves(isOpen: false)
    _ = state.handle(.character("m"))
    for index in (0..<count).reversed() {
      _ = state.handle(state.input(for: .left), in: window)
      #expect(
        state.handle(state.input(for: .enter), in: window) == [
          .explain(move: index + 1, isOpen: false)
        ])
      let marked = try marked(state, size)
      let name = words(narration.who(moves[index].seat)).filter { $0 != " " }
      #expect(marked.lowercased().hasPrefix(name.lowercased()), "\(marked)")
      if case .play(let card) = moves[index].move {
        #expect(marked.contains(String(card.rank.number)))
        #expect(marked.count <= name.count + 2)
      }
      state.explain(hand, move: index + 1)
      #expect(state.explainQuestion?.made.index == index)
      _ = state.handle(state.input(for: .escape), in: window)
    }
    _ = state.handle(state.input(for: .left), in: window)
    #expect(
      state.handle(state.input(for: .character("d")), in: window) == [
        .explain(move: 1, isOpen: false)
      ])
    for _ in 0...count { _ = state.handle(state.input(for: .right), in: window) }
    #expect(
      state.handle(state.input(for: .character("d")), in: window) == [
        .explain(move: count, isOpen: false)
      ])
  }

  @Test("in the log of a hand that is being played the arrows choose own moves only")
  func ownInLog() throws {
    let running = try TableStates.playing(.five, tricks: 4)
    var state = try Studio().state(running)
    let own = state.view.observation.ownMoves.map(\.index)
    _ = state.handle(.character("m"))
    var chosen: [Int] = []
    for _ in own {
      _ = state.handle(.left)
      guard case .explain(let move?, false) = state.handle(.character("d")).first else { continue }
      chosen.append(move - 1)
    }
    #expect(chosen == own.reversed())
    // Before a move has been chosen, Enter goes back.
    state.closePages()
    _ = state.handle(.character("m"))
    #expect(state.handle(.enter) == [] && state.openPage == .table)
  }

  @Test("a guest chooses any move of a finished hand, but has no review")
  func guest() throws {
    var state = try Studio().state(game)
    state.people = People(host: game.players[0].name, seats: [], own: game.personSeat)
    _ = state.handle(.character("v"))
    #expect(state.openPage == .table && state.notice == .notWithFriends)
    _ = state.handle(.character("m"))
    for move in (1...count).reversed() {
      _ = state.handle(.left)
      #expect(state.handle(.character("d")) == [.explain(move: move, isOpen: false)])
    }
  }

  @Test("in a replay it explains the move that is shown, and the arrows go to others")
  func replayed() throws {
    var state = try Studio().state(game)
    state.open(ReplayPage(game.replayedHands, open: 0, isOfGame: true))
    _ = state.handle(.character("3"))
    _ = state.handle(.character("d"))
    let shown = try #require(state.explainQuestion)
    #expect(shown.made.observation.publicState.tricks.count == 3)
    #expect(try text(state).contains("Looking at the choices…"))
    #expect(try text(state).contains("Move \(shown.made.index + 1) of"))
    _ = state.handle(.left)
    #expect(state.explainQuestion?.made.index == shown.made.index - 1)
    _ = try answer(&state)
    _ = state.handle(.right)
    #expect(state.explainQuestion == shown)
    _ = state.handle(.left)
    #expect(state.explainQuestion == nil)
    for _ in 0...count { _ = state.handle(.left) }
    #expect(state.explainQuestion?.made.index == 0)
  }

  @Test("shows the choices, marks the move that was made, and says who is addressed")
  func shown() throws {
    var state = try Studio().state(game)
    state.explain(hand)
    for _ in 0..<count {
      guard let question = state.explainQuestion else { continue }
      let explanation = try answer(&state)
      let text = try text(state)
      let made = try #require(
        explanation.comparison.choices.first { explanation.isMade($0) })
      let isForced = explanation.comparison.choices.map(\.reasons) == [[.onlyChoice]]
      #expect(text.contains("(chosen)") == !isForced)
      #expect(text.contains("There is no other choice.") == isForced)
      #expect(explanation.comparison.choices.contains(made))
      let isOwn = question.made.seat == game.personSeat
      #expect(text.contains("“You” is \(name(of: question)) here.") == (!isOwn && !isForced))
      #expect(text.contains("A second opinion") == (!isOwn && !isForced))
      #expect(text.contains(isOwn ? "you could see" : "\(name(of: question)) could see"))
      _ = state.handle(.left)
    }
  }

  @Test("says what is kept: the person's hint, or what a computer player looked at")
  func kept() throws {
    let moves = hand.madeMoves(isOpen: false)
    let data = Studio.checkout.appending(path: PolicyStore.name)
    let policies = PolicyStore { (try? Data(contentsOf: data)).map(Array.init) }
    let bot = BotSettings(level: .expert).makeBot(policies.policies)
    let considered = moves.suffix(40).map {
      bot.considered($0.observation, limits: Limits(playouts: 48), seed: 1)
    }
    let kept = considered.filter { moves.contains(where: $0.isOf) && $0.isSearched }
    let shown = try #require(kept.first { $0.made.seat != game.personSeat })
    var state = try Studio().state(game)
    state.open(
      ReplayPage(game.replayedHands, open: 0, isOfGame: true, considered: considered))
    for _ in 0...shown.made.index { _ = state.handle(.right) }
    _ = state.handle(.character("d"))
    #expect(state.explainQuestion?.known == .search(shown.evaluations))
    let name = game.players[shown.made.seat].name.text
    state.explain(hand, considered: considered, move: shown.made.index + 1)
    #expect(state.explainQuestion?.known == .search(shown.evaluations))
    _ = try answer(&state)
    #expect(try text(state).contains("What \(name) looked at"))
    #expect(try text(state).contains("\(name) tried the best choices in"))
    _ = state.handle(.tab)
    #expect(state.explainQuestion?.known == nil)
  }

  @Test("Tab opens all cards and closes them again")
  func open() throws {
    var state = try Studio().state(game)
    state.explain(hand)
    _ = state.handle(.left)
    let seen = try #require(state.explainQuestion)
    #expect(!seen.made.observation.hidden.isEmpty || seen.made.observation.hand.count == 1)
    _ = state.handle(.tab)
    let open = try #require(state.explainQuestion)
    #expect(open.made.observation.hidden.isEmpty && open.made.move == seen.made.move)
    _ = try answer(&state)
    #expect(try text(state).contains("With all cards open"))
    _ = state.handle(.tab)
    #expect(state.explainQuestion == seen)
  }

  @Test("during a hand it explains own moves only, from what the person can see, as help")
  func ownMoves() throws {
    let running = try TableStates.playing(.five, tricks: 4)
    var state = try Studio().state(running)
    state.explain(nil)
    let person = running.personSeat
    #expect(state.isExplainHelpNew)
    for _ in 0..<count {
      guard let question = state.explainQuestion else { continue }
      #expect(question.made.seat == person)
      #expect(
        question.made.observation == state.view.observation.after(moves: question.made.index))
      _ = try answer(&state)
      #expect(!state.isExplainHelpNew)
      _ = state.handle(.tab)
      #expect(state.notice == .explainOpenLater)
      _ = state.handle(.left)
    }
    state.preferences.hints = false
    state.closePages()
    state.explain(nil)
    #expect(state.explainQuestion == nil && state.notice == .hintsOffHere)
  }

  @Test("before the first own move there is nothing to explain")
  func nothing() throws {
    var state = try Studio().state(try Positions.game(.five) { $0.moveCount == 0 })
    state.explain(nil)
    #expect(state.explainQuestion == nil && state.notice == .explainNone)
  }

  @Test("in lines a number asks about that move, and all cards are opened by one more word")
  func lines() throws {
    let words = try Studio().words("en")
    let talk = PlainTalk(
      view: game.view(for: game.personSeat), vocabulary: Vocabulary(words, english: words))
    var talkRunning = talk
    talkRunning.note(
      try TableStates.playing(.five, tricks: 4).view(for: game.personSeat))
    for (line, move, isOpen) in [
      ("explain", nil, false), ("explain 12", 12, false), ("explain 12 open", 12, true),
      ("explain open", nil, true), ("d", nil, false),
    ] {
      #expect(talk.read(line).effect == .explain(move: move, isOpen: isOpen))
    }
    #expect(talkRunning.read("explain 3 open").lines == [.explainOpenLater])
    for number in [1, 12, count] {
      let asked = talk.question(aboutMove: number, isOpen: false, in: hand)
      let question = try #require(asked.question)
      #expect(question.made.index == number - 1)
      let told = talk.told(Positions.explanation(question), to: question).map { words($0) }
      #expect(told.first?.hasPrefix("Move \(number) of \(count), ") == true)
      #expect(told.contains { $0.contains("(chosen)") || $0.contains("no other choice") })
    }
    #expect(
      talk.question(aboutMove: count + 1, isOpen: false, in: hand).lines == [
        .explainNoSuch(number: count)
      ])
    let own = talkRunning.view.observation.ownMoves.map(\.index)
    for index in 0..<talkRunning.publicState.moves.count {
      let asked = talkRunning.question(aboutMove: index + 1, isOpen: true, in: nil)
      #expect((asked.question != nil) == own.contains(index))
      #expect(asked.question.map { !$0.isOpen } ?? !asked.lines.isEmpty)
    }
  }
}
