import MueData
import MueWords

/// The cost of the person's decisions in a hand, as far as they have been reviewed.
public struct Review: Hashable, Sendable {
  /// A reviewed decision.
  public struct Entry: Hashable, Sendable {
    /// The index of the move in the hand, from 0.
    let moveIndex: Int
    /// The cost of the decision in points; at least 0.
    let cost: Double
    /// The move, its cost and the better move.
    let what: Phrase
    /// The reasons for the better move.
    let why: [Phrase]
    /// The move and its cost, shown until the person wants to see the better move; nil if there is
    /// none.
    let question: Phrase?
    /// Whether the person has found the better move at a second try; nil without one.
    let isFound: Bool?

    public init(
      moveIndex: Int, cost: Double, what: Phrase, why: [Phrase], question: Phrase? = nil,
      isFound: Bool? = nil
    ) {
      self.moveIndex = moveIndex
      self.cost = cost
      self.what = what
      self.why = why
      self.question = question
      self.isFound = isFound
    }

    /// What became of the second try, and the reasons for the better move.
    var comments: [Phrase] {
      (isFound.map { [$0 ? .retryFound : .retryNotFound] } ?? []) + why
    }
  }

  /// The player, and the total cost so far.
  let heading: Phrase
  /// The number of decisions in the hand.
  let count: Int
  /// The reviewed decisions, in the order of play.
  let entries: [Entry]
  /// The costliest decisions, the costliest first.
  let dearest: [Entry]
  /// The best decision, if none cost anything.
  private let praised: Entry?
  /// The decision whose next best move came closest, if none cost anything.
  private let closest: Entry?
  /// More about the decisions together, once all have been reviewed.
  let notes: [Phrase]

  public init(
    heading: Phrase, count: Int, entries: [Entry], dearest: [Entry], praised: Entry? = nil,
    closest: Entry? = nil, notes: [Phrase] = []
  ) {
    self.heading = heading
    self.count = count
    self.entries = entries
    self.dearest = dearest
    self.praised = praised
    self.closest = closest
    self.notes = notes
  }

  /// The decisions whose better move can be sought: the costliest, then the others in the order of play.
  var questions: [Entry] {
    let first = Set(dearest.map(\.moveIndex))
    return (dearest + entries.filter { !first.contains($0.moveIndex) }).filter {
      $0.question != nil && $0.isFound == nil
    }
  }

  /// The decisions that cost something, in the order of play.
  var costly: [Entry] { entries.filter { $0.cost > 0 } }

  var isDone: Bool { entries.count == count }

  /// The decisions shown first: the costliest or, once it is known that none cost anything, the best
  /// and the closest.
  var chosen: [Entry] { sections.flatMap(\.entries) }

  /// The same under their titles.
  var sections: [(title: Phrase, entries: [Entry])] {
    if !dearest.isEmpty { return [(.reviewDearest, dearest)] }
    if !isDone { return [] }
    return [(Phrase.reviewBestMove, praised), (.reviewClosest, closest)].compactMap {
      title, entry in
      entry.map { (title, [$0]) }
    }
  }
}
