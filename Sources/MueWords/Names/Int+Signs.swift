extension Int {
  /// The number with a true minus sign.
  public var withMinus: String { self < 0 ? "−\(-self)" : String(self) }
  /// The number as a gain or loss: with a sign unless it is 0.
  public var signed: String { self > 0 ? "+\(self)" : withMinus }
}
