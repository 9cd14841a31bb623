import CellGrid
import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

/// The host's lobby in plain mode while friends gather before the first deal.
final class LobbyLines: LineFront {
  let output: LineOutput
  var outcome: ExitCode?
  let link: HostController
  let title: GameTitle?
  let dependencies: Dependencies
  private var talk: PeopleTalk
  /// The game, once it has begun; nil while people gather.
  private(set) var begun: Game?
  private var isDealAwaited = false
  private var isClosingConfirmed = false

  init(
    context: AppContext, console: any LineTerminal, dependencies: Dependencies,
    link: HostController, title: GameTitle?
  ) {
    output = LineOutput(context, on: console)
    self.dependencies = dependencies
    self.link = link
    self.title = title
    talk = PeopleTalk(link.people(isGathering: true), vocabulary: context.vocabulary)
    link.wake(by: console.wake)
  }

  /// Writes the first sentences.
  func begin(notice: Phrase?) {
    tell([.plainWelcome] + [notice].compactMap(\.self) + talk.listing)
  }

  var isOver: Bool { outcome != nil || begun != nil }
  var patience: Int? { link.patience }
  var isAsked: Bool { !isDealAwaited }

  func advance() { workForFriends() }

  func answer(_ line: TypedLine) {
    let reply = talk.read(line.text)
    if case .leave? = reply.effect {} else { isClosingConfirmed = false }
    tell(reply.lines)
    switch reply.effect {
    case .dealNextHand:
      isDealAwaited = true
      beginDeal()
    case .rules: tellRules()
    case .leave where link.areFriendsHere && !isClosingConfirmed:
      isClosingConfirmed = true
      tell(.confirmClosing)
    case .leave: outcome = .done
    case let effect?: _ = performAsHost(effect, through: link)
    case nil: break
    }
  }
}

extension LobbyLines: HostGathering {
  func say(_ phrase: Phrase) { tell(phrase) }
  func hear(_ phrase: Phrase) { tell(phrase) }
  func show(_ people: People) { tell(talk.show(people)) }
  func announce(_ seat: Seat, at seats: [SeatStatus]) { show(people) }
  func begin(_ game: Game) { begun = game }
}
