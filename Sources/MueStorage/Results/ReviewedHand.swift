/// What is kept of a hand whose decisions were reviewed.
public enum ReviewedHand: Hashable, Sendable {
  /// The hand as a line of `mue-hand/1`.
  case kept(String)
  /// Nothing: the person has had it forgotten.
  case forgotten
}
