import CellGrid
import MueRules
import MueSaves
import MueScreen
import MueTable
import MueWords

/// One sitting at the table: keys, computer players, disk and glass, in one loop.
///
/// A change goes one way: a move is applied and saved, then shown. Nothing here waits: thinking
/// runs beside the loop, and pauses are times after which the loop looks again.
final class Sitting: Room {
  let evening: Evening
  let clock: any Timepiece
  private let thinker: Thinker<Move>
  let adviser: Adviser
  let critic: Critic
  let parPlayer: ParPlayer
  var keeper: GameKeeper
  /// The lines to friends at other terminals; nil where nobody else plays.
  let link: HostLink?
  var state: ScreenState
  private(set) var senses: Senses
  /// How long the game has been played.
  private(set) var time: PlayingTime
  private var isThinking = false
  /// Whether the person has said to go on while friends still look at the reckoning.
  var isNextHandAwaited = false
  /// A computer player's choice that waits for its time.
  var choice: Move?
  /// Before this nothing moves by itself: the last move, or the finished trick, is being looked at;
  /// nil until a key is pressed.
  var quietUntil: Duration?
  private(set) var lateKeys = LateKeys()
  /// What stood in the way of saving at the last change.
  private var lastTrouble: Phrase?
  /// The hands of the game that the historian has been given.
  private var recorded: [RoundScore]
  private(set) var door: Door?
  /// Asks before a game is left that is not saved.
  var leavingQuestion = LeavingQuestion()
  /// The numbers of the games played in this sitting.
  private(set) var numbers: Set<Int> = []

  /// A sitting at a game.
  init(evening: Evening, keeper: GameKeeper, link: HostLink? = nil, notice: Phrase?) {
    self.evening = evening
    self.keeper = keeper
    self.link = link
    time = PlayingTime(seconds: keeper.secondsPlayed)
    let around = evening.around
    clock = around.clock
    let wake = evening.console.wake
    thinker = Thinker(in: around.workshop, wake: wake)
    adviser = Adviser(in: around, wake: wake)
    critic = Critic(in: around, wake: wake)
    parPlayer = ParPlayer(in: around, wake: wake)
    let game = keeper.game
    recorded = game.match.scores
    state = evening.screen(of: game.view(for: game.personSeat))
    senses = Senses(noticed: state)
    state.isAside = keeper.isAside
    state.dealNumber = game.match.seed
    lastTrouble = keeper.trouble
    state.isUnsaved = keeper.trouble != nil
    state.say(notice ?? keeper.trouble)
    state.isSettled = keeper.isSettled
    if game.notes.day != nil { state.skipReckoning() }
    // The trick that ended the move before may not have been seen when the program was killed.
    if notice == .lastRunStopped { state.holdTrick() }
    senses.begin(state.firstMotion, at: clock.now)
    rest()
    keepTime()
  }

  /// Gets up from the table; hands back the game with all that was noted on disk.
  func leave() -> GameKeeper {
    thinker.giveUp()
    adviser.giveUp()
    critic.giveUp()
    parPlayer.giveUp()
    time.stop(at: evening.now)
    keeper.secondsPlayed = time.seconds(at: evening.now)
    keeper.saveNotes()
    if let number = keeper.number { numbers.insert(number) }
    if !recorded.isEmpty, !keeper.isAside { evening.historian.record(keeper.game) }
    return keeper
  }

  func picture(_ size: Size) -> Grid {
    let picture = evening.picture
    picture.fit(&state, size: size)
    return picture.draw(state, size: size)
  }

  func answer(_ key: Key) {
    senses.skipMotion(for: key, &state)
    if lateKeys.takes(key, in: state) { return }
    if key != .resized { time.touch(at: evening.now) }
    let wasHeld = state.isTrickHeld
    leavingQuestion.answer(key)
    for effect in evening.effects(of: key, on: &state) { perform(effect) }
    if wasHeld, !state.isTrickHeld { quietUntil = clock.now }
    keepTime()
  }

  /// Lets the time run while the game is on the screen, and not while a menu or a text is.
  private func keepTime() {
    switch state.scene {
    case .table, .why, .summary, .sheet, .log, .pastTrick, .company: time.start(at: evening.now)
    case .menu, .document, .settings, .keys, .review, .replay: time.stop(at: evening.now)
    }
    keeper.secondsPlayed = time.seconds(at: evening.now)
  }

  /// Lets happen what is due: the trick goes, a computer player moves or begins to think.
  ///
  /// While a page is open the table waits, so that nothing is missed.
  func advance() {
    if let news = evening.historian.takeNews() { state.say(news) }
    state.areResultsUnkept = evening.historian.trouble != nil
    workForFriends()
    moveOn()
    advise()
    lookBack()
    compare()
    senses.notice(&state, in: evening)
    showTime()
  }

  private func moveOn() {
    lateKeys.look(at: clock.now)
    if isThinking, let move = thinker.takeAnswer() {
      isThinking = false
      choice = move
    }
    // Where friends wait nothing else does.
    guard state.scene == .table || link != nil else { return }
    let isDue = quietUntil.map { clock.now >= $0 } ?? false
    if state.isTrickHeld {
      guard isDue else {
        think()
        return
      }
      state.releaseTrick()
      lateKeys.begin(at: clock.now)
    }
    think()
    choice = choice ?? state.forcedMove
    if let move = choice, isDue {
      choice = nil
      make(move)
      think()
    }
  }

  /// Asks the mind of the seat to move, unless that is done already or the seat is the person's.
  private func think() {
    guard !isThinking, choice == nil, link?.isComputersTurn() ?? true,
      let question = keeper.question(evening.around.thinking)
    else { return }
    if let move = keeper.rememberedMove {
      choice = move
      return
    }
    isThinking = true
    thinker.think(question)
  }

  func make(_ move: Move) {
    let mover = keeper.game.match.round.turn
    keeper.secondsPlayed = time.seconds(at: evening.now)
    do throws(IllegalMove) {
      try keeper.apply(move)
    } catch {
      // Only a mind in error can get here: the screen offers legal moves alone.
      choice = keeper.game.match.round.legalMoves?.all.first
      return
    }
    show(after: move, by: mover)
  }

  /// Shows the game as it stands, and tells it to friends.
  func show(after move: Move?, by mover: Seat?) {
    state.show(keeper.game.view(for: keeper.game.personSeat), after: move, by: mover)
    state.isSettled = keeper.isSettled
    tellFriends()
    record()
    sayTrouble()
    rest()
  }

  /// Lets what has happened be looked at before anything else does.
  private func rest() {
    let isTrick = state.isTrickHeld
    let pause =
      link == nil
      ? state.preferences.milliseconds(afterTrick: isTrick)
      : state.preferences.millisecondsAmongFriends(afterTrick: isTrick)
    quietUntil = pause.map { clock.now + .milliseconds($0) }
  }

  /// Has the hands that are over written down, unless they are.
  private func record() {
    guard keeper.game.match.scores != recorded, !keeper.isAside else { return }
    recorded = keeper.game.match.scores
    evening.historian.record(keeper.game)
  }

  /// Says once what stands in the way of saving; the title says so as long as it does.
  func sayTrouble() {
    if let trouble = keeper.trouble, trouble != lastTrouble { state.say(trouble) }
    lastTrouble = keeper.trouble
    state.isUnsaved = keeper.trouble != nil
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .make(let move):
      choice = nil
      make(move)
    case .claim: claim()
    case .dealNextHand: dealNextHand()
    case .takeBack: takeBack()
    case .doAgain: turn(saying: keeper.doAgain())
    case .replay(let place):
      state.open(keeper.game.replayPage(at: place, isOfGame: !keeper.isAside))
    case .playAside where link != nil: state.say(.notWithFriends)
    case .playAside(let place): door = .aside(keeper.game.cut(to: place))
    case .newGame where keeper.isAside, .foyer where keeper.isAside, .leave where keeper.isAside:
      door = .backToTable
    case .newGame where link != nil: state.say(.notWithFriends)
    case .newGame: if mayLeave() { beginAnother() }
    case .say(let saying): link?.say(saying)
    case .act(let action, let seat):
      if let link { state.say(link.act(action, on: seat)) }
    case .sendOnlookersAway: if let link { state.say(link.sendOnlookersAway()) }
    case .agree: break
    case .consent(let isGiven): link?.change { table, _ in table.consent(isGiven) }
    case .keep(let key):
      evening.keep(key, in: &state)
      if key == .autoPlay, keeper.game.match.round.turn == keeper.game.personSeat { choice = nil }
    case .keepKeys: evening.keepKeys(in: &state)
    case .foyer: if mayLeave() { door = .foyer(notice: nil) }
    case .leave: if mayLeave() { door = .out(.done) }
    }
  }

  /// Shows the game where it stands after taking back or doing again; nobody thinks on about what
  /// has gone.
  func turn(saying phrase: Phrase) {
    stopThinking()
    tellFriends()
    state.turn(to: keeper.game.view(for: keeper.game.personSeat), saying: phrase)
    senses.passOver(state)
    state.isSettled = keeper.isSettled
    sayTrouble()
    rest()
  }

  /// Plays the rest out if that may be, and says why not if not.
  private func claim() {
    let count = keeper.game.moveCount
    let phrase = keeper.claim()
    if keeper.game.moveCount > count {
      stopThinking()
      show(after: nil, by: nil)
    }
    state.say(phrase)
  }

  func stopThinking() {
    thinker.giveUp()
    isThinking = false
    choice = nil
  }

  private func beginAnother() {
    stopThinking()
    keepTime()
    evening.leaveBehind(keeper)
    if let number = keeper.number { numbers.insert(number) }
    keeper.beginAnother(seed: evening.around.newSeed())
    recorded = []
    keeper.note(isAtTable: true)
    time = PlayingTime()
    state.dealNumber = keeper.game.match.seed
    state.open(keeper.game.view(for: keeper.game.personSeat))
    sayTrouble()
  }
}
