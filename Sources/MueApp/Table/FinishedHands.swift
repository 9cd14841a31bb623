/// What has been worked out of the latest finished hands; it is kept, also when another hand is
/// opened.
struct FinishedHands<Work> {
  /// The hands, the open one last.
  private var hands: [(hand: FinishedHand, work: Work)] = []

  /// The number of hands that are kept.
  private static var most: Int { 20 }

  /// What is known of the open hand; there must be one.
  var work: Work {
    get { hands[hands.count - 1].work }
    set { hands[hands.count - 1].work = newValue }
  }

  func isOpen(_ hand: FinishedHand) -> Bool { hands.last?.hand == hand }

  /// Opens a hand, and begins the work on it unless something is known of it; returns false if there
  /// is nothing to work out.
  mutating func open(_ hand: FinishedHand, begin: () -> Work?) -> Bool {
    if let index = hands.firstIndex(where: { $0.hand == hand }) {
      hands.append(hands.remove(at: index))
    } else {
      guard let work = begin() else { return false }
      hands.append((hand, work))
      if hands.count > Self.most { hands.removeFirst() }
    }
    return true
  }
}
