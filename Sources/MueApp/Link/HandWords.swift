import MueData
import MueLink
import MueRules
import MueWire
import MueWords

/// The sentence with the five words that people at different terminals compare after a hand.
///
/// The words are English in every language, so that two people can read them to each other.
final class HandWords {
  /// The English list; it is long, so it is read only when needed.
  private lazy var list = read()
  private let read: () -> WordList?
  /// The last sentence, cached: the words depend on a whole hand, and each turn of the loop asks
  /// for them.
  private var last: (comparison: HandComparison, phrase: Phrase)?

  init(_ context: AppContext) {
    read = { CodeMaker.list("en", in: context.data) }
  }

  /// The sentence for a finished hand; nil without a word list, or while the data to compare is
  /// incomplete.
  ///
  /// `unseen` is the number of moves made before the guest arrived, known only from the host.
  func phrase(
    _ comparison: HandComparison?, of round: Round?, unseen: Int, numbers: () -> [Int]?
  ) -> Phrase? {
    guard let comparison else { return nil }
    if let last, last.comparison == comparison { return last.phrase }
    guard let phrase = phrase(numbers(), of: round, unseen: unseen) else { return nil }
    last = (comparison, phrase)
    return phrase
  }

  private func phrase(_ numbers: [Int]?, of round: Round?, unseen: Int) -> Phrase? {
    guard let numbers, let list else { return nil }
    let words = list.words(at: numbers).joined(separator: ", ")
    guard unseen > 0, let state = round?.publicState else { return .handWords(words: words) }
    let played = unseen - (state.moves.count - state.tricks.reduce(0) { $0 + $1.cards.count })
    return played < 0
      ? .handWordsSinceAuction(words: words)
      : .handWordsSinceTrick(trick: played / state.players.number + 1, words: words)
  }
}
