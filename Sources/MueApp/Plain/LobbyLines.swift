import CellGrid
import MueGame
import MueLink
import MueUI
import MueWords

/// The host's table in lines while friends gather before the first deal.
final class LobbyLines: LineFront {
  let context: AppContext
  let console: any LineTerminal
  let words: Words
  var outcome: ExitCode?
  private let link: HostController
  private let title: GameTitle?
  private let dependencies: Dependencies
  private var people: PeopleTalk
  /// The game that has begun; nil while people gather.
  private(set) var begun: Game?
  private var isDealAwaited = false

  /// The lobby of a table; the game gets a title, or none.
  init(
    context: AppContext, console: any LineTerminal, dependencies: Dependencies,
    link: HostController, title: GameTitle?
  ) {
    self.context = context
    self.console = console
    self.dependencies = dependencies
    self.link = link
    self.title = title
    words = context.plainWords
    people = PeopleTalk(link.participants(isGathering: true), vocabulary: context.vocabulary)
    link.wake(by: console.wake)
  }

  /// The first sentences.
  func begin(notice: Phrase?) {
    tell([.plainWelcome] + [notice].compactMap(\.self) + people.listing)
  }

  var isOver: Bool { outcome != nil || begun != nil }
  var patience: Int? { link.patience }
  var isAsked: Bool { !isDealAwaited }

  func advance() {
    link.work()
    while let notice = link.takeNotice() { tell(notice) }
    while let event = link.nextEvent() { take(event) }
    tell(people.show(link.participants(isGathering: true)))
  }

  func answer(_ line: TypedLine) {
    let reply = people.read(line.text)
    tell(reply.lines)
    switch reply.effect {
    case .dealNextHand:
      isDealAwaited = true
      tell(.dealAwaited)
      link.change { table, now in table.beginDeal(at: now) }
    case .rules: write(context.rulesLines(width: console.columns, isUnicode: console.unicode))
    case .leave: outcome = .done
    case let effect?: _ = performAsHost(effect, through: link)
    case nil: break
    }
  }

  private func take(_ event: HostEvent) {
    switch event {
    case .deal(let seed):
      begun = link.begin(seed, title: title, gameSeed: dependencies.newSeed())
    case .said(let name, let message):
      link.hear(name, message)
      tell(.said(name, message, at: people.participants.seats))
    case .stalled(let seat):
      tell(.dealStalled(name: people.participants.seats.name(of: seat)))
    case .presence: tell(people.show(link.participants(isGathering: true)))
    case .move, .undo, .undoAsked, .undoRefused, .undoAway, .behind: break
    }
  }
}
