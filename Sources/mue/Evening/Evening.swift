import CellGrid
import MueSaves
import MueScreen
import MueTable
import MueWords

/// An evening with the cards: leads from room to room, and owns what all of them share.
final class Evening {
  let house: House
  let console: any LiveConsole
  /// The clock, the work beside the loop, chance.
  let around: Surroundings
  /// The games on disk; nil when none can be kept.
  let store: GameStore?
  /// Reads which games there are; nil when none can be kept.
  let shelf: ShelfReader?
  /// The game played last, if there is one.
  var keeper: GameKeeper?
  /// Writes down finished hands and counts results.
  let historian: Historian
  /// What the person likes, with what the command line said for this run.
  private(set) var preferences: Preferences
  /// Which key means what.
  private(set) var keys: KeyMap
  private var languages: Languages
  private(set) var words: Words
  private(set) var documents: Documents
  /// What is on disk: what only the command line said stays out of it.
  private var settings: Settings
  /// Whether the person looks at another window, as far as the terminal tells.
  private(set) var isAway = false
  /// Where the person is; nil before the evening has begun and when it is over.
  private(set) var room: (any Room)?
  /// What became of games that could not be saved, to be said when the terminal has been given back.
  private(set) var lastWords: [Phrase] = []
  private let beginning: Duration

  /// An evening on a console; `speed` goes before that of the settings.
  init(
    house: House, console: any LiveConsole, around: Surroundings, store: GameStore?, speed: Speed?
  ) {
    self.house = house
    self.console = console
    self.around = around
    beginning = around.clock.awake
    self.store = store
    shelf = store.map { ShelfReader($0, in: around, wake: console.wake) }
    historian = Historian(in: around, wake: console.wake)
    settings = house.settings
    preferences = house.preferences(speed: speed)
    keys = house.keys.map
    languages = house.languages
    words = house.words
    documents = house.documents(words)
    console.wantsMouse = preferences.mouse
    console.wantsFocus = preferences.notification
  }

  /// Goes from room to room, beginning behind a door, until the person leaves.
  func run(through first: Door) -> Outcome {
    var door = first
    if let game = keeper?.game, !game.match.scores.isEmpty { historian.record(game) }
    while true {
      switch door {
      case .table(let keeper, let notice): door = sit(at: keeper, notice)
      case .lobby(let link, let title):
        link.wake(by: console.wake)
        door = stay(in: HostLobby(evening: self, link: link, title: title))
        if case .hosted = door { break }
        link.close()
      case .hosted(let keeper, let link, let notice):
        link.wake(by: console.wake)
        door = sit(at: keeper, with: link, notice)
        link.close()
      case .guest(let link, let isFromFoyer):
        link.wake(by: console.wake)
        door = stay(in: GuestRoom(evening: self, link: link, isFromFoyer: isFromFoyer))
        link.leave()
        if isFromFoyer, case .out(.sentAway(let why)) = door { door = .foyer(notice: why) }
      case .aside(let game):
        let keeper = GameKeeper(aside: game, clock: around.clock)
        let sitting = Sitting(evening: self, keeper: keeper, notice: .sideBegun)
        door = stay(in: sitting)
        _ = sitting.leave()
      case .backToTable:
        door = keeper.map { .table($0, notice: .sideLeft) } ?? .foyer(notice: nil)
      case .replay(let page): door = stay(in: ReplayRoom(evening: self, page: page))
      case .foyer(let notice):
        keeper?.note(isAtTable: false)
        door = stay(in: Foyer(evening: self, notice: notice))
      case .lesson:
        let room = LessonRoom(evening: self)
        door = room.map { stay(in: $0) } ?? .foyer(notice: nil)
      case .out(let outcome):
        room = nil
        if let keeper { leaveBehind(keeper) }
        historian.finish()
        store?.end()
        return lastWords.isEmpty ? outcome : outcome.withUnsavedGame
      }
    }
  }

  /// Spends the sitting at a game, which is the one played last from then on; `link` leads to friends.
  private func sit(at keeper: GameKeeper, with link: HostLink? = nil, _ notice: Phrase?) -> Door {
    if let last = self.keeper, !keeper.game.goesOn(from: last.game) { leaveBehind(last) }
    var keeper = keeper
    keeper.note(isAtTable: true)
    let sitting = Sitting(evening: self, keeper: keeper, link: link, notice: notice)
    let door = stay(in: sitting)
    self.keeper = sitting.leave()
    for number in sitting.numbers { shelf?.forget(number) }
    return door
  }

  /// Leaves a game for good; one that cannot be saved is written elsewhere.
  func leaveBehind(_ keeper: GameKeeper) {
    var keeper = keeper
    if let word = keeper.finish() { lastWords.append(word) }
  }

  private func stay(in room: some Room) -> Door {
    self.room = room
    while true {
      while room.door == nil, let key = console.nextKey() {
        switch key {
        case .ended: return .out(.done)
        case .focusGained: isAway = false
        case .focusLost: isAway = true
        default: room.answer(key)
        }
      }
      room.advance()
      console.present(room.picture(console.size))
      if let door = room.door { return door }
      let arrivals = console.waitForInput(timeoutMilliseconds: room.patience)
      if let signal = arrivals.signals.first,
        signal != Outcome.interrupt || room.mayBeInterrupted()
      {
        return .out(.signalled(signal))
      }
    }
  }

  /// The game played last, if it can be played on.
  var runningGame: GameSummary? {
    guard let last = keeper?.game.summary, last.standing == .running else { return nil }
    return last
  }

  /// The time of this evening, by a clock that stands still while the program is stopped or the
  /// machine asleep.
  var now: Duration { around.clock.awake - beginning - console.timeStopped }

  /// Begins to keep a new game.
  func newKeeper(of game: Game) -> GameKeeper {
    GameKeeper(game, store: store, isNew: true, clock: around.clock)
  }

  /// How texts and colours are shown here.
  var picture: Picture {
    let look = Look(
      theme: house.themes[preferences.theme], symbols: preferences.symbols,
      abilities: console.abilities)
    return Picture(words: words, look: look, documents: documents)
  }

  /// Obeys a preference that has changed and writes it down; says what stands in the way of that.
  func keep(_ key: PreferenceKey, of changed: Preferences, language: String) -> Phrase? {
    preferences = changed
    console.wantsMouse = changed.mouse
    console.wantsFocus = changed.notification
    if key == .language { speak(language) }
    _ = key.value.set(key.value.text(in: changed), in: &settings.preferences)
    do throws(StoreError) {
      try around.drawer.keep(settings)
      return nil
    } catch {
      return .cannotKeepSettings
    }
  }

  /// Obeys keys that have changed and writes them down; says what stands in the way of that.
  func keep(_ keys: KeyMap) -> Phrase? {
    self.keys = keys
    languages = languages.naming(keys.labels)
    speak(words.code)
    do throws(StoreError) {
      try around.drawer.keep(keys)
      return nil
    } catch {
      return .cannotKeepKeys
    }
  }

  private func speak(_ code: String) {
    guard let words = languages.words(for: code) else { return }
    self.words = words
    documents = house.documents(words)
  }
}
