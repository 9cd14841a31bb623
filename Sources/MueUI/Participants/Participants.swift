import CellGrid
import MueGame
import MueRules
import MueWords

/// The people at a table with several terminals: who is there, how others get here, what was said.
public struct Participants: Hashable, Sendable {
  /// Whose table it is.
  public var host: PlayerName
  /// Who sits where, by seat.
  public var seats: [SeatStatus]
  /// The seat of the person here; nil for one who only looks on.
  public var own: Seat?
  /// The codes of the seats that friends may still take, by seat; only the host has them.
  public var codes: [Seat: String] = [:]
  /// The code by which somebody may look on; only the host has it.
  public var watchCode: String?
  /// How many look on; only the host knows.
  public var onlookers = 0
  /// How friends get here, for the host to tell them.
  public var ways: [Phrase] = []
  /// The seats whose people nobody hears; only the host knows.
  public var muted: Set<Seat> = []
  /// Whether the person here is asked to agree to the open handicaps before anything is told.
  public var isAgreementAsked = false
  /// Whether host and guests share one account of the machine.
  public var isOneAccount = false
  /// What was said.
  public var said = ChatLog()
  /// Whether the match has not begun.
  public var isGathering = false
  /// Whether the person here may begin it.
  public var isHost = false
  /// For how many seconds nothing has come from the host; nil while that is not worth telling.
  public var hostSilence: Int?
  /// Who asks whether a decision may be taken back.
  public var undoAskedBy: PlayerName?

  /// The seats that friends may have, in their order.
  var friends: [Seat] {
    let all = PlayerCount(rawValue: seats.count)?.seats ?? []
    return all.filter { seats[$0].player.agent.isRemote }
  }

  /// The people at a table.
  public init(host: PlayerName, seats: [SeatStatus], own: Seat?) {
    self.host = host
    self.seats = seats
    self.own = own
  }
}

/// What was said at a table, the last said last, and no more of it than anybody reads.
public struct ChatLog: Hashable, Sendable {
  /// What was said, with who said it.
  public private(set) var phrases: [Phrase] = []

  /// The most sayings that are kept.
  private static let most = 50

  /// Nothing was said.
  public init() {}

  /// Somebody says something.
  public mutating func hear(_ name: PlayerName, _ message: ChatMessage) {
    phrases.append(.said(name, message))
    if phrases.count > Self.most { phrases.removeFirst() }
  }
}

extension ScreenView {
  /// Draws the people who gather for a match, in a window of a size; `notice` is the answer to the last
  /// key.
  public func draw(
    _ page: ParticipantsPage, _ participants: Participants, notice: Phrase?, size: Size
  ) -> Grid {
    var pen = pen(for: size)
    guard let layout = StartMenuLayout(size) else {
      drawTooSmall(size, on: &pen)
      return pen.grid
    }
    pen.say(
      .companyHeading(name: participants.host.text), x: layout.title.x + 1, y: layout.title.y,
      .heading, in: layout.title)
    HintRow(hints: page.hints(in: participants)).draw(on: &pen, in: layout.keys)
    let rect = Rect(
      x: layout.body.x, y: layout.title.bottom, width: layout.body.width,
      height: layout.notice.bottom - layout.title.bottom)
    ParticipantsView(page: page, participants: participants, notice: notice).draw(
      on: &pen, in: rect)
    return pen.grid
  }
}

extension ScreenState {
  /// Whether the table is somebody else's.
  var isGuest: Bool { participants?.isHost == false }

  /// Opens the page about the people at the table, where there are others.
  mutating func openParticipants() {
    if participants == nil {
      notice = .companyAlone
    } else {
      scene = .participants(ParticipantsPage())
    }
  }

  /// Answers on that page.
  mutating func handleParticipants(_ input: Input, _ page: ParticipantsPage) -> [Effect] {
    guard let participants else {
      scene = .table
      return []
    }
    var page = page
    let answer = page.answer(input, in: participants)
    scene = .participants(page)
    switch answer {
    case .none, .begin: break
    case .say(let message): return [.say(message)]
    case .agree: return [.agree]
    case .act(let action, let seat): return [.act(action, seat)]
    case .sendOnlookersAway: return [.sendOnlookersAway]
    case .tell(let phrase): notice = phrase
    case .close: scene = .table
    case .leave: return [.leave]
    case .unknown: notice = .unknownKey
    }
    return []
  }

  /// Answers who asks whether a decision may be taken back; nil when nobody asks, or the key says nothing
  /// about it.
  mutating func consent(_ input: Input) -> [Effect]? {
    let isConsent = input == .command(.undo)
    guard participants?.undoAskedBy != nil, isConsent || input == .command(.pass) else {
      return nil
    }
    participants?.undoAskedBy = nil
    return [.consent(isConsent)]
  }
}
