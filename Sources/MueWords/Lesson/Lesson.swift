import MueBots
import MueGame
import MueRules

/// A lesson: a fixed deal, every seat's moves as long as the script lasts, and the steps at which
/// the person has to do something.
///
/// The position in a lesson follows from the moves made, so there is no other state. The raw value
/// is its name in files.
public enum Lesson: String, CaseIterable, Hashable, Sendable {
  /// A whole first hand, as Chief.
  case firstHand = "first-hand"
  case lostContract = "lost-contract"
  case againstChief = "against-chief"
  /// An auction that ends in an éclat.
  case eclat

  public var title: Phrase {
    switch self {
    case .firstHand: .lessonTitleFirst
    case .lostContract: .lessonTitleLost
    case .againstChief: .lessonTitleAgainst
    case .eclat: .eclat
    }
  }

  /// What is said when it has been played to the end.
  public var farewell: Phrase {
    self == .firstHand ? .lessonDone : .lessonFinished(title: title)
  }

  /// Its steps, in order.
  public var steps: [LessonStep] { LessonStep.allCases.filter { $0.lesson == self } }

  /// The lesson before the person's first move.
  ///
  /// - Throws: `GameError` only if the script does not fit the rules.
  public func game(person: PlayerName, others: [PlayerName]) throws -> Game {
    let players = PlayerCount.five
    let opponents = others.filter { $0 != person }.prefix(players.number - 1).map {
      Player(name: $0, agent: .computer(BotSettings(level: .casual)))
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

  /// The step that the person is at or comes to: what to do or to read; nil if there is none.
  public func step(of game: Game) -> LessonStep? {
    if game.match.round.score != nil { return steps.last }
    let next = script.lines.dropFirst(game.moveCount).lazy.compactMap(\.step).first
    return next ?? (self == .firstHand ? .free : nil)
  }

  /// The scripted move of another seat; nil where the script has none.
  public func move(in game: Game) -> Move? {
    guard let line = line(of: game), line.step == nil else { return nil }
    return line.move(in: game)
  }

  /// Whether a move of the person fits the step; any move does where the script has none.
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
    }
  }
}

/// A card to read on the table: an instruction of a lesson with the question that follows, or the
/// answer to a puzzle.
public struct LessonCard: Hashable, Sendable {
  public let heading: Phrase
  /// The text to read, paragraph by paragraph.
  public let text: [Phrase]
  /// The question; nil for the table's own question.
  public var question: Phrase?
  public var isOpen = true

  public init(_ step: LessonStep, _ view: GameObservation) {
    let narration = Narration(view)
    let steps = step.lesson.steps
    heading = .lessonHeading(
      title: step.lesson.title, number: (steps.firstIndex(of: step) ?? 0) + 1, total: steps.count)
    text = [step.explanation(narration), step.keys].compactMap(\.self)
    question = step.question(narration)
  }

  /// The instruction at the beginning of the first hand.
  public static var welcome: LessonCard {
    LessonCard(
      heading: Lesson.firstHand.title, text: [.lessonWelcome, .lessonWelcomeKeys])
  }

  /// A card without a question: a welcome, or the answer to a puzzle.
  public init(heading: Phrase, text: [Phrase]) {
    self.heading = heading
    self.text = text
    question = nil
  }
}
