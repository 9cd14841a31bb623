extension Phrase {
  /// The end of an auction in which the most cards laid are shared.
  public static let eclat = Phrase("headings.eclat")
  /// Heading of points.
  public static let points = Phrase("headings.points")
  /// Heading of what the Chief's team scores on top of the card points.
  public static let bonus = Phrase("headings.bonus")
  /// Heading of a sum over all hands.
  public static let total = Phrase("headings.total")
}
