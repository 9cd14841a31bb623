import CellGrid
import MueRules
import MueTable
import MueTelling
import MueWords

extension ScreenState {
  /// Answers a key; returns what the program is to do.
  ///
  /// Every key changes something or says why not. A key pressed while a finished trick lies on the
  /// table takes it off, and does what it says as well.
  public mutating func handle(_ key: Key) -> [Effect] {
    switch key {
    case .resized, .mouse: return []
    default: break
    }
    if closesLessonCard(key) { return [] }
    let wasHeld = isTrickHeld
    let isSure = notice == .confirmNewGame
    isTrickHeld = false
    clicked = nil
    say(nil)
    let meaning = keys.intent(of: key, suitLetters: suitLetters)
    if case .document(let reader) = scene, key != .control("c"),
      meaning != .leave || reader.isTyping
    {
      read(reader, key, meaning)
      return []
    }
    guard let intent = meaning else {
      if !wasHeld { notice = .unknownKey }
      return []
    }
    if intent == .leave { return [.leave] }
    switch scene {
    case .table: return handleTable(intent, wasHeld: wasHeld)
    case .menu(let item): return handleMenu(intent, item, isSure: isSure)
    case .summary, .sheet, .document, .pastTrick: return handlePage(intent)
    }
  }

  private mutating func handleTable(_ intent: Intent, wasHeld: Bool) -> [Effect] {
    switch intent {
    case .menu: scene = .menu(.goOn)
    case .summary: scene = .summary
    case .sheet: scene = .sheet(row: 0)
    case .turnPage: scene = .summary
    case .why: explain()
    case .pastTrick: openPastTrick()
    default:
      if case .over = view.observation.faceUp.phase {
        return leaveReckoning(intent, wasHeld: wasHeld)
      }
      guard let legalMoves = view.observation.legalMoves else {
        if let turn = view.observation.faceUp.turn, !wasHeld {
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
    if !view.isOver { return [.dealNextHand] }
    if isFinalOrderShown { return [.newGame] }
    isFinalOrderShown = true
    return []
  }

  private mutating func openPastTrick() {
    let finished = view.observation.faceUp.finishedTricks
    if finished == 0 {
      notice = .noTrickYet
    } else {
      scene = .pastTrick(finished - 1)
    }
  }

  private mutating func explain() {
    let observation = view.observation
    let grey = handFromLeft.first { observation.reasonAgainst($0) != nil }
    guard let grey, isAsked else {
      scene = .document(Reader(.howto))
      return
    }
    notice = Telling(view).reason(against: grey)
  }

  private mutating func handlePage(_ intent: Intent) -> [Effect] {
    switch (intent, scene) {
    case (.summary, .sheet): scene = .summary
    case (.sheet, .summary), (.turnPage, .summary): scene = .sheet(row: 0)
    case (.menu, _), (.confirm, _), (.toggle, _), (.why, _), (.turnPage, _), (.summary, _),
      (.sheet, _), (.pass, _):
      scene = .table
    case (.previous, .pastTrick(let index)), (.pastTrick, .pastTrick(let index)):
      scene = .pastTrick(max(0, index - 1))
    case (.next, .pastTrick(let index)):
      scene = .pastTrick(min(view.observation.faceUp.finishedTricks - 1, index + 1))
    default: scroll(intent)
    }
    return []
  }

  private mutating func scroll(_ intent: Intent) {
    func moved(_ row: Int) -> Int {
      switch intent {
      case .up, .previous: max(0, row - 1)
      case .down, .next: row + 1
      case .pageUp: max(0, row - 10)
      case .pageDown: row + 10
      case .first: 0
      case .last: 10_000
      default: row
      }
    }
    switch scene {
    case .sheet(let row): scene = .sheet(row: moved(row))
    default: break
    }
  }

  /// Keeps a scrolled page within its rows; the picture knows how many it has.
  mutating func clampScroll(to lastRow: Int) {
    switch scene {
    case .sheet(let row): scene = .sheet(row: min(row, lastRow))
    default: break
    }
  }
}
