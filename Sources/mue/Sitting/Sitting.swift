import CellGrid
import CursesConsole
import Foundation
import MueMind
import MueRules
import MueSaves
import MueScreen
import MueTable
import MueWords

/// One sitting at the table: keys, computer players, disk and glass, in one loop.
///
/// A change goes one way: a move is applied and saved, then shown. Nothing here waits: thinking
/// runs beside the loop, and pauses are times after which the loop looks again.
final class Sitting {
  private let house: House
  private let console: CursesConsole
  private let thinker: Thinker
  private var keeper: GameKeeper
  private var state: ScreenState
  private var settings: Settings
  private var words: Words
  private var documents: [Document: String]
  private var isThinking = false
  /// A computer player's choice that waits for its time.
  private var choice: Move?
  /// Before this nothing moves by itself: the last move, or the finished trick, is being looked at;
  /// nil until a key is pressed.
  private var quietUntil: ContinuousClock.Instant? = ContinuousClock.now
  /// Before this Enter was pressed for the trick that has just gone by itself, not for what is asked
  /// in its place.
  private var lateUntil = ContinuousClock.now
  /// What stood in the way of saving at the last change.
  private var lastTrouble: Phrase?
  private var outcome: Outcome?

  /// A sitting at a game.
  init(house: House, console: CursesConsole, keeper: GameKeeper, speed: Speed, notice: Phrase?) {
    self.house = house
    self.console = console
    self.keeper = keeper
    settings = house.settings
    words = house.words
    documents = house.documents(words.code)
    thinker = Thinker(wake: { [waker = console.waker] in waker.wake() })
    let game = keeper.game
    var preferences = house.settings.preferences
    preferences.speed = speed
    state = ScreenState(
      view: game.view(for: game.personSeat), preferences: preferences, choices: house.choices,
      language: words.code)
    state.useLetters(of: words)
    lastTrouble = keeper.trouble
    state.isUnsaved = keeper.trouble != nil
    state.say(notice ?? keeper.trouble)
    quietUntil = .now + .milliseconds(speed.moveMilliseconds)
  }

  /// Plays until the person leaves or a signal ends the program.
  func run() -> Outcome {
    while outcome == nil {
      takeKeys()
      advance()
      draw()
      if outcome == nil { wait() }
    }
    thinker.giveUp()
    keeper.end()
    return outcome ?? .done
  }

  private func draw() {
    let look = Look(
      theme: Theme(rawValue: state.preferences.theme) ?? .clear, abilities: console.abilities)
    let picture = Picture(words: words, look: look, documents: documents)
    state.clampScroll(to: picture.lastScrollRow(of: state, size: console.size))
    console.present(picture.draw(state, size: console.size))
  }

  private func takeKeys() {
    while outcome == nil, let key = console.nextKey() {
      if key == .ended {
        outcome = .done
        return
      }
      if isLate(key) {
        lateUntil = .now
        continue
      }
      let wasHeld = state.isTrickHeld
      for effect in answer(key) { perform(effect) }
      if wasHeld, !state.isTrickHeld { quietUntil = .now }
    }
  }

  private func answer(_ key: Key) -> [Effect] {
    if case .mouse(let mouse) = key { return state.handle(mouse, in: console.size) }
    return state.handle(key)
  }

  private func isLate(_ key: Key) -> Bool {
    let confirms = key == .enter || key == .character(" ")
    return confirms && state.scene == .table && ContinuousClock.now < lateUntil
  }

  private func wait() {
    let isWaiting = state.isTrickHeld || choice != nil
    let left = quietUntil.map { $0 - ContinuousClock.now }
    let milliseconds =
      isWaiting && state.scene == .table
      ? left.map { max(0, Int($0 / .milliseconds(1)) + 1) } : nil
    let arrivals = console.waitForInput(timeoutMilliseconds: milliseconds)
    if let signal = arrivals.signals.first { outcome = .signalled(signal) }
  }

  /// Lets happen what is due: the trick goes, a computer player moves or begins to think.
  ///
  /// While a page is open the table waits, so that nothing is missed.
  private func advance() {
    if isThinking, let move = thinker.takeAnswer() {
      isThinking = false
      choice = move
    }
    guard state.scene == .table else { return }
    let isDue = quietUntil.map { ContinuousClock.now >= $0 } ?? false
    if state.isTrickHeld {
      guard isDue else {
        think()
        return
      }
      state.releaseTrick()
      lateUntil = .now + .milliseconds(250)
    }
    think()
    if let move = choice, isDue {
      choice = nil
      make(move)
      think()
    }
  }

  /// Asks the mind of the seat to move, unless that is done already or the seat is the person's.
  private func think() {
    let round = keeper.game.match.round
    guard !isThinking, choice == nil, let turn = round.turn,
      case .computer(let player) = keeper.game.players[turn].agent,
      let mind = Minds.mind(named: player.text)
    else { return }
    isThinking = true
    thinker.think(
      mind, about: round.observation(for: turn, peek: player.peek),
      in: Standing(keeper.game.match), milliseconds: 250, seed: keeper.game.moveSeed)
  }

  private func make(_ move: Move) {
    let mover = keeper.game.match.round.turn
    do throws(IllegalMove) {
      try keeper.apply(move)
    } catch {
      // Only a mind in error can get here: the screen offers legal moves alone.
      choice = keeper.game.match.round.legalMoves?.all.first
      return
    }
    show(after: move, by: mover)
  }

  private func show(after move: Move?, by mover: Seat?) {
    state.show(keeper.game.view(for: keeper.game.personSeat), after: move, by: mover)
    sayTrouble()
    let pause =
      state.isTrickHeld
      ? state.preferences.trickMilliseconds : state.preferences.speed.moveMilliseconds
    quietUntil = pause.map { ContinuousClock.now + .milliseconds($0) }
  }

  /// Says once what stands in the way of saving; the title says so as long as it does.
  private func sayTrouble() {
    if let trouble = keeper.trouble, trouble != lastTrouble { state.say(trouble) }
    lastTrouble = keeper.trouble
    state.isUnsaved = keeper.trouble != nil
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .make(let move): make(move)
    case .dealNextHand:
      keeper.dealNextHand()
      show(after: nil, by: nil)
    case .newGame: beginAnother()
    case .keep(let key): keep(key)
    case .leave: outcome = .done
    }
  }

  private func beginAnother() {
    thinker.giveUp()
    isThinking = false
    choice = nil
    let last = keeper.game
    if let next = try? Game(
      rules: last.match.rules, seed: UInt64.random(in: 0...UInt64(Int64.max)),
      players: last.players)
    {
      keeper.begin(next)
      state.open(next.view(for: next.personSeat))
      sayTrouble()
    }
  }

  /// Obeys a preference that has changed and writes it down; what only the command line set for this
  /// run stays out of the file.
  private func keep(_ key: PreferenceKey) {
    if key == .language { speak(state.language) }
    _ = key.value.set(key.value.text(in: state.preferences), in: &settings.preferences)
    do throws(StoreError) {
      try SettingsStore(house.directories).save(settings)
    } catch {
      state.say(.cannotKeepSettings)
    }
  }

  private func speak(_ code: String) {
    guard let words = house.languages.words(for: code) else { return }
    self.words = words
    documents = house.documents(code)
    state.useLetters(of: words)
  }
}

extension Game {
  /// The seed of the next move's chance, different for every move of every game.
  var moveSeed: UInt64 {
    var generator = SeededGenerator(seed: match.seed ^ UInt64(moveCount) << 32)
    return generator.next()
  }
}
