import MueWords

/// A review told in lines while it grows, with each costly decision numbered in the order of play.
public struct PlainReview: Sendable {
  /// What a line asks of the review of the hand just played; decisions are counted from 1.
  public enum Request: Hashable, Sendable {
    case all
    /// The better move at a decision.
    case answer(Int)
    /// Another try at a decision; nil for the costliest that has not been answered.
    case retry(Int?)
  }

  private let request: Request
  /// The number of decisions told so far.
  private var told = 0
  public private(set) var isDone = false
  /// The decision to try again, by the index of its move; nil if there is none.
  public private(set) var retried: Int?

  public init(_ request: Request) { self.request = request }

  /// Takes the review as far as it has progressed; returns what can be told now.
  public mutating func tell(_ review: Review) -> [Phrase] {
    switch request {
    case .all: return tellAll(review)
    case .answer(let number): return find(number, in: review).map(Self.answer) ?? none(of: review)
    case .retry(let number?):
      guard let entry = find(number, in: review) else { return none(of: review) }
      if entry.isFound != nil { return Self.answer(entry) }
      retried = entry.moveIndex
      return []
    case .retry(nil):
      guard review.isDone else { return [] }
      isDone = true
      retried = review.questions.first?.moveIndex
      if retried != nil { return [] }
      return review.costly.isEmpty ? none(of: review) : [.plainReviewTried]
    }
  }

  private mutating func tellAll(_ review: Review) -> [Phrase] {
    let costly = review.costly
    let lines = review.entries.dropFirst(told).flatMap { entry -> [Phrase] in
      guard let number = costly.firstIndex(of: entry) else { return [entry.what] }
      let isKnown = entry.isFound != nil
      let line = isKnown ? entry.what : entry.question ?? entry.what
      return [.plainNumbered(number: number + 1, what: [line])] + (isKnown ? entry.comments : [])
    }
    told = review.entries.count
    isDone = review.isDone
    return lines + (isDone ? Self.summary(of: review) : [])
  }

  private static func summary(of review: Review) -> [Phrase] {
    let costly = review.costly
    let dearest = review.dearest.compactMap { costly.firstIndex(of: $0) }.map { String($0 + 1) }
    let most: [Phrase] =
      costly.count > 1 ? [.plainReviewMost(numbers: dearest.joined(separator: ", "))] : []
    let best: [Phrase] =
      costly.isEmpty
      ? review.sections.flatMap { title, entries in
        [.toldSentence(what: title)] + entries.flatMap { [$0.what] + $0.why }
      } : []
    let ask = review.questions.first.flatMap { costly.firstIndex(of: $0) }.map {
      Phrase.plainReviewTry(number: $0 + 1)
    }
    return [.toldSentence(what: review.heading)] + review.notes + most + best
      + [ask].compactMap(\.self)
  }

  /// A costly decision; nil if it has not been reviewed, or there are not so many.
  private mutating func find(_ number: Int, in review: Review) -> Review.Entry? {
    let costly = review.costly
    isDone = review.isDone || costly.indices.contains(number - 1)
    return costly.indices.contains(number - 1) ? costly[number - 1] : nil
  }

  private static func answer(_ entry: Review.Entry) -> [Phrase] { [entry.what] + entry.comments }

  /// Says how many decisions were costly, once that is known.
  private func none(of review: Review) -> [Phrase] {
    isDone ? [.plainReviewNone(number: review.costly.count)] : []
  }
}
