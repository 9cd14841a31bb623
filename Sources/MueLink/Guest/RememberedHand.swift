import MueData
import MueGame
import MueRules

/// What a guest remembers of a hand, from what it saw and did itself.
///
/// Nothing that the host sends can erase it: a line adds legal moves, repeats what is known, or
/// contradicts it. Only this type decides which.
struct RememberedHand: Sendable {
  typealias SeatedMove = HostMessage.Seated

  let number: Int
  /// How many moves had been made when the guest first saw the hand; nil before that.
  private(set) var since: Int?
  /// The guest's own cards; nil for an onlooker, and before the first view.
  private(set) var dealt: String?
  private(set) var moves: [SeatedMove] = []
  /// The agreement on the deal; nil if the guest has not been asked.
  var check: DealCheck?
  /// The guest's last answer, with the number of moves before it.
  private(set) var answer: (moves: Int, text: String)?
  /// The position, as a number of moves, at which the computer player may decide for the guest.
  private(set) var coveredAt: Int?
  /// The open request to take moves back, with the seats that have agreed.
  private(set) var undo: AgreedUndo?
  /// Where in the hand a seat claimed the rest of the tricks, and which seat.
  private(set) var claim: (moves: Int, seat: Int)?
  /// The checksum of the finished hand, with all cards; nil before it is opened.
  private(set) var opened: String?
  /// Everything that was promised and revealed for the words of this hand.
  private(set) var comparison: HandComparison?
  /// The most serious finding about the hand.
  private(set) var finding: Finding?
  /// The doubt about the deal, even if something more serious was found.
  private(set) var doubt: DealVerdict?

  /// A request to take moves back, and who has agreed.
  struct AgreedUndo: Hashable, Sendable {
    let request: TakingBack
    /// The seats whose persons were present when it was made.
    let present: Set<Int>
    var agreed: Set<Int> = []
  }

  /// What the guest itself knows about the time since it last saw the hand.
  struct Absence: Sendable {
    /// Whether the guest is seeing the hand for the first time over a new connection.
    var isBack = false
    /// Whether the host has said in its welcome that it has less than the guest has seen.
    var isBehind = false
    /// Whether the guest has got the seat by another token than before, so that somebody else may
    /// have sat there.
    var isSeatNew = false
    /// Whether the guest was away so long that its seat may have been free.
    var wasReleased = false
    /// Whether the guest was away so long that the computer player may have decided for it.
    var wasCovered = false

    static let none = Absence()
  }

  init(_ number: Int) { self.number = number }

  var progress: HandProgress { HandProgress(hand: number, texts: moves.map(\.text)) }

  /// Notes a finding unless an equally serious one is known; returns whether it is new.
  mutating func note(_ new: Finding) -> Bool {
    if case .deal(let verdict) = new, doubt == nil || verdict.isDishonest { doubt = verdict }
    if let finding, finding.grade >= new.grade { return false }
    finding = new
    return true
  }

  /// Takes what the host shows of a hand in play; returns what is wrong with it.
  ///
  /// `own` is the guest's seat; nil for an onlooker. `here` are the seats whose persons the host
  /// has reported as present.
  mutating func see(
    _ seen: Observation, own: Int?, here: Set<Int>, after absence: Absence
  ) -> Finding? {
    let shown = seen.publicState.seatedMoves
    var found: Finding?
    if since == nil {
      since = shown.count
      // Before the guest came, the computer player decided for its seat, and may be deciding now.
      coveredAt = shown.count
    } else if let dealt, dealt != seen.dealt.text {
      found = absence.isBehind ? .behind : .deal(.otherCards)
    } else {
      found = finding(in: shown, own: own, here: here, after: absence)
    }
    dealt = seen.isWatching ? nil : dealt ?? seen.dealt.text
    if absence.isBack, absence.wasCovered { coveredAt = shown.count }
    if shown.count != moves.count || absence.isBack { undo = nil }
    moves = shown
    if let answer, answer.moves > shown.count { self.answer = nil }
    return found
  }

  /// What is wrong with the moves that the host shows now.
  ///
  /// Nil if they continue the moves that the guest knows, or those up to a point to which everybody
  /// agreed to go back.
  private func finding(
    in shown: [SeatedMove], own: Int?, here: Set<Int>, after absence: Absence
  ) -> Finding? {
    if shown.starts(with: moves) {
      guard isOwnMoveChanged(in: shown, own: own, after: absence) else { return nil }
      return absence.isSeatNew ? .playedByOther : .otherAnswer
    }
    if let undo, isAgreed(undo, own: own, here: here, isBack: absence.isBack) {
      let kept = moves.prefix(undo.request.moves)
      let isThere = absence.isBack ? shown.starts(with: kept) : shown == Array(kept)
      if isThere { return nil }
    }
    if absence.isBehind { return .behind }
    if absence.isBack, absence.wasReleased { return .takenBackAway }
    return moves.starts(with: shown) ? .takenBackUnasked : .otherMoves
  }

  /// Whether the guest's move differs from its answer, and not because it was away.
  private func isOwnMoveChanged(
    in shown: [SeatedMove], own: Int?, after absence: Absence
  ) -> Bool {
    guard let own, !absence.wasCovered else { return false }
    return shown.indices.dropFirst(moves.count).contains { index in
      guard shown[index].seat == own, index != coveredAt else { return false }
      if let claim, index >= claim.moves { return false }
      guard let answer, answer.moves == index else { return true }
      return answer.text != shown[index].text
    }
  }

  private func isAgreed(
    _ undo: AgreedUndo, own: Int?, here: Set<Int>, isBack: Bool
  ) -> Bool {
    let agreed = undo.agreed.union([undo.request.seat])
    if let own, !agreed.contains(own) { return false }
    // The guest does not know what others said after the connection was lost.
    return isBack || undo.present.intersection(here).isSubset(of: agreed)
  }

  mutating func decide(_ text: String) { answer = (moves.count, text) }

  /// Notes that, according to the host, the computer player now decides for the guest.
  mutating func cover() { coveredAt = moves.count }

  /// Notes a request to take moves back, and the seats whose persons were present; returns whether
  /// it is new.
  mutating func ask(for request: TakingBack, before present: Set<Int>) -> Bool {
    guard request.hand == number, request != undo?.request else { return false }
    undo = AgreedUndo(request: request, present: present)
    return true
  }

  /// Notes that a seat has agreed to the open request, or refused it.
  ///
  /// Only its first answer counts.
  mutating func consent(_ isGiven: Bool, seat: Int) {
    guard undo?.agreed.contains(seat) == false else { return }
    if isGiven { undo?.agreed.insert(seat) } else { undo = nil }
  }

  mutating func claim(seat: Int) { claim = (moves.count, seat) }
}

extension RememberedHand {
  /// Takes the finished hand with all its cards; returns what is wrong with it, and whether it is
  /// new.
  mutating func open(
    _ hand: OpenedHand, own: Int?, after absence: Absence
  ) -> (finding: Finding?, isNew: Bool) {
    let checksum = hand.checksum
    if let opened {
      if opened == checksum { return (nil, false) }
      // A finished hand must not change, unless the host says that it has lost it.
      guard absence.isBehind else { return (.otherMoves, false) }
      self.opened = checksum
      return (.behind, true)
    }
    let round = hand.record.round
    let shown = round.publicState.seatedMoves
    var found: Finding?
    if let own, let dealt, dealt != round.deal.texts[own] {
      found = absence.isBehind ? .behind : .deal(.otherCards)
    } else if since != nil {
      found = finding(in: shown, own: own, here: [], after: absence)
      if found == nil, let claim, !round.holdsClaim(of: claim.seat, at: claim.moves) {
        found = .otherMoves
      }
    }
    since = since ?? shown.count
    moves = shown
    undo = nil
    opened = checksum
    return (found, true)
  }

  /// Notes that a finished hand is being played again.
  mutating func close() {
    opened = nil
    comparison = nil
  }

  /// Notes that the host has gone back to an earlier hand, so that this one will be dealt again.
  mutating func begin() {
    moves = []
    answer = nil
    coveredAt = 0
  }

  /// Takes what everybody revealed for the words; returns what is wrong with it, and whether it is
  /// new.
  mutating func compare(
    _ told: HandComparison, making: DealMaking
  ) -> (finding: Finding?, isNew: Bool) {
    if let comparison { return (comparison == told ? nil : .otherWords, false) }
    comparison = told
    let isKept = told.bytes.indices.allSatisfy { seat in
      guard case .given(let bytes) = told.bytes[seat] else { return true }
      return told.promises[seat]?.words == making.wordsPromise(of: bytes, seat: seat, hand: number)
    }
    let isSame = check.map { !$0.isTold || $0.promises == told.promises } ?? true
    let isOwn = check.map { $0.isOwn(in: told) } ?? true
    return (isKept && isSame && isOwn ? nil : .otherWords, true)
  }
}

extension Round {
  /// Whether a claim of the rest of the tricks by a seat after a number of moves was right: the
  /// seat wins them all, or nothing was left to decide.
  func holdsClaim(of seat: Int, at count: Int) -> Bool {
    var round = Round(deal: deal, dealer: publicState.dealer)
    for move in publicState.moves.prefix(count) where !round.applyLegal(move) { return false }
    if round.isSettled() { return true }
    guard players.seats.indices.contains(seat), round.turn == players.seats[seat] else {
      return false
    }
    if case .holds = Claim(of: round.observation(for: players.seats[seat])) { return true }
    return false
  }
}

extension PublicState {
  /// All moves so far, each with the seat that made it.
  var seatedMoves: [HostMessage.Seated] {
    let bids = auction.turns.map { HostMessage.Seated(seat: $0.seat.index, text: $0.cards.text) }
    let cards = tricks.flatMap { trick in
      trick.cards.enumerated().map { offset, card in
        HostMessage.Seated(
          seat: (trick.leader.index + offset) % players.number, text: card.text)
      }
    }
    let named = moves.dropFirst(bids.count).dropLast(cards.count).enumerated().map { index, move in
      let isVices = index == 0 && roles?.vice != nil
      let seat = isVices ? roles?.vice : roles?.chief
      return HostMessage.Seated(seat: seat?.index ?? 0, text: move.text)
    }
    return bids + named + cards
  }
}

extension OpenedHand {
  /// The checksum of the hand itself: the cards of each seat, dealt and played.
  var checksum: String {
    let round = record.round
    let moves = round.publicState.seatedMoves.map { "\($0.seat) \($0.text)" }
    let parts = [String(round.publicState.dealer.index)] + round.deal.texts + moves
    return Checksum.text(of: parts.joined(separator: ",").utf8)
  }
}

extension RememberedHand {
  /// More moves than any hand has.
  private static let mostMoves = 1000

  init(
    _ object: JSONObject, own: Int?, players: Int, making: DealMaking
  ) throws(JSONFault) {
    number = try object.number("hand", in: 1...MatchRules.mostHands)
    let counts = 0...Self.mostMoves
    func count(_ key: String) throws(JSONFault) -> Int? {
      try object.read(key) { $0.integer.flatMap { counts.contains($0) ? $0 : nil } }
    }
    since = try count("since")
    dealt = try object.read("dealt", \.string)
    for value in try object.read("moves", \.array) ?? [] {
      guard let move = value.string.flatMap({ SeatedMove(text: $0, players: players) }) else {
        throw .badValue("moves")
      }
      moves.append(move)
    }
    if let text = try object.read("answer", \.string) { answer = (moves.count, text) }
    coveredAt = try count("covered")
    if let own {
      check = try DealCheck(object, hand: number, seat: own, of: players, making: making)
    }
    opened = try object.read("opened", \.string)
    finding = try object.read("finding") { $0.string.flatMap(Finding.init(text:)) }
  }

  /// The stored form of the hand; for finished hands before the last, only its number, checksum and
  /// finding.
  func object(isWhole: Bool) -> JSONObject {
    let base: JSONObject = ["hand": number, "opened": opened, "finding": finding?.text]
    guard isWhole else { return base }
    let current = answer.flatMap { $0.moves == moves.count ? $0.text : nil }
    return base
      + [
        "since": since, "dealt": dealt, "moves": moves.map { "\($0.seat) \($0.text)" },
        "answer": current, "covered": coveredAt,
      ] + (check?.object ?? JSONObject())
  }
}

extension HostMessage.Seated {
  /// Reads the text of a remembered move: a seat's number, a space, and the move.
  fileprivate init?(text: String, players: Int) {
    guard let digit = text.utf8.first, (0x30..<0x30 + UInt8(players)).contains(digit),
      text.utf8.dropFirst().first == 0x20, text.utf8.count <= Self.limit + 2
    else { return nil }
    self.init(seat: Int(digit - 0x30), text: String(text.dropFirst(2)))
  }
}
