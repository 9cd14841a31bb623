import MueRules

/// One step of the first hand.
public enum LessonStep: Int, CaseIterable, Hashable, Sendable {
  /// A card is laid.
  case bid
  /// The person passes.
  case pass
  /// A trump is named.
  case name
  /// A partner is picked.
  case pick
  /// A trump is led.
  case leadTrump
  /// A suit is led.
  case leadSuit
  /// A trick is taken with a trump.
  case takeWithTrump
  /// A low card is led.
  case leadLow
  /// Suit is followed.
  case follow
  /// The person plays on as they like.
  case free
  /// The hand is over.
  case over

  /// Its number, from 1.
  public var number: Int { rawValue + 1 }

  /// What serves as well as the move of the script, in the notation of files.
  var alternatives: [String] { self == .takeWithTrump ? ["K7"] : [] }

  /// What is explained before it.
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

  /// What is asked, in a line; nil where nothing in particular is.
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

  /// Why another move is held back.
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
  /// The name on a seat, by its number.
  fileprivate func lessonName(_ index: Int) -> String {
    view.rules.players.seat(index).map(name) ?? ""
  }
}
