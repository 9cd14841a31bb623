extension ScreenState {
  /// Whether something has appeared since an earlier state that a key pressed before could answer
  /// unread: the reckoning, or a friend's question.
  public func isUnread(since old: ScreenState) -> Bool {
    isReckoned && !old.isReckoned
      || people?.undoAskedBy != nil && people?.undoAskedBy != old.people?.undoAskedBy
  }

  /// Whether an input answers what may have appeared before it was pressed: a card to read, the
  /// reckoning, or a friend's question.
  func answersUnread(_ input: Input) -> Bool {
    if isForLessonCard(input) { return true }
    guard isTableShown else { return false }
    if people?.undoAskedBy != nil, isConsentKey(input) { return true }
    if case .mouse(let mouse) = input { return isReckoned && mouse.action == .press }
    return isReckoned && input.confirms
  }

  /// Whether the hand is over and its last trick is taken.
  private var isReckoned: Bool { view.observation.publicState.score != nil && !isTrickHeld }
}
