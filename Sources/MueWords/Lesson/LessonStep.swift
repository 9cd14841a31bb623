import MueGame
import MueRules

/// One step of a lesson.
public enum LessonStep: CaseIterable, Hashable, Sendable {
  case bid, pass, name, pick, leadTrump, leadSuit, takeWithTrump, leadLow, follow, free
  case over
  /// The person leads when no trick can be won.
  case leadInVain
  case lost
  case nameLower
  case takeFromChief
  case chiefLost, drawLevel
  case endAuction
  case eclatOver
  /// The first bids that can be read.
  case readBids
  /// The person lays what fits the bid of the leader.
  case fitIn
  /// All bids lie on the table, and nothing has been named.
  case foresee
  case giveSix, lastTrump, answerLead, giveNothing
  case readingOver

  public var lesson: Lesson {
    switch self {
    case .bid, .pass, .name, .pick, .leadTrump, .leadSuit, .takeWithTrump, .leadLow, .follow,
      .free, .over:
      .firstHand
    case .leadInVain, .lost: .lostContract
    case .nameLower, .takeFromChief, .chiefLost: .againstChief
    case .drawLevel, .endAuction, .eclatOver: .eclat
    case .readBids, .fitIn, .foresee, .giveSix, .lastTrump, .answerLead, .giveNothing,
      .readingOver:
      .readingAuction
    }
  }

  /// The other accepted moves, as written in files.
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
    case .leadInVain: .lessonLeadInVain(partner: name(4))
    case .lost: .lessonLost(partner: name(4))
    case .nameLower: .lessonNameLower(chief: name(4))
    case .takeFromChief: .lessonTakeFromChief(chief: name(4), partner: name(1))
    case .chiefLost: .lessonChiefLost(chief: name(4), partner: name(1))
    case .drawLevel: .lessonDrawLevel(name: name(1))
    case .endAuction: .lessonEndAuction(name: name(1))
    case .eclatOver: .lessonEclatOver(name: name(1))
    case .readBids: .lessonReadBids(vice: name(1), chief: name(4))
    case .fitIn: .lessonFitIn(chief: name(4), vice: name(1))
    case .foresee: .lessonForesee(chief: name(4), vice: name(1))
    case .giveSix: .lessonGiveSix(chief: name(4))
    case .lastTrump: .lessonLastTrump
    case .answerLead: .lessonAnswerLead(chief: name(4))
    case .giveNothing: .lessonGiveNothing(vice: name(1), name: name(3))
    case .readingOver: .lessonReadingOver(chief: name(4))
    }
  }

  /// What the screen shows and the keys for it, after the explanation; nil if not needed.
  var keys: Phrase? {
    switch self {
    case .bid: .lessonBidKeys
    case .follow: .lessonFollowKeys
    case .over: .lessonOverKeys
    case .readBids: .lessonReadBidsKeys
    case .foresee: .lessonForeseeKeys
    case .readingOver: .lessonReadingOverKeys
    default: nil
    }
  }

  /// The command of plain mode for what the explanation speaks of; nil if not needed.
  func commands(_ narration: Narration) -> Phrase? {
    self == .readBids ? .lessonReadBidsCommand(name: narration.lessonName(4)) : nil
  }

  /// Whether the explanation speaks of the line about the auction or the contract.
  var isAboutContract: Bool {
    switch self {
    case .drawLevel, .endAuction: true
    default: false
    }
  }

  /// The question in one line; nil to use the table's own question.
  func question(_ narration: Narration) -> Phrase? {
    switch self {
    case .bid: .lessonAskBid
    case .pass, .endAuction, .readBids, .foresee: .lessonAskPass
    case .fitIn: .lessonAskFitIn
    case .name: .lessonAskName
    case .pick: .lessonAskPick(name: narration.lessonName(4))
    case .leadTrump: .lessonAskCard(card: Self.card(.red, 7))
    case .leadSuit: .lessonAskCard(card: Self.card(.black, 8))
    case .takeWithTrump: .lessonAskTake
    case .leadLow: .lessonAskCard(card: Self.card(.black, 2))
    case .follow: .lessonAskCard(card: Self.card(.yellow, 8))
    case .giveSix: .lessonAskCard(card: Self.card(.green, 6))
    case .lastTrump: .lessonAskCard(card: Self.card(.black, 7))
    case .answerLead: .lessonAskCard(card: Self.card(.yellow, 9))
    case .giveNothing: .lessonAskCard(card: Self.card(.blue, 1))
    case .leadInVain, .takeFromChief: .lessonAskAnyCard
    case .nameLower: .lessonAskLower
    case .drawLevel: .lessonAskLevel
    case .free, .over, .lost, .chiefLost, .eclatOver, .readingOver: nil
    }
  }

  /// The reason for rejecting another move.
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
    case .nameLower: .lessonNotLower
    case .drawLevel: .lessonNotLevel
    case .endAuction: .lessonNotEndAuction
    case .readBids, .foresee: .lessonNotRead
    case .fitIn: .lessonNotFitIn
    case .giveSix: .lessonNotCard(card: Self.card(.green, 6))
    case .answerLead: .lessonNotCard(card: Self.card(.yellow, 9))
    case .giveNothing: .lessonNotCard(card: Self.card(.blue, 1))
    case .follow, .free, .over, .leadInVain, .lost, .takeFromChief, .chiefLost, .eclatOver,
      .lastTrump, .readingOver:
      .lessonNotCard(card: Self.card(.yellow, 8))
    }
  }

  private static func card(_ suit: Suit, _ rank: Int) -> Phrase {
    .card(suit: .name(of: suit), rank: rank)
  }
}

extension Narration {
  fileprivate func lessonName(_ index: Int) -> String {
    view.rules.players.seat(index).map(name) ?? ""
  }
}
