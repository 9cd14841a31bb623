import MueGame

/// A problem with a hand or the table that a guest detects and must report to its person.
public enum Finding: Hashable, Sendable {
  case deal(DealVerdict)
  /// The host says that its game has been restored without moves that the guest saw.
  case behind
  /// Moves that the guest saw were taken back while it was away and its seat was free.
  case takenBackAway
  /// Moves that the guest saw are gone, although it has not agreed to that.
  case takenBackUnasked
  /// The hand, or a finished one, differs from what the guest saw, or breaks the rules.
  case otherMoves
  /// The guest's move differs from its answer, or was made although the guest was present and gave
  /// no answer.
  case otherAnswer
  /// The guest's move is not its own, but its seat was given anew while it was away, so that
  /// somebody else may have made it.
  case playedByOther
  /// The scores do not follow from the finished hands.
  case otherScore
  /// The promises or bytes for the words to compare have changed, or break a promise.
  case otherWords
  /// It is a different table; `isUnfinished` if the hand at the earlier one was not finished.
  case otherTable(isUnfinished: Bool)
  /// It is a different seat at the same table, or a seat in place of an onlooker's place.
  case otherSeat
  /// The guest's memory of earlier play cannot be read.
  case memoryLost
  /// The guest's memory cannot be saved.
  case memoryUnkept

  public var grade: FindingGrade {
    switch self {
    case .deal(let verdict): verdict.isDishonest ? .contradicted : .inDoubt
    case .behind, .takenBackAway, .playedByOther, .otherTable(isUnfinished: true): .inDoubt
    case .takenBackUnasked, .otherMoves, .otherAnswer, .otherScore, .otherWords: .contradicted
    case .otherTable, .otherSeat, .memoryLost, .memoryUnkept: .told
    }
  }
}

extension Finding {
  /// The finding as text in a guest's memory.
  var text: String {
    switch self {
    case .deal(let verdict): "deal " + verdict.text
    case .behind: "behind"
    case .takenBackAway: "takenBackAway"
    case .takenBackUnasked: "takenBackUnasked"
    case .otherMoves: "otherMoves"
    case .otherAnswer: "otherAnswer"
    case .playedByOther: "playedByOther"
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
      .behind, .takenBackAway, .takenBackUnasked, .otherMoves, .otherAnswer, .playedByOther,
      .otherScore, .otherWords, .otherTable(isUnfinished: true), .otherTable(isUnfinished: false),
      .otherSeat, .memoryLost, .memoryUnkept,
    ]
    let deals = DealVerdict.doubtful.map(Finding.deal)
    guard let found = (simple + deals).first(where: { $0.text == text }) else { return nil }
    self = found
  }
}

extension DealVerdict {
  /// All verdicts that a person must be shown.
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

  /// The finding for the verdict; nil if the person need not be told.
  var finding: Finding? { isDoubtful ? .deal(self) : nil }
}
