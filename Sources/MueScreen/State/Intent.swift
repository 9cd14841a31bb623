import CellGrid
import MueRules

/// What the person wants, whatever key said it.
public enum Intent: Hashable, Sendable {
  case previous
  case next
  case first
  case last
  case up
  case down
  case pageUp
  case pageDown
  case jump(Rank)
  case jumpToSuit(Suit)
  case confirm
  case toggle
  case pass
  case summary
  case sheet
  case turnPage
  case pastTrick
  case why
  case takeBack
  case doAgain
  case menu
  case leave
}

extension Intent {
  /// What a key means; nil when it means nothing.
  ///
  /// Commands go before suit letters where a language has the same letter for both.
  init?(_ key: Key, suitLetters: [Character]) {
    switch key {
    case .left: self = .previous
    case .right: self = .next
    case .home: self = .first
    case .end: self = .last
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .enter: self = .confirm
    case .tab: self = .turnPage
    case .escape: self = .menu
    case .control("c"): self = .leave
    case .control("r"): self = .doAgain
    case .character(let character): self.init(character, suitLetters: suitLetters)
    default: return nil
    }
  }

  private init?(_ character: Character, suitLetters: [Character]) {
    switch character {
    case " ": self = .toggle
    case "p": self = .pass
    case "[": self = .summary
    case "]": self = .sheet
    case "l": self = .pastTrick
    case "?": self = .why
    case "u": self = .takeBack
    case "U": self = .doAgain
    case "q": self = .leave
    default:
      if character.isASCII, let number = character.wholeNumberValue, let rank = Rank(number) {
        self = .jump(rank)
      } else if let index = suitLetters.firstIndex(where: {
        $0.lowercased() == character.lowercased()
      }), let suit = Suit(rawValue: UInt8(index)) {
        self = .jumpToSuit(suit)
      } else {
        return nil
      }
    }
  }
}
