/// The stored data of a reviewed hand.
public enum ReviewedHand: Hashable, Sendable {
  /// The hand as a line of `mue-hand/1`.
  case kept(String)
  /// Nothing: the reviews were forgotten.
  case forgotten
}
