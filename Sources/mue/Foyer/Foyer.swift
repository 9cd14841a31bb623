import CellGrid
import MueScreen
import MueTable
import MueWords

/// Everything before the table: the start screen and the pages behind it.
final class Foyer: Room {
  private let evening: Evening
  private var state: FoyerState
  private(set) var door: Door?
  let patience: Int? = nil

  /// The foyer at its start screen.
  init(evening: Evening, notice: Phrase?) {
    self.evening = evening
    let last = evening.keeper?.game.summary
    state = FoyerState(
      StartPage(
        game: last?.standing == .running ? last : nil, isFirst: evening.keeper == nil))
    state.say(notice)
  }

  func answer(_ key: Key) {
    let size = evening.console.size
    var key = key
    if case .mouse(let mouse) = key, mouse.action == .press,
      let command = evening.picture.command(at: mouse.place, of: state, size: size),
      let button = evening.house.keys.map.keys(of: command).first
    {
      key = button
    }
    for effect in state.handle(key, in: size) { perform(effect) }
  }

  func advance() {
    if let results = evening.historian.takeResults() { state.show(results) }
    if let news = evening.historian.takeNews() { state.say(news) }
  }

  func picture(_ size: Size) -> Grid {
    evening.picture.fit(&state, size: size)
    return evening.picture.draw(state, size: size)
  }

  private func perform(_ effect: FoyerEffect) {
    switch effect {
    case .resume:
      if let keeper = evening.keeper { door = .table(keeper, notice: nil) }
    case .newGame:
      if let game = try? evening.house.newGame(NewGameWish(), words: evening.words) {
        door = .table(GameKeeper(game, store: evening.store, isNew: true), notice: nil)
      }
    case .results: evening.historian.count()
    case .lesson: door = .lesson
    case .settings:
      state.open(
        .settings(
          SettingsRoom(
            evening.preferences, among: evening.house.choices, language: evening.words.code,
            keys: evening.house.keys.map)))
    case .keep(let key, let preferences, let language):
      state.say(evening.keep(key, of: preferences, language: language))
    case .leave: door = .out(.done)
    }
  }
}
