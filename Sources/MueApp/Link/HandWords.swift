import MueData
import MueLink
import MueRules
import MueWire
import MueWords

/// The sentence with the five words by which people at several terminals compare a finished hand.
///
/// They are English in every language, so that two people can read them out to each other.
final class HandWords {
  /// The English list, which is long and so read only when needed.
  private lazy var list = read()
  private let read: () -> WordList?

  init(_ context: AppContext) {
    read = { CodeMaker.list("en", in: context.data) }
  }

  /// The sentence for a finished hand; nil while its numbers are not known, and without a list.
  ///
  /// `unseen` is how many moves were made before the guest came, who knows those only as told.
  func phrase(_ numbers: [Int]?, of round: Round?, unseen: Int) -> Phrase? {
    guard let numbers, let list else { return nil }
    let words = list.words(at: numbers).joined(separator: ", ")
    guard unseen > 0, let state = round?.publicState else { return .handWords(words: words) }
    let played = unseen - (state.moves.count - state.tricks.reduce(0) { $0 + $1.cards.count })
    return played < 0
      ? .handWordsSinceAuction(words: words)
      : .handWordsSinceTrick(trick: played / state.players.number + 1, words: words)
  }
}
