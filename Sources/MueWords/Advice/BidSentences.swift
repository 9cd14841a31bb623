import MueBots
import MueGame
import MueRules

/// What the bids of a seat say, in sentences.
public struct BidSentences: Sendable {
  /// The cards that the seat has laid, and what it wants.
  public let summary: [Phrase]
  /// What it would name and pick, and what it becomes.
  public let parts: [Part]

  /// A heading with its lines.
  public struct Part: Sendable {
    public let heading: Phrase
    public let lines: [Line]

    /// The lines exclude each other, so their tenths add up to ten at most.
    init(heading: Phrase, lines: [Line]) {
      self.heading = heading
      self.lines = lines.addingUp
    }
  }

  /// A trump, a partner or a role, and how likely it is.
  public struct Line: Sendable {
    public let label: Phrase
    /// In how many cases of ten it is so; nil if nothing is left to decide.
    public fileprivate(set) var tenths: Int?
    /// The same before the seat's last bid; nil unless the bid has changed it.
    public let before: Int?
    /// What is known of the cards, and what the last bid changed.
    public let notes: [Phrase]
    fileprivate let percent: Int

    init(_ label: Phrase, percent: Int?, before: Int? = nil, notes: [Phrase] = []) {
      (self.label, self.before, self.notes) = (label, before, notes)
      self.percent = percent ?? 0
      tenths = percent?.tenths
    }

    /// How often it is so, in words.
    public var cases: Phrase? { tenths.map(Phrase.cases) }
  }

  /// The least percentage that is mentioned, and that of a trump which a seat is said to want.
  private static let (least, wanted) = (15, 25)

  /// What a reading says to the person who sees a game.
  public init(_ reading: BidReading, in view: GameObservation) {
    let narration = Narration(view)
    let who = narration.who(reading.seat)
    let laid = narration.cardsLaid(by: reading.seat)
    summary =
      (laid.isEmpty ? [.bidsNoCards(name: who)] : laid)
      + [Self.wish(reading, who)].compactMap(\.self)
    parts = [
      Self.trumps(of: reading, who), Self.partners(of: reading, who, narration),
      Self.roles(of: reading, who, view.observation.publicState),
    ].filter { !$0.lines.isEmpty }
  }

  /// What the seat has named, or seems to want as trump.
  private static func wish(_ reading: BidReading, _ who: Phrase) -> Phrase? {
    if let named = reading.named { return .bidsNamed(trump: .name(of: named), name: who) }
    let likely = reading.trumps.filter { $0.percentNamed.map { $0 >= wanted } ?? false }
      .prefix(2).map { Phrase.name(of: $0.trump) }
    guard let first = likely.first else { return nil }
    let trump = likely.count == 1 ? first : .bidsEither(trump: first, part: likely[1])
    return .bidsWants(trump: trump, name: who)
  }

  private static func trumps(of reading: BidReading, _ who: Phrase) -> Part {
    let isOpen = reading.named == nil && reading.trumps.contains { $0.percentNamed != nil }
    let shown = reading.trumps.filter { !isOpen || ($0.percentNamed ?? 0) >= least }
    return Part(
      heading: isOpen ? .bidsNames(name: who) : .bidsTrumps,
      lines: shown.map { line($0, isOpen: isOpen) })
  }

  /// A trump; `isOpen` if the seat may still name it.
  private static func line(_ trump: BidReading.TrumpReading, isOpen: Bool) -> Line {
    let percent = isOpen ? trump.percentNamed : nil
    let held = Int(trump.held.rounded())
    var notes: [Phrase] = []
    if trump.all > 0 {
      notes.append(
        trump.laid == 0
          ? .bidsDealt(held: held, all: trump.all)
          : trump.laid >= held
            ? .bidsAllLaid(laid: trump.laid, all: trump.all)
            : .bidsDealtLaid(held: held, all: trump.all, laid: trump.laid))
    }
    var before: Int?
    var changed: [Phrase] = []
    if let earlier = trump.before {
      if let percent, let last = earlier.percentNamed, percent.tenths != last.tenths {
        before = last.tenths
        changed.append(.cases(last.tenths))
      }
      let last = Int(earlier.held.rounded())
      if trump.all > 0, last != held { changed.append(.bidsAbout(held: last)) }
    }
    if !changed.isEmpty { notes.append(.bidsBefore(what: changed)) }
    return Line(.name(of: trump.trump), percent: percent, before: before, notes: notes)
  }

  private static func partners(
    of reading: BidReading, _ who: Phrase, _ narration: Narration
  ) -> Part {
    let isPicked = narration.publicState.contract != nil
    let partners = isPicked ? [] : reading.partners.filter { $0.percent >= least }
    return Part(
      heading: .bidsPicks(name: who),
      lines: partners.map { Line(narration.who($0.seat), percent: $0.percent) })
  }

  /// What the seat becomes, as far as that is open.
  private static func roles(
    of reading: BidReading, _ who: Phrase, _ publicState: PublicState
  ) -> Part {
    var lines: [Line] = []
    if publicState.roles == nil { lines.append(Line(.chief, percent: reading.chief)) }
    if publicState.players != .three {
      if publicState.roles == nil { lines.append(Line(.vice, percent: reading.vice)) }
      let isOut = publicState.roles.map { [$0.chief, $0.vice].contains(reading.seat) } ?? false
      if publicState.contract == nil, !isOut {
        lines.append(Line(.partner, percent: reading.picked))
      }
    }
    return Part(heading: .bidsBecomes(name: who), lines: lines)
  }
}

extension Narration {
  /// What a seat has laid, in the order of its bids, and its last bid; empty if it has laid nothing.
  func cardsLaid(by seat: Seat) -> [Phrase] {
    let turns = publicState.auction.turns.filter { $0.seat == seat && !$0.cards.isEmpty }
    func names(_ cards: CardSet) -> [Phrase] { HandOrder(nil).sorted(cards).map(Phrase.name(of:)) }
    guard let last = turns.last else { return [] }
    return [.bidsLaid(name: who(seat), cards: turns.flatMap { names($0.cards) })]
      + (turns.count > 1 ? [.bidsLast(cards: names(last.cards))] : [])
  }
}

extension BidSentences {
  /// All of it in lines of text.
  public var told: [Phrase] {
    summary + parts.flatMap(\.told)
  }
}

extension BidSentences.Part {
  /// How likely each is, in one line, then what is known of the cards.
  fileprivate var told: [Phrase] {
    let likely = lines.compactMap { line in
      line.cases.map { Phrase.bidsLine(what: line.label, part: $0) }
    }
    let notes = lines.filter { !$0.notes.isEmpty }
    return (likely.isEmpty ? [] : [.plainLine(heading: heading, what: likely)])
      + notes.map { .plainLine(heading: $0.label, what: $0.notes) }
  }
}

extension Phrase {
  /// In how many cases of ten something happens.
  static func cases(_ tenths: Int) -> Phrase {
    switch tenths {
    case 0: .bidsNever
    case 10: .bidsAlways
    default: .bidsCases(tenths: tenths)
    }
  }
}

extension [BidSentences.Line] {
  /// The lines with less in those that were rounded up most, until their tenths add up to ten.
  fileprivate var addingUp: [BidSentences.Line] {
    var lines = self
    while lines.reduce(0, { $0 + ($1.tenths ?? 0) }) > 10 {
      func excess(_ index: Int) -> Int { 10 * (lines[index].tenths ?? 0) - lines[index].percent }
      guard let most = lines.indices.max(by: { (excess($0), $0) < (excess($1), $1) }),
        let tenths = lines[most].tenths
      else { return lines }
      lines[most].tenths = tenths - 1
    }
    return lines
  }
}

extension Int {
  /// Tenths, of a percentage.
  var tenths: Int { (self + 5) / 10 }
}
