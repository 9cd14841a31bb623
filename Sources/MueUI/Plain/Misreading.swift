import MueRules
import MueWords

/// Why a line cannot be understood, as far as that can be seen without the rules of the game.
enum Misreading: Error, Hashable {
  case unknownWord(String)
  case mayMean(String, [String])
  case wordTooMany(String)
  case noCardNamed
  case severalCards
  case numberTooHigh(Int, last: Int)
  case noCard(String)
  case cardTwice(Card)
  case nobodyCalled(String)
  case unknownTrump(String)
  case nobodyNamed
  case noFriendCalled(String)
  case nobodyHereCalled(String)

  /// The sentence for the person; typed text is shown without control characters.
  var phrase: Phrase {
    switch self {
    case .unknownWord(let word): .unknownWord(word: word.harmless)
    case .mayMean(let word, let meanings):
      .mayMean(word: word.harmless, meanings: meanings.joined(separator: ", "))
    case .wordTooMany(let word): .wordTooMany(word: word.harmless)
    case .noCardNamed: .sayWhichCard
    case .severalCards: .oneCardOnly
    case .numberTooHigh(let number, let last): .numberTooHigh(number: number, last: last)
    case .noCard(let word): .noCard(word: word.harmless)
    case .cardTwice(let card): .cardTwice(card: .name(of: card))
    case .nobodyCalled(let word): .nobodyCalled(word: word.harmless)
    case .unknownTrump(let word): .unknownTrump(word: word.harmless)
    case .nobodyNamed: .plainSayWhom
    case .noFriendCalled(let name): .peopleNobodyCalled(name: name.harmless)
    case .nobodyHereCalled(let name): .hallNobodyCalled(name: name.harmless)
    }
  }
}
