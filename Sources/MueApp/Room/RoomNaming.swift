import CellGrid
import CursesConsole
import MueGame
import MueStorage
import MueUI
import MueWords

/// The choice of a name by somebody whose key is new in a card room.
///
/// It is no session: a session's threads would keep the rights that a person of the room gives up.
struct RoomNaming {
  let context: AppContext
  let clock: any Clock
  /// Whether newcomers need a code.
  let asksForCode: Bool
  let take: (Choice) throws(RoomFault) -> RoomPerson

  /// What a newcomer asks for.
  enum Choice {
    case name(PlayerName, code: String?)
    /// To be the person who was shown this code.
    case further(code: String)

    /// What an effect of the page asks for; nil for other effects.
    init?(_ effect: Effect) {
      switch effect {
      case .chooseName(let name, let code): self = .name(name, code: code)
      case .addKey(let code): self = .further(code: code)
      default: return nil
      }
    }

    var name: PlayerName? { if case .name(let name, _) = self { name } else { nil } }
  }

  /// How long somebody may take.
  private static let patience = Duration.seconds(600)

  /// The person; nil if nobody has chosen a name.
  func run() -> RoomPerson? {
    if context.preferences(speed: nil).display != .lines {
      do throws(ConsoleError) {
        let console = try context.openConsole()
        defer { console.close() }
        return person(at: console)
      } catch {
        context.complain(error.phrase)
      }
    }
    guard let console = context.lineConsole() else { return nil }
    defer { console.close() }
    let lines = RoomNameLines(self, on: console)
    lines.begin()
    lines.stay()
    return lines.person
  }

  private func person(at console: CursesConsole) -> RoomPerson? {
    let preferences = context.settings.preferences
    var pages = PageStack(
      RoomNamePage(asksForCode: asksForCode),
      context: PageContext(
        preferences: preferences, keys: context.keys.map, choices: context.choices,
        language: context.words.code))
    let end = clock.now + Self.patience
    while clock.now < end {
      let abilities = console.abilities
      let look = Appearance(
        theme: context.themes[preferences.theme, onLight: abilities.isLight],
        symbols: preferences.symbols, abilities: abilities)
      let view = ScreenView(
        words: context.words, look: look, documents: context.documents(context.words))
      while let key = console.nextKey() {
        if key == .ended { return nil }
        // Pasted text is never a command.
        if case .paste = key, !pages.isTyping { continue }
        for effect in view.answer(key, on: &pages, size: console.size) {
          if effect == .leave { return nil }
          guard let choice = Choice(effect) else { continue }
          do throws(RoomFault) {
            return try take(choice)
          } catch {
            pages.say(error.phrase(choosing: choice.name))
          }
        }
      }
      console.present(view.frame(of: pages, size: console.size))
      let arrivals = console.waitForInput(timeoutMilliseconds: clock.millisecondsLeft(until: end))
      if !arrivals.signals.isEmpty { return nil }
    }
    return nil
  }
}

/// The same in plain mode.
private final class RoomNameLines: LineFront {
  let output: LineOutput
  var outcome: ExitCode?
  private(set) var person: RoomPerson?
  private let naming: RoomNaming
  private var talk: RoomNameTalk

  init(_ naming: RoomNaming, on console: any LineTerminal) {
    self.naming = naming
    output = LineOutput(naming.context, on: console)
    talk = RoomNameTalk(
      asksForCode: naming.asksForCode, vocabulary: naming.context.vocabulary)
  }

  func begin() { tell([.plainWelcome] + talk.question) }

  var isOver: Bool { outcome != nil || person != nil }
  var isAsked: Bool { true }
  func advance() {}

  func answer(_ line: TypedLine) {
    let reply = talk.read(line.text)
    tell(reply.lines)
    guard let effect = reply.effect else { return }
    if effect == .leave { outcome = .done }
    guard let choice = RoomNaming.Choice(effect) else { return }
    do throws(RoomFault) {
      person = try naming.take(choice)
    } catch {
      tell(talk.refuse(error.phrase(choosing: choice.name)))
    }
  }
}
