import MueGame
import MueRules

/// A program that speaks `mue-mind/1` and plays a seat at a linked table: what to send it, and how
/// to act on its answers.
///
/// Like the tables, it has no pipes and no clock. Update it from the guest's table after every
/// change, and regularly as time passes. The program owes one line for every question; an answer to
/// a question that has become void is discarded.
public struct ProgramSeat: Sendable {
  /// The program's own name; nil before it has introduced itself.
  public private(set) var name: String?
  /// Why it does not play in the current hand; nil if it does.
  public private(set) var defeat: ProgramFailure?
  private let greeting: Greeting
  private let budget: Duration
  private var state: State
  /// The number of answers still owed to void questions.
  private var owed = 0
  /// The hand in which it failed; nil if it has not.
  private var lostHand: Int?
  /// The position of the last move that the stand-in made.
  private var stoodInAt: Int?

  private enum State: Sendable {
    case greeted(due: Duration)
    case resting
    case asked(Question, due: Duration)
  }

  /// A question to the program, asked for the first or second time.
  private struct Question: Sendable {
    let position: Int
    let observation: Observation
    var isLast = false
  }

  /// The time that a program may take to start, in addition to ten times its budget.
  static let start = Duration.seconds(10)

  /// A program just started for a seat, with its time for each move.
  public init(seat: Seat, budgetMilliseconds: Int, at now: Duration) {
    greeting = Greeting(seat: seat.index, budgetMilliseconds: budgetMilliseconds)
    budget = .milliseconds(budgetMilliseconds)
    state = .greeted(due: now + budget * 10 + Self.start)
  }

  public var firstLine: [UInt8] { Array(greeting.line.utf8) }

  /// Takes the current table; returns what to do, if anything.
  public mutating func update(from table: GuestTable, _ now: Duration) -> ProgramSeatOutput? {
    dropVoid(table)
    switch state {
    case .greeted(let due), .asked(_, let due):
      guard now >= due else { return nil }
      // It may still answer; that must not count as the answer to the next question.
      owed += 1
      lose(.silent, table)
    case .resting: break
    }
    if lostHand != table.hand { defeat = nil }
    guard table.isAsked, let observation = table.observation else {
      // A decision that was lost with the connection is asked for again.
      stoodInAt = nil
      return nil
    }
    return defeat == nil ? ask(observation, table, now) : standIn(table)
  }

  /// Takes a line from the program; returns what to do, if anything.
  public mutating func hear(
    _ line: [UInt8], at table: GuestTable, _ now: Duration
  ) -> ProgramSeatOutput? {
    dropVoid(table)
    if owed > 0 {
      owed -= 1
      return nil
    }
    switch state {
    case .resting: return nil
    case .greeted:
      name = GreetingAnswer(reading: line)?.name
      state = .resting
      if name == nil { lose(.illegal("notJSON"), table) }
      return update(from: table, now)
    case .asked(let question, _): return judge(line, question, table, now)
    }
  }

  /// Notes that the program has ended or failed; returns what to do, if anything.
  ///
  /// It is started again for the next hand.
  public mutating func stop(_ reason: ProgramFailure, at table: GuestTable) -> ProgramSeatOutput? {
    lose(reason, table)
    return table.isAsked ? standIn(table) : nil
  }

  /// Discards a question that the table no longer asks; its answer is still owed.
  private mutating func dropVoid(_ table: GuestTable) {
    guard case .asked(let question, _) = state,
      question.position != table.position || !table.isAsked
    else { return }
    state = .resting
    owed += 1
  }

  private mutating func ask(
    _ observation: Observation, _ table: GuestTable, _ now: Duration
  ) -> ProgramSeatOutput {
    let question = Question(position: table.position, observation: observation)
    state = .asked(question, due: now + budget * 10)
    let view = ViewRecord(observation, match: table.view.map { MatchStanding($0) })
    return .tell(Array(view.line.utf8))
  }

  private mutating func judge(
    _ line: [UInt8], _ question: Question, _ table: GuestTable, _ now: Duration
  ) -> ProgramSeatOutput? {
    do {
      let answer = try MoveAnswer(reading: line, to: question.observation)
      state = .resting
      return .decide(answer.move)
    } catch {
      if question.isLast {
        lose(.illegal(error.word), table)
        return standIn(table)
      }
      var again = question
      again.isLast = true
      state = .asked(again, due: now + budget * 10)
      return .tell(Array(ViewRecord(question.observation).line(refusing: error).utf8))
    }
  }

  /// Notes that the program has failed for this hand.
  private mutating func lose(_ reason: ProgramFailure, _ table: GuestTable) {
    state = .resting
    defeat = reason
    lostHand = table.hand
  }

  /// Asks for the stand-in's move, once at each position.
  private mutating func standIn(_ table: GuestTable) -> ProgramSeatOutput? {
    guard stoodInAt != table.position else { return nil }
    stoodInAt = table.position
    return .standIn
  }
}

/// What to do for a program that sits at a linked table.
public enum ProgramSeatOutput: Hashable, Sendable {
  /// Send the program a line.
  case tell([UInt8])
  /// Send its move, which is legal, to the table.
  case decide(Move)
  /// Let the stand-in make the move, since the program no longer plays in this hand.
  case standIn
}
