import MueBots
import MueGame
import MueRules

/// The first hand, explained: a fixed deal, every seat's moves up to the sixth trick, and the steps
/// at which the person has to do something.
///
/// The position in the lesson follows from the moves made, so there is no other state. Any other
/// move of the person is refused with a reason until the steps are done; then play is free.
public enum Lesson {
  /// Seat 2 deals and opens, so that three others bid before the person, who sits on seat 0.
  ///
  /// - Throws: `GameError` only if the script does not fit the rules.
  public static func game(person: PlayerName, others: [PlayerName]) throws -> Game {
    let players = PlayerCount.five
    let opponents = others.filter { $0 != person }.prefix(players.number - 1).map {
      Player(name: $0, agent: .computer(BotSettings(level: .casual)))
    }
    return try Game(
      rules: MatchRules(players: players, end: .points(100), firstDealer: 2), seed: 5914,
      players: [Player(name: person, agent: .person())] + opponents)
  }

  /// The moves of the hand in the notation of files, each with its step if it is the person's.
  private static let script: [(move: String, step: LessonStep?)] = [
    ("R2", nil), ("R7 R8", nil), ("Y7", nil), ("R7 G7 K7", .bid), ("Y6 Y7", nil), ("Y2", nil),
    ("", nil), ("B7", nil), ("", .pass), ("", nil), ("", nil), ("", nil), ("", nil),
    ("red", nil), ("7", .name), ("4", .pick),
    ("R7", .leadTrump), ("Y7", nil), ("R2", nil), ("R1", nil), ("R6", nil),
    ("K8", .leadSuit), ("B7", nil), ("K3", nil), ("K0", nil), ("G1", nil),
    ("B9", nil), ("B6", nil), ("B1", nil), ("B0", nil), ("G7", .takeWithTrump),
    ("K2", .leadLow), ("G1", nil), ("K1", nil), ("Y1", nil), ("R0", nil),
    ("Y9", nil), ("Y8", .follow), ("Y0", nil), ("Y1", nil), ("Y3", nil),
  ]

  /// The current step of a game: what the person has to do or to read.
  public static func step(of game: Game) -> LessonStep {
    if game.match.round.score != nil { return .over }
    if game.moveCount >= script.count { return .free }
    return script[game.moveCount...].lazy.compactMap(\.step).first ?? .free
  }

  /// The scripted move of another seat; nil once the steps are done.
  public static func move(in game: Game) -> Move? {
    guard game.moveCount < script.count, script[game.moveCount].step == nil else { return nil }
    return game.match.round.move(text: script[game.moveCount].move)
  }

  /// Whether a move of the person fits the step; any move does once the steps are done.
  public static func accepts(_ move: Move, in game: Game) -> Bool {
    guard game.moveCount < script.count, let step = script[game.moveCount].step else { return true }
    let wanted = [script[game.moveCount].move] + step.alternatives
    return wanted.contains(move.text)
  }
}

/// An instruction of the lesson on the screen, and the question that follows.
public struct LessonCard: Hashable, Sendable {
  /// The number of the step; 0 for the welcome.
  public let number: Int
  /// The number of steps.
  public let total: Int
  /// The text to read.
  public let text: Phrase
  /// The question; nil for the table's own question.
  public var question: Phrase?
  /// Whether the instruction is open.
  public var isOpen = true

  /// The instruction of a step.
  public init(_ step: LessonStep, _ view: GameObservation) {
    let narration = Narration(view)
    number = step.number
    total = LessonStep.allCases.count
    text = step.explanation(narration)
    question = step.question(narration)
  }

  /// The instruction at the beginning of the lesson.
  public static var welcome: LessonCard {
    LessonCard(number: 0, text: .lessonWelcome)
  }

  private init(number: Int, text: Phrase) {
    self.number = number
    self.text = text
    total = LessonStep.allCases.count
    question = nil
  }
}

/// One step of the lesson.
public enum LessonStep: Int, CaseIterable, Hashable, Sendable {
  /// The person lays a card.
  case bid
  /// The person passes.
  case pass
  /// The person names a trump.
  case name
  /// The person picks a partner.
  case pick
  /// The person leads a trump.
  case leadTrump
  /// The person leads a suit.
  case leadSuit
  /// The person takes a trick with a trump.
  case takeWithTrump
  /// The person leads a low card.
  case leadLow
  /// The person follows suit.
  case follow
  /// Free play.
  case free
  /// The hand is over.
  case over

  /// The number of the step, from 1.
  public var number: Int { rawValue + 1 }

  /// The moves that are accepted besides the scripted one, in the notation of files.
  var alternatives: [String] { self == .takeWithTrump ? ["K7"] : [] }

  /// The explanation before the step.
  public func explanation(_ narration: Narration) -> Phrase {
    let name = narration.lessonName
    return switch self {
    case .bid: .lessonBid(name: name(3))
    case .pass: .lessonPass
    case .name: .lessonName(name: name(3))
    case .pick: .lessonPick(name: name(4))
    case .leadTrump: .lessonLeadTrump(card: Self.card(.red, 7))
    case .leadSuit: .lessonLeadSuit(card: Self.card(.black, 8))
    case .takeWithTrump: .lessonTakeWithTrump(name: name(1), card: Self.card(.black, 8))
    case .leadLow: .lessonLeadLow(card: Self.card(.black, 2))
    case .follow: .lessonFollow(name: name(4))
    case .free: .lessonFree
    case .over: .lessonOver
    }
  }

  /// The question in one line; nil in free play.
  public func question(_ narration: Narration) -> Phrase? {
    switch self {
    case .bid: .lessonAskBid
    case .pass: .lessonAskPass
    case .name: .lessonAskName
    case .pick: .lessonAskPick(name: narration.lessonName(4))
    case .leadTrump: .lessonAskCard(card: Self.card(.red, 7))
    case .leadSuit: .lessonAskCard(card: Self.card(.black, 8))
    case .takeWithTrump: .lessonAskTake
    case .leadLow: .lessonAskCard(card: Self.card(.black, 2))
    case .follow: .lessonAskCard(card: Self.card(.yellow, 8))
    case .free, .over: nil
    }
  }

  /// The reason why another move is refused.
  public func objection(_ narration: Narration) -> Phrase {
    switch self {
    case .bid: .lessonNotBid
    case .pass: .lessonNotPass
    case .name: .lessonNotName
    case .pick: .lessonNotPick(name: narration.lessonName(4))
    case .leadTrump: .lessonNotLeadTrump(card: Self.card(.red, 7))
    case .takeWithTrump: .lessonNotTake
    case .leadSuit: .lessonNotCard(card: Self.card(.black, 8))
    case .leadLow: .lessonNotCard(card: Self.card(.black, 2))
    case .follow, .free, .over: .lessonNotCard(card: Self.card(.yellow, 8))
    }
  }

  private static func card(_ suit: Suit, _ rank: Int) -> Phrase {
    .card(suit: .name(of: suit), rank: rank)
  }
}

extension Narration {
  /// The name of the player on a seat, by its index.
  fileprivate func lessonName(_ index: Int) -> String {
    view.rules.players.seat(index).map(name) ?? ""
  }
}
