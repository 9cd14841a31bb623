import MueData
import MueGame
import MueRules
import MueWire
import Testing

@testable import MueApp
@testable import MueLink

/// The host's end of the connections: what depends on bytes of a deal goes out when it is on disk.
@Suite("The host's connections")
struct HostControllerTests {
  /// Connections that note what the host says of deals, and what is kept at that moment.
  private final class Lines: HostTransport {
    let addresses: [TableAddress] = []
    let socketPaths = ["/run/mue/table"]
    var events: [WireEvent] = []
    var kept: SavedTable?
    private(set) var told: [(HostMessage, DealSource?)] = []

    func takeEvents() -> [WireEvent] {
      defer { events = [] }
      return events
    }

    func send(_ line: [UInt8], to peer: Peer) -> Bool {
      if let message = try? HostMessage(reading: line) { told.append((message, kept?.source)) }
      return true
    }

    func close(_ peer: Peer) {}
    func announce(_ notice: TableAnnouncement?) {}
    func admit(_ secret: SeatSecret) {}
    func stop(waiting milliseconds: Int) {}
  }

  @Test("promises, bytes and comparison are on disk before anything depends on them")
  func keepsFirst() throws {
    let lines = Lines()
    let random = SeededBytes(seed: 1)
    let making = DealMaking(digest: Digest.sha256)
    let context = try Simulation(seed: 1, owner: .person).context("en")
    let rules = try MatchRules(players: .three, end: .hands(1))
    let players = rules.players.seats.map { seat in
      Player(name: .nobody, agent: seat.index == 0 ? .person() : .remote(standIn: .club))
    }
    let host = HostController(
      table: HostedTable(
        rules: rules, players: players, terms: LinkTerms(table: .nobody), digest: Digest.sha256,
        random: { random.bytes() }),
      lines: lines, waker: Waker(), clock: SimulatedClock(),
      codes: { CodeMaker(context: context, language: "en") }, words: HandWords(context),
      isOneAccount: true)
    host.keep {
      lines.kept = $0
      return true
    }
    let peer = Peer(1)
    func say(_ message: GuestMessage) {
      lines.events.append(.line(peer, message.line))
      host.work()
    }
    lines.events = [.joined(peer, .local(user: "ben"))]
    say(.hello(Hello(name: nil)))
    say(.beat(idle: 0))
    host.change { table, now in table.beginDeal(at: now) }
    let (cards, words) = (random.bytes(), random.bytes())
    say(
      .commit(
        hand: 1,
        DealPromise(
          cards: making.promise(of: cards, seat: 1, hand: 1),
          words: making.wordsPromise(of: words, seat: 1, hand: 1))))
    say(.reveal(hand: 1, cards))
    let source = try #require(lines.kept?.source)
    #expect(source.isDealt && source.nonces[1] == cards)
    var seed: UInt64?
    while let event = host.nextEvent() { if case .deal(let agreed) = event { seed = agreed } }
    let agreed = try #require(seed)
    var game = try Game(rules: rules, seed: 1, agreedSeeds: [agreed], players: players)
    while let move = game.match.round.legalMoves?.all.first { try game.apply(move) }
    host.change { table, now in table.show(game, at: now) }
    say(.compare(hand: 1, words))
    var kinds: Set<String> = []
    for (message, source) in lines.told {
      switch message {
      case .commit(let hand, let promise):
        let nonce = source?.nonces[0]
        #expect(nonce.map { making.promise(of: $0, seat: 0, hand: hand) } == promise.cards)
        #expect(source?.step == .promising)
        kinds.insert("commit")
      case .commitments(_, let promises):
        #expect(source?.promises == promises && source?.step == .revealing)
        kinds.insert("commitments")
      case .compare(let comparison):
        #expect(source?.comparison == comparison && source?.step == .compared)
        kinds.insert("compare")
      default: break
      }
    }
    #expect(kinds == ["commit", "commitments", "compare"])
  }
}
