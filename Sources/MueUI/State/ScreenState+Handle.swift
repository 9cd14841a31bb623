import CellGrid
import MueGame
import MueRules
import MueWords

extension ScreenState {
  /// Answers a key; returns what the program is to do.
  ///
  /// Every key changes something or says why not. A key pressed while a finished trick lies on the
  /// table takes it off, and does what it says as well.
  public mutating func handle(_ key: Key) -> [Effect] {
    switch key {
    case .resized, .mouse, .focusGained, .focusLost: return []
    default: break
    }
    if closesLessonCard(key) { return [] }
    let isHandOver = view.observation.publicState.score != nil
    let isOver = isHandOver || scene == .replay
    return handle(key, as: keys.intent(of: key, suitLetters: suitLetters, isHandOver: isOver))
  }

  /// Answers a key, or the mouse in its place, by what it means.
  mutating func handle(_ key: Key, as intent: Intent?) -> [Effect] {
    let wasHeld = isTrickHeld
    isTrickHeld = false
    clicked = nil
    grabbed = nil
    say(nil)
    if intent != .hint { hint = .none }
    if case .settings(let page) = scene, intent != .leave || isTyping && key != .control("c") {
      return handleSettings(key, intent, page)
    }
    if case .keys(let page) = scene, intent != .leave || page.isAwaiting && key != .control("c") {
      return handleKeys(key, page)
    }
    if case .document(let reader) = scene, key != .control("c"),
      intent != .leave || reader.isTyping
    {
      read(reader, key, intent)
      return []
    }
    if case .participants(let page) = scene,
      intent != .leave || page.isTyping && key != .control("c")
    {
      return handleParticipants(key, page)
    }
    guard let intent else {
      if case .menu(let item, _) = scene { scene = .menu(item) }
      if !wasHeld { notice = .unknownKey }
      return []
    }
    if intent == .leave { return [.leave] }
    switch scene {
    case .table: return handleTable(intent, wasHeld: wasHeld)
    case .menu(let item, let isSure): return handleMenu(intent, item, isSure: isSure)
    case .why(let card): handleWhy(intent, about: card)
    case .replay: return handleReplay(intent)
    case .summary, .sheet, .log, .document, .review, .pastTrick, .settings, .keys, .participants:
      return handlePage(intent)
    }
    return []
  }

  private mutating func handleTable(_ intent: Intent, wasHeld: Bool) -> [Effect] {
    if let effects = consent(intent) { return effects }
    switch intent {
    case .participants: openParticipants()
    case .menu: scene = .menu(.goOn)
    case .summary: scene = .summary
    case .sheet: scene = .sheet(row: 0)
    case .turnPage: scene = .summary
    case .why: askWhy()
    case .hint: askHint()
    case .pastTrick: openPastTrick()
    case .review: openReview()
    case .replay: return [.replay(at: nil)]
    case .takeBack where participants != nil && view.person != nil && !canTakeBack:
      notice = .nothingToTakeBack
    case .takeBack: return [.takeBack]
    case .doAgain: return [.doAgain]
    case .log: scene = .log(row: Self.lastRow)
    case .claim:
      if isAskedForCard { return [.claim] }
      notice = .claimNotNow
    default:
      if case .over = view.observation.publicState.phase {
        return leaveReckoning(intent, wasHeld: wasHeld)
      }
      guard let legalMoves = view.observation.legalMoves else {
        if let turn = view.observation.publicState.turn, !wasHeld {
          notice = .notYourTurn(name: view.players[turn].name.text)
        }
        return []
      }
      if wasHeld, intent == .confirm || intent == .toggle { return [] }
      return handleMove(intent, legalMoves)
    }
    return []
  }

  private mutating func leaveReckoning(_ intent: Intent, wasHeld: Bool) -> [Effect] {
    if wasHeld { return [] }
    guard intent == .confirm else {
      notice = .unknownKey
      return []
    }
    if isAside { return [.leave] }
    if !view.isOver { return [.dealNextHand] }
    if isFinalOrderShown, view.notes.day != nil {
      return [.playAside(GamePlace(hand: 1, moves: 0))]
    }
    if isFinalOrderShown { return [.newGame] }
    isFinalOrderShown = true
    return []
  }

  private mutating func openPastTrick() {
    let finished = view.observation.publicState.finishedTricks
    if finished == 0 {
      notice = .noTrickYet
    } else {
      scene = .pastTrick(finished - 1)
    }
  }

  private mutating func handlePage(_ intent: Intent) -> [Effect] {
    switch (intent, scene) {
    case (.replay, .review) where reviewed != nil: leavePage()
    case (.replay, .sheet), (.replay, .review): return [.replay(at: nil)]
    case (.jump(let rank), .review): return openDecision(rank.number)
    case (.summary, .sheet): scene = .summary
    case (.sheet, .summary), (.turnPage, .summary): scene = .sheet(row: 0)
    case (.turnPage, .sheet), (.log, .pastTrick): scene = .log(row: Self.lastRow)
    case (.menu, _), (.confirm, _), (.toggle, _), (.why, _), (.turnPage, _), (.summary, _),
      (.sheet, _), (.pass, _), (.log, _), (.review, .review):
      leavePage()
    case (.previous, .pastTrick(let index)), (.pastTrick, .pastTrick(let index)):
      scene = .pastTrick(max(0, index - 1))
    case (.next, .pastTrick(let index)):
      scene = .pastTrick(min(view.observation.publicState.finishedTricks - 1, index + 1))
    default: scroll(intent)
    }
    return []
  }

  /// Farther down than any page goes; the picture knows where it ends.
  private static let lastRow = 10_000

  private mutating func scroll(_ intent: Intent) {
    func moved(_ row: Int) -> Int {
      switch intent {
      case .up, .previous: max(0, row - 1)
      case .down, .next: row + 1
      case .pageUp: max(0, row - 10)
      case .pageDown: row + 10
      case .first: 0
      case .last: Self.lastRow
      default: row
      }
    }
    switch scene {
    case .sheet(let row): scene = .sheet(row: moved(row))
    case .log(let row): scene = .log(row: moved(row))
    case .review(let row): scene = .review(row: moved(row))
    default: break
    }
  }

  /// Keeps a scrolled page within its rows; the picture knows how many it has.
  mutating func clampScroll(to lastRow: Int) {
    switch scene {
    case .sheet(let row): scene = .sheet(row: min(row, lastRow))
    case .log(let row): scene = .log(row: min(row, lastRow))
    case .review(let row): scene = .review(row: min(row, lastRow))
    default: break
    }
  }
}
