import CellGrid
import MueScreen
import MueTable
import MueWords

/// Everything before the table: the start screen and the pages behind it.
final class Foyer: Room {
  let evening: Evening
  var state: FoyerState
  var door: Door?
  /// Asks before the program is left with a game that is not saved.
  private var leavingQuestion = LeavingQuestion()
  /// Reads what is written down, so it is made when the tables around are looked for.
  private lazy var seeker = TableSeeker(in: evening)

  var patience: Int? { state.isJoining ? TableSeeker.rest : nil }

  /// The foyer at its start screen.
  init(evening: Evening, notice: Phrase?) {
    self.evening = evening
    let isFirst = evening.keeper == nil && notice != .lessonDone
    state = FoyerState(StartPage(game: evening.runningGame, isFirst: isFirst))
    state.keys = evening.keys
    state.say(notice)
  }

  func answer(_ key: Key) {
    let size = evening.console.size
    var key = key
    if case .mouse(let mouse) = key, mouse.action == .press,
      let button = evening.picture.key(at: mouse.place, of: state, size: size)
    {
      key = button
    }
    leavingQuestion.answer(key)
    for effect in state.handle(key, in: size) { perform(effect) }
  }

  func advance() {
    if let results = evening.historian.takeResults() { state.show(results) }
    if let news = evening.historian.takeNews() { state.say(news) }
    if state.isJoining { state.show(seeker.offers) }
    if let (games, unread) = evening.shelf?.takeGames() { state.show(games, unread: unread) }
    state.show(running: evening.runningGame)
  }

  /// Begins to read which games there are.
  func readShelf() {
    evening.shelf?.read()
    advance()
  }

  func picture(_ size: Size) -> Grid {
    evening.picture.fit(&state, size: size)
    return evening.picture.draw(state, size: size)
  }

  private func perform(_ effect: FoyerEffect) {
    switch effect {
    case .resume:
      if let keeper = evening.keeper { door = .table(keeper, notice: nil) }
    case .planGame: planGame()
    case .day: playDay()
    case .begin(let plan, let speed, let invitation): begin(plan, at: speed, inviting: invitation)
    case .lookForTables: advance()
    case .join(let place, let code, let isWatching): join(place, code, isWatching: isWatching)
    case .readShelf: readShelf()
    case .open(let number): open(number)
    case .rename(let number, let title): note(number) { $0.title = title }
    case .abandon(let number, let isAbandoned): note(number) { $0.isAbandoned = isAbandoned }
    case .duplicate(let number): duplicate(number)
    case .delete(let number): delete(number)
    case .undelete(let number): undelete(number)
    case .results: evening.historian.count()
    case .lesson: door = .lesson
    case .settings:
      state.open(
        .settings(
          SettingsRoom(
            evening.preferences, among: evening.house.choices, language: evening.words.code)))
    case .keep(let key, let preferences, let language):
      state.say(evening.keep(key, of: preferences, language: language))
    case .keys: state.open(.keys(KeysRoom(evening.keys)))
    case .keepKeys(let keys):
      state.keys = keys
      state.say(evening.keep(keys))
    case .leave: if mayLeave() { door = .out(.done) }
    }
  }

  func mayBeInterrupted() -> Bool {
    leavingQuestion.answer()
    return mayLeave()
  }

  /// Whether the person may leave the program: the game played last is saved now, or the person has been asked
  /// about that.
  private func mayLeave() -> Bool {
    if evening.keeper?.trouble != nil { evening.keeper?.saveNotes() }
    if evening.keeper?.trouble == nil || leavingQuestion.ask() { return true }
    state.say(.confirmLeaving)
    return false
  }

  private func planGame() {
    let plan =
      evening.store?.plan
      ?? NewGamePlan(
        opponents: ComputerPlayer(
          level: evening.preferences.level, style: evening.preferences.style))
    state.open(
      .newGame(
        NewGamePage(
          plan: plan, speed: evening.preferences.speed, person: person,
          usual: evening.words.opponentNames)))
  }

  private func begin(_ plan: NewGamePlan, at speed: Speed, inviting invitation: Invitation) {
    evening.store?.keep(plan)
    var preferences = evening.preferences
    preferences.speed = speed
    let trouble =
      speed == evening.preferences.speed
      ? nil : evening.keep(.speed, of: preferences, language: evening.words.code)
    guard
      let game = try? plan.game(
        person: person, usual: evening.words.opponentNames, chance: evening.around.newSeed())
    else {
      state.say(.gameCannotBegin)
      return
    }
    if let opening = invitation.opening {
      open(game, as: opening)
    } else {
      door = .table(evening.newKeeper(of: game), notice: trouble)
    }
  }

  var person: PlayerName {
    evening.house.personName(evening.preferences, evening.words)
  }
}
