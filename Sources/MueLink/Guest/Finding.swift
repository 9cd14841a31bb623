import MueGame

/// What a guest finds out about a hand, or about the table, that its person must know.
public enum Finding: Hashable, Sendable {
  /// A doubtful verdict on the deal.
  case deal(DealVerdict)
  /// The host says that its game has come back without moves that the guest saw.
  case behind
  /// Moves that the guest saw were taken back while it was away, and its seat was free.
  case takenBackAway
  /// Moves that the guest saw are gone, and it has not agreed to that.
  case takenBackUnasked
  /// The hand, or a finished one, does not go as the guest saw it, or not by the rules.
  case otherMoves
  /// The guest's own move is another than its answer, or it gave none and was there.
  case otherAnswer
  /// The scores do not follow from the finished hands.
  case otherScore
  /// The promises or bytes of the words for comparing are others than before, or break a promise.
  case otherWords
  /// It is another table than before, although the hand there was not finished if `isUnfinished`.
  case otherTable(isUnfinished: Bool)
  /// It is another seat at the same table, or a seat instead of a place to watch from.
  case otherSeat
  /// What the guest saw before cannot be read.
  case memoryLost
  /// What the guest sees cannot be kept.
  case memoryUnkept

  public var grade: FindingGrade {
    switch self {
    case .deal(let verdict): verdict.isDishonest ? .contradicted : .inDoubt
    case .behind, .takenBackAway, .otherTable(isUnfinished: true): .inDoubt
    case .takenBackUnasked, .otherMoves, .otherAnswer, .otherScore, .otherWords: .contradicted
    case .otherTable, .otherSeat, .memoryLost, .memoryUnkept: .told
    }
  }
}

extension Finding {
  /// The text in a guest's memory.
  var text: String {
    switch self {
    case .deal(let verdict): "deal " + verdict.text
    case .behind: "behind"
    case .takenBackAway: "takenBackAway"
    case .takenBackUnasked: "takenBackUnasked"
    case .otherMoves: "otherMoves"
    case .otherAnswer: "otherAnswer"
    case .otherScore: "otherScore"
    case .otherWords: "otherWords"
    case .otherTable(let isUnfinished): isUnfinished ? "otherTable unfinished" : "otherTable"
    case .otherSeat: "otherSeat"
    case .memoryLost: "memoryLost"
    case .memoryUnkept: "memoryUnkept"
    }
  }

  /// Reads such a text; nil for any other.
  init?(text: String) {
    let simple: [Finding] = [
      .behind, .takenBackAway, .takenBackUnasked, .otherMoves, .otherAnswer, .otherScore,
      .otherWords, .otherTable(isUnfinished: true), .otherTable(isUnfinished: false), .otherSeat,
      .memoryLost, .memoryUnkept,
    ]
    let deals = DealVerdict.doubtful.map(Finding.deal)
    guard let found = (simple + deals).first(where: { $0.text == text }) else { return nil }
    self = found
  }
}

extension DealVerdict {
  /// All verdicts that a person must know.
  fileprivate static let doubtful: [DealVerdict] =
    [.absent, .notAsked, .askedAgain, .leftOut, .brokenPromise, .otherDeal, .otherCards]
    + (0..<6).map { .missing(seat: $0) }

  fileprivate var text: String {
    switch self {
    case .fair: "fair"
    case .unseen: "unseen"
    case .absent: "absent"
    case .notAsked: "notAsked"
    case .askedAgain: "askedAgain"
    case .missing(let seat): "missing \(seat)"
    case .leftOut: "leftOut"
    case .brokenPromise: "brokenPromise"
    case .otherDeal: "otherDeal"
    case .otherCards: "otherCards"
    }
  }

  /// The finding that the verdict is; nil if the person need not know it.
  var finding: Finding? { isDoubtful ? .deal(self) : nil }
}
