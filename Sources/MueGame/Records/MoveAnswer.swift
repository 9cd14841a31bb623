import MueData
import MueRules

/// A player program's answer: `{"bid":"R7 R9"}`, `{"trump":"red"}`, `{"partner":3}` or
/// `{"play":"R9"}`.
public struct MoveAnswer: Hashable, Sendable {
  public let move: Move

  /// The longest answer that is read, in bytes.
  public static let lineLimit = JSONObject.lineLimit

  public init(_ move: Move) { self.move = move }

  /// Reads the answer to the question that a view asks from a line.
  ///
  /// - Throws: The reason why it is not a legal move.
  public init(
    reading line: some Collection<UInt8>, to observation: Observation
  ) throws(AnswerFault) {
    let object: JSONObject
    do {
      object = try JSONObject(reading: line)
    } catch {
      throw .unreadable(error)
    }
    try self.init(object, to: observation)
  }

  /// Reads the answer to the question that a view asks.
  ///
  /// Unknown keys are ignored; an answer to another question is a fault.
  ///
  /// - Throws: The reason why it is not a legal move.
  public init(_ object: JSONObject, to observation: Observation) throws(AnswerFault) {
    guard let legal = observation.legalMoves else { throw .illegal(.handIsOver) }
    let text: String
    do {
      text = try object.need(legal.key) { value in
        if case .pick = legal { value.integer.map { String($0) } } else { value.string }
      }
    } catch {
      throw .unreadable(error)
    }
    guard let move = observation.move(text: text) else { throw .noMove }
    var next = observation
    do {
      try next.apply(move)
    } catch {
      throw .illegal(error)
    }
    self.move = move
  }

  public var line: String { object.text }

  public var object: JSONObject {
    switch move {
    case .bid(let cards): ["bid": cards.text]
    case .name(let trump): ["trump": trump.text]
    case .pick(let seat): ["partner": seat.index]
    case .play(let card): ["play": card.text]
    }
  }
}

/// Why a player program's answer is not a legal move, with the evidence.
public enum AnswerFault: Error, Hashable, Sendable {
  /// It is not a JSON object, or the key asked for is missing or has a value of the wrong kind.
  case unreadable(JSONFault)
  /// Its text names no cards of the deck, no trump or no seat.
  case noMove
  case illegal(IllegalMove)

  /// The fault as one word for the program, under the key `error`.
  public var word: String {
    switch self {
    case .unreadable(.missing), .unreadable(.badValue): "wrongKey"
    case .unreadable: "notJSON"
    case .noMove: "noMove"
    case .illegal(let reason):
      switch reason {
      case .handIsOver, .notAsked: "notAsked"
      case .notInHand: "notInHand"
      case .alreadyLaid: "alreadyLaid"
      case .overLimit: "overLimit"
      case .notNamable: "notNamable"
      case .notPartner: "notPartner"
      case .mustFollow: "mustFollow"
      }
    }
  }
}
