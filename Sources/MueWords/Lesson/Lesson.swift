import MueBots
import MueGame
import MueRules

/// A lesson: a fixed deal, the moves of all seats while the script lasts, and the steps at which
/// the person acts.
///
/// The position in a lesson follows from the moves made, so there is no other state. The raw value
/// is the lesson's name in files.
public enum Lesson: String, CaseIterable, Hashable, Sendable {
  /// A whole first hand, as Chief.
  case firstHand = "first-hand"
  case lostContract = "lost-contract"
  case againstChief = "against-chief"
  case eclat
  case readingAuction = "reading-auction"

  public var title: Phrase {
    switch self {
    case .firstHand: .lessonTitleFirst
    case .lostContract: .lessonTitleLost
    case .againstChief: .lessonTitleAgainst
    case .eclat: .eclat
    case .readingAuction: .lessonTitleReading
    }
  }

  /// The text after the lesson has been played to the end.
  public var farewell: Phrase {
    self == .firstHand ? .lessonDone : .lessonFinished(title: title)
  }

  public var steps: [LessonStep] { LessonStep.allCases.filter { $0.lesson == self } }

  /// The lesson before the person's first move.
  ///
  /// - Throws: `GameError` only if the script does not fit the rules.
  public func game(person: PlayerName, others: [PlayerName]) throws -> Game {
    let players = PlayerCount.five
    let opponents = others.filter { $0 != person }.prefix(players.number - 1).map {
      Player(name: $0, agent: .computer(.bidder))
    }
    var game = try Game(
      rules: MatchRules(players: players, end: .points(100), firstDealer: script.firstDealer),
      seed: script.seed, players: [Player(name: person, agent: .person())] + opponents)
    _ = try skip(in: &game)
    return game
  }

  /// Makes the moves that the lesson does not show; returns whether there were any.
  ///
  /// - Throws: `IllegalMove` only if the script does not fit the rules.
  public func skip(in game: inout Game) throws(IllegalMove) -> Bool {
    let start = game.moveCount
    while let line = line(of: game), line.isSkipped, let move = line.move(in: game) {
      try game.apply(move)
    }
    return game.moveCount > start
  }

  /// The current or next step, something to do or to read; nil if there is none.
  public func step(of game: Game) -> LessonStep? {
    if game.match.round.score != nil { return steps.last }
    let next = script.lines.dropFirst(game.moveCount).lazy.compactMap(\.step).first
    return next ?? (self == .firstHand ? .free : nil)
  }

  /// The scripted move of another seat; nil if the script has none.
  public func move(in game: Game) -> Move? {
    guard let line = line(of: game), line.step == nil else { return nil }
    return line.move(in: game)
  }

  /// Whether a move of the person fits the step; without a scripted move, any move does.
  public func accepts(_ move: Move, in game: Game) -> Bool {
    guard let line = line(of: game), let step = line.step else { return true }
    if step == .drawLevel {
      guard case .bid(let cards) = move else { return false }
      return cards.count == 1
    }
    return line.text.map { ([$0] + step.alternatives).contains(move.text) } ?? true
  }

  private func line(of game: Game) -> LessonScript.Line? {
    script.lines.dropFirst(game.moveCount).first
  }

  private var script: LessonScript {
    switch self {
    case .firstHand: .firstHand
    case .lostContract: .lostContract
    case .againstChief: .againstChief
    case .eclat: .eclat
    case .readingAuction: .readingAuction
    }
  }
}

/// A card with text to read at the table: an instruction of a lesson with the question that
/// follows, or the answer to a puzzle.
public struct LessonCard: Hashable, Sendable {
  public let heading: Phrase
  /// The paragraphs to read.
  public let text: [Phrase]
  /// A paragraph after the text about what the screen shows and which keys to use; nil if there is
  /// no need.
  private let keys: Phrase?
  /// A paragraph after the text about commands to type, for plain mode; nil if there is no need.
  private let commands: Phrase?
  /// The question; nil for the table's own question.
  public var question: Phrase?
  /// Whether the text speaks of the line about the contract, which then stays on the table.
  public let isAboutContract: Bool
  public var isOpen = true
  /// The index of the page shown, if the text has several.
  public var page = 0

  public init(_ step: LessonStep, _ view: GameObservation) {
    let narration = Narration(view)
    let steps = step.lesson.steps
    heading = .lessonHeading(
      title: step.lesson.title, number: (steps.firstIndex(of: step) ?? 0) + 1, total: steps.count)
    text = [step.explanation(narration)]
    keys = step.keys
    commands = step.commands(narration)
    question = step.question(narration)
    isAboutContract = step.isAboutContract
  }

  /// The instruction at the beginning of the first hand.
  public static var welcome: LessonCard {
    LessonCard(
      heading: Lesson.firstHand.title, text: [.lessonWelcome], keys: .lessonWelcomeKeys)
  }

  /// A card without a question: a welcome, or the answer to a puzzle.
  public init(heading: Phrase, text: [Phrase], keys: Phrase? = nil) {
    self.heading = heading
    self.text = text
    self.keys = keys
    commands = nil
    question = nil
    isAboutContract = false
  }

  /// The paragraphs on a screen: the text, and the one that only a screen needs.
  public var paragraphs: [Phrase] { text + [keys].compactMap(\.self) }

  /// The paragraphs in plain mode: the text, and the one about commands.
  public var lines: [Phrase] { text + [commands].compactMap(\.self) }
}

struct LessonScript: Sendable {
  let seed: UInt64
  /// The index of the seat that opens the auction.
  let firstDealer: Int
  let lines: [Line]

  struct Line: Sendable {
    /// The move as written in files; nil for any legal move.
    let text: String?
    /// The step, if the move is the person's.
    var step: LessonStep?
    /// Whether the move is made without being shown.
    var isSkipped = false

    func move(in game: Game) -> Move? {
      text.flatMap { game.match.round.allCards(for: .anybody)?.move(text: $0) }
    }
  }

  /// Moves that are shown, separated by commas; a hyphen means a pass.
  private static func shown(_ moves: String) -> [Line] {
    moves.split(separator: ",").map { part in
      let text = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return Line(text: text == "-" ? "" : text)
    }
  }

  /// Moves that are made without being shown.
  private static func skipped(_ moves: String) -> [Line] {
    shown(moves).map { Line(text: $0.text, isSkipped: true) }
  }

  private static func ask(_ step: LessonStep, _ move: String? = nil) -> [Line] {
    [Line(text: move, step: step)]
  }

  /// The person bids, passes, names a trump, picks a partner, and plays five tricks as asked.
  static let firstHand = LessonScript(
    seed: 5914, firstDealer: 2,
    lines: shown("R2, R7 R8, Y7") + ask(.bid, "R7 G7 K7") + shown("Y6 Y7, Y2, -, B7")
      + ask(.pass, "") + shown("-, -, -, -, red") + ask(.name, "7") + ask(.pick, "4")
      + ask(.leadTrump, "R7") + shown("Y7, R2, R1, R6")
      + ask(.leadSuit, "K8") + shown("B7, K3, K0, G1, B9, B6, B1, B0")
      + ask(.takeWithTrump, "G7") + ask(.leadLow, "K2") + shown("G1, K1, Y1, R0, Y9")
      + ask(.follow, "Y8") + shown("Y0, Y1, Y3"))

  /// The person is Chief with four cards and leads to the last three tricks; seat 3 wins them all.
  static let lostContract = LessonScript(
    seed: 4672, firstDealer: 2,
    lines: skipped(
      """
      Y2, R7 R8, G5, B7 B8 B9, G7 G8, G2, -, B5, B3, G3, G7, R6, -, -, -, -, -, red, blue, 4,
      B3, B6, B7, R6, R1, G2, G0, G9, K6, G1, B4, R9, R2, B2, R1, B5, B7, R5, Y1, R4,
      B8, K1, Y2, R8, R7, B1, G1, Y5, B0, R0, B1, Y4, G4, R7, R3, Y0, K0, Y8, Y3, Y6,
      G7, K2, G5, B9, G3
      """) + ask(.leadInVain))

  /// The person is Vice; in the last trick but one, both of the person's cards are the Vice's
  /// trump.
  static let againstChief = LessonScript(
    seed: 5930, firstDealer: 0,
    lines: skipped(
      """
      K4, R4 G4, Y7, Y3, R6 Y6 B6, K9, -, B7, B3, R8, K6, G8, K7, -, -, -, -, -
      """) + ask(.nameLower, "black") + shown("red, 1")
      + skipped(
        """
        R6, K6, K1, K7, R1, R7, R9, R4, K3, K7, G7, G8, G9, G2, G7, B7, B0, B9, B4, B1,
        R7, K0, Y5, R0, K1, R8, K9, G0, R5, K8, R3, K2, G4, B1, Y3, R1, R2, G1, Y0, B2,
        G1, G6, G3, G5, Y6, Y9, Y2, Y8, Y1, Y1
        """) + shown("B7, Y4, B3, B5") + ask(.takeFromChief))

  /// Seat 1 leads with three cards; the person has laid two.
  static let eclat = LessonScript(
    seed: 844, firstDealer: 4,
    lines: skipped("G4, Y6 B6, B3 B5 B7, -, -, -") + ask(.drawLevel) + shown("-, -, -, -")
      + ask(.endAuction, ""))

  /// Seat 4 wants 7s and seat 1 green, as their bids show.
  ///
  /// The person fits in, is picked as partner, and plays four tricks; the rest of the hand is not shown.
  static let readingAuction = LessonScript(
    seed: 444_374, firstDealer: 0,
    lines: skipped("-") + shown("G4, -, -, K7 K9") + ask(.readBids, "")
      + shown("G3 G5, R9 Y8, G9 B9, G7 G7") + ask(.fitIn, "Y9 K7") + shown("-, -, -, -")
      + ask(.foresee, "") + shown("green, 7, 0, B7") + ask(.giveSix, "G6")
      + shown("G0, G1, G1, K7") + ask(.lastTrump, "K7") + shown("G3, G8, G9, Y0")
      + ask(.answerLead, "Y9") + shown("G5, Y4, Y6, B8, B4, B9, B2") + ask(.giveNothing, "B1")
      + skipped(
        """
        Y1, K1, Y3, K6, Y8, R9, R2, R4, R5, R1, K2, K8, K9, K3, K0, G7, B0, G4, R7, R7,
        G7, Y2, G2, B5, Y7, R8, K1, R1, R3, R0, K5, Y5, K4, B3, Y7, Y1, B1, B6, B7, R6
        """))
}
