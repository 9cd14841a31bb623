import MueData
import MueRules

/// An auction to read: the person sees it from a seat and says what another one names, whom it
/// picks, or who was dealt most cards of a trump (`mue-auction/1`).
public struct AuctionPuzzle: PracticePuzzle {
  public static let file = "Resources/puzzles/auctions.jsonl"
  static let format = "mue-auction/1"

  /// The hand up to the question; the rest follows from `hand`.
  public let round: Round
  /// The seat of the person, which is neither the Chief's nor the Vice's.
  public let seat: Seat
  public let question: Question
  /// The trumps or seats to choose from, as if the person named or picked them.
  public let choices: [Move]
  /// What everybody can read from the bids about each choice: in how many per cent of the cases it
  /// is right, or how many tenths of a card the seat was dealt on average.
  public private(set) var readings: [Int]
  /// The index of the right choice.
  public let answer: Int
  /// Its name among all puzzles: 16 hexadecimal digits computed from hand and question.
  public let id: String
  /// The hand up to the answer; of a question about cards, the same as `round`.
  private let hand: Round

  /// What the person is asked.
  public enum Question: Hashable, Sendable {
    /// The trump that a seat names.
    case trump(of: Seat)
    /// The partner that the Chief picks.
    case partner(of: Seat)
    /// The seat that was dealt most cards of a trump, with those that lie on the table.
    case most(Trump)
  }

  /// The puzzle of a hand whose auction is over, as its last move answers it; with `most`, who was
  /// dealt most cards of that trump.
  ///
  /// Nothing has been read yet. Nil if the hand has no such question for the seat, or if several
  /// seats were dealt most.
  public init?(_ hand: Round, from seat: Seat, most: Trump? = nil) {
    let count = hand.publicState.moves.count
    guard hand.score == nil, let round = most == nil ? hand.position(after: count - 1) : hand,
      let roles = round.publicState.roles, ![roles.chief, roles.vice].contains(seat),
      round.publicState.play == nil, let turn = round.turn
    else { return nil }
    let dealt = most.map { trump in
      round.players.seats.map { (round.deal.hands[$0] & trump.cards).count }
    }
    let answers: [Move]
    switch (most, round.legalMoves, hand.publicState.moves.last) {
    case (let trump?, _, _):
      question = .most(trump)
      choices = round.players.seats.map(Move.pick)
      answers = zip(choices, dealt ?? []).filter { $0.1 == dealt?.max() }.map(\.0)
    case (nil, .name(let trumps), .name(let trump)):
      question = .trump(of: turn)
      choices = trumps.map(Move.name)
      answers = [.name(trump)]
    case (nil, .pick(let seats), .pick(let partner)):
      question = .partner(of: turn)
      choices = seats.map(Move.pick)
      answers = [.pick(partner)]
    default: return nil
    }
    guard answers.count == 1, let answer = choices.firstIndex(of: answers[0]) else { return nil }
    (self.hand, self.round, self.seat, self.answer) = (hand, round, seat, answer)
    readings = choices.map { _ in 0 }
    let subject = [HandRecord(round: hand).line, most?.text, String(seat.index)]
    id = Checksum.text(of: subject.compactMap(\.self).joined(separator: " ").utf8)
  }

  /// The same puzzle with other readings; nil if they do not fit the choices.
  public func with(readings: [Int]) -> AuctionPuzzle? {
    guard choices.count == readings.count, readings.allSatisfy(Self.range.contains) else {
      return nil
    }
    var puzzle = self
    puzzle.readings = readings
    return puzzle
  }

  /// Whether a choice is right; nil for one that is not offered.
  public func isRight(_ choice: Move) -> Bool? {
    choices.firstIndex(of: choice).map { $0 == answer }
  }

  /// How many cards of a trump a seat was dealt, and how many of them lie on the table.
  public func cards(of trump: Trump, at seat: Seat) -> (dealt: Int, laid: Int) {
    (
      (hand.deal.hands[seat] & trump.cards).count,
      (round.publicState.auction.laid[seat] & trump.cards).count
    )
  }

  /// The range of readings: of per cents, and of tenths of cards.
  private static let range = 0...1000

  /// The position as seen by the person; `usual` are names for the other players.
  ///
  /// Nil if there are too few names or the rules allow no match.
  public func view(person: PlayerName, usual: [PlayerName]) -> GameObservation? {
    round.view(of: seat, person: person, usual: usual)
  }
}

extension AuctionPuzzle {
  /// Reads a line of a file; nil if it is not such a question.
  ///
  /// The hand is replayed by the rules, so every move in it is legal.
  public init?(line: some Collection<UInt8>) {
    guard let object = try? JSONObject(reading: line), object["format"]?.string == Self.format,
      let hand = object["hand"]?.object,
      let record = try? HandRecord(checking: Array(hand.text.utf8)),
      let seat = object["seat"]?.integer.flatMap(record.round.players.seat),
      let readings = object["read"]?.integers
    else { return nil }
    var most: Trump?
    if let text = object["most"] {
      guard let trump = text.string.flatMap({ Trump(text: $0) }) else { return nil }
      most = trump
    }
    guard
      let puzzle = AuctionPuzzle(record.round, from: seat, most: most)?.with(readings: readings)
    else { return nil }
    self = puzzle
  }

  /// The puzzle as a line of a file, without the line end.
  public var line: String {
    let most: Trump? = if case .most(let trump) = question { trump } else { nil }
    let object: JSONObject = [
      "format": Self.format, "hand": HandRecord(round: hand).object, "seat": seat.index,
      "most": most?.text, "read": JSONValue.integers(readings),
    ]
    return object.text
  }
}
