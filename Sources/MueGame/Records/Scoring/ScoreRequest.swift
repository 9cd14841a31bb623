import MueData
import MueRules

/// A request for the score of a hand, as one line of JSON.
///
/// `{"players":5,"chief":2,"partner":3,"chiefTrump":"7","bid":4,"points":[7,9,10,29,5]}`, or after
/// an éclat `{"players":5,"bid":3,"eklat":{"tied":[0,2],"last":2}}`.
public enum ScoreRequest: Hashable, Sendable {
  /// A hand that was played, with the card points that each seat won.
  case played(PlayerCount, Contract, points: [Int])
  /// A hand that ended with the auction.
  case eklat(PlayerCount, Eklat)

  /// Reads a request.
  ///
  /// - Throws: The first fault in it.
  public init(reading line: some Collection<UInt8>) throws(ScoreFault) {
    let reader: ScoreReader
    do {
      reader = ScoreReader(try JSONObject(reading: line))
    } catch {
      throw .unreadable(error)
    }
    self = try reader.request()
  }

  public var answer: ScoreAnswer {
    switch self {
    case .played(let players, let contract, let points):
      let reckoning = Reckoning(rules: Rules.classic[players], contract: contract, points: points)
      let score = zip(points, reckoning.bonus).map { $0 + $1 }
      return ScoreAnswer(target: reckoning.target, bonus: reckoning.bonus, score: score)
    case .eklat(let players, let eklat):
      let bonus = Rules.classic[players].bonus(of: eklat)
      return ScoreAnswer(target: nil, bonus: bonus, score: bonus)
    }
  }
}

/// The score of a hand, as one line of JSON.
public struct ScoreAnswer: Hashable, Sendable {
  /// The points the Chief's team needed; nil after an éclat.
  public let target: Int?
  /// The bonus or penalty of each seat.
  public let bonus: [Int]
  /// The sum of card points and bonus for each seat.
  public let score: [Int]

  /// The answer as JSON, without blanks: `{"target":33,"bonus":[…],"score":[…]}`.
  public var line: String {
    (["target": target, "bonus": bonus, "score": score] as JSONObject).text
  }
}
