import MueData
import MueGame
import MueRules
import Testing

@testable import MueLink

/// All lines that an honest host sent to the guest on seat 1, in two hands with moves taken back, a
/// lost connection and another guest, so that they can be sent again with lies among them.
struct HonestTrace {
  /// What reaches the guest or is done by it.
  enum Step {
    case line([UInt8])
    /// The guest's connection is lost, and it is away for a while.
    case lost(Duration)
    case requestUndo
  }

  private(set) var steps: [(time: Duration, step: Step)] = []
  /// What an honest host leaves behind.
  private(set) var outcome = Outcome()
  private let seed: UInt64

  init(seed: UInt64) throws {
    self.seed = seed
    let driver = try TableDriver(end: .hands(2), seed: seed)
    var recorder = Recorder(driver, guest: Self.newGuest(seed, at: driver.now))
    try recorder.play()
    steps = recorder.steps
    outcome = Outcome(recorder.one.guest, recorder.findings)
  }

  /// The guest before its first line; it has the same random bytes each time.
  static func newGuest(_ seed: UInt64, at now: Duration) -> GuestTable {
    let chance = Chance(seed: seed &+ 4711)
    return GuestTable(at: now, digest: Chance.digest, random: chance.bytes)
  }

  /// Plays the steps again, some of them changed: `change` returns the lines to send in place of one.
  func replay(_ change: (Int, [UInt8], GuestTable) -> [[UInt8]]) -> Outcome {
    var guest = Self.newGuest(seed, at: steps.first?.time ?? .zero)
    var findings: [Finding] = []
    guest.sayHello(PlayerName("F1"), at: steps.first?.time ?? .zero)
    _ = guest.takeLines()
    for (index, (time, step)) in steps.enumerated() {
      switch step {
      case .lost: guest.sayHello(PlayerName("F1"), at: time)
      case .requestUndo: guest.requestUndo()
      case .line(let line):
        for line in change(index, line, guest) {
          guest.receive(line, at: time)
          guest.behave(&findings)
        }
      }
      _ = guest.takeLines()
    }
    return Outcome(guest, findings)
  }

  /// What a guest knows in the end.
  struct Outcome {
    var findings: [Finding] = []
    /// The checksums of the finished hands.
    var opened: [String] = []
    var words: [Int]?
    /// The moves of each hand that the guest has seen.
    var moves: [Int: [HostMessage.Seated]] = [:]
    var dealt: [Int: String] = [:]
    var seat: Int?

    init() {}

    init(_ guest: GuestTable, _ findings: [Finding]) {
      self.findings = findings
      opened = guest.opened.map(\.checksum)
      words = guest.comparison
      if let hands = guest.memories.tables.first?.hands {
        moves = hands.mapValues(\.moves)
        dealt = hands.compactMapValues(\.dealt)
      }
      seat = guest.welcome?.seat.index
    }

    /// Whether a guest that knows this has seen nothing else than the honest guest, though perhaps
    /// less.
    func isPart(of honest: Outcome) -> Bool {
      honest.opened.starts(with: opened)
        && moves.allSatisfy { honest.moves[$0]?.starts(with: $1) ?? $1.isEmpty }
        && dealt.allSatisfy { honest.dealt[$0] == $1 }
        && (seat == nil || seat == honest.seat)
    }
  }
}

/// Plays a match at an honest table and notes what one guest is sent.
private struct Recorder {
  let driver: TableDriver
  var one: Program
  private var two: Program
  private(set) var steps: [(time: Duration, step: HonestTrace.Step)] = []
  private(set) var findings: [Finding] = []

  init(_ driver: TableDriver, guest: GuestTable) {
    self.driver = driver
    one = Program(driver, on: 1, as: guest)
    two = Program(driver, seat: 2)
    note(one.told)
    goOn()
  }

  private mutating func note(_ lines: [[UInt8]]) {
    steps += lines.map { (driver.now, .line($0)) }
  }

  /// Lets both guests hear and answer until nothing more is said.
  private mutating func goOn() {
    for _ in 0..<4 {
      let before = one.told.count
      one.hear(driver)
      note(Array(one.told.dropFirst(before)))
      one.guest.behave(&findings)
      one.send(driver)
      two.hear(driver)
      var others: [Finding] = []
      two.guest.behave(&others)
      two.send(driver)
      for event in driver.heardEvents() { act(event) }
    }
  }

  private func act(_ event: HostEvent) {
    switch event {
    case .move(let move):
      guard var game = driver.game, (try? game.apply(move)) != nil else { return }
      driver.show(game)
    case .deal(let seed):
      if driver.game == nil {
        #expect(throws: Never.self) { try driver.begin(seed: seed) }
      } else if var game = driver.game {
        game.dealNextHand(agreed: seed)
        driver.show(game)
      }
    case .undo(let position):
      if let game = driver.game { driver.show(game.cut(to: position)) }
    default: break
    }
  }

  mutating func play() throws {
    for hand in 1...2 {
      driver.table.beginDeal(at: driver.now)
      driver.collect()
      goOn()
      try #require(driver.game?.position.hand == hand)
      var count = 0
      while let turn = driver.turn {
        if turn == 0 || turn == 3 { try driver.goOn() }
        goOn()
        count += 1
        if count == 9 {
          driver.table.requestUndo(at: driver.now)
          driver.collect()
          goOn()
        }
        if count == 20 {
          steps.append((driver.now, .requestUndo))
          one.guest.requestUndo()
          one.send(driver)
          goOn()
        }
        if count == 30 * hand { try loseOne() }
        driver.now += .seconds(1)
        try #require(count < 300)
      }
      goOn()
      driver.now += .seconds(1)
    }
  }

  private mutating func loseOne() throws {
    driver.now += .seconds(20)
    steps.append((driver.now, .lost(.seconds(20))))
    let before = one.told.count
    try one.comeBack(driver)
    note(Array(one.told.dropFirst(before)))
    goOn()
  }
}

extension GuestTable {
  /// What a person on the seat does about what has happened: consents, goes on, moves.
  mutating func behave(_ findings: inout [Finding]) {
    while let event = nextEvent() {
      switch event {
      case .found(let finding, _): findings.append(finding)
      case .undoAsked: consent(true)
      case .opened: beReady()
      default: break
      }
    }
    if isAsked, let observation, let legal = observation.legalMoves {
      let laid = observation.publicState.auction.laid[observation.seat].count
      decide(TableDriver.move(legal, seat: observation.seat, laid: laid))
    }
  }
}
