extension Phrase {
  /// Every way to play on comes out the same.
  public static let claimOffer = Phrase("claim.claimOffer", ["claim": .command("claim")])
  /// The rest of a hand in which nothing was left to decide has been played.
  public static let settledPlayed = Phrase("claim.settledPlayed")
  /// A claim of all tricks left holds, and they have been played.
  public static let claimHolds = Phrase("claim.claimHolds")
  /// A claim is refused: what may happen.
  public static func claimBreaks(name: String, card: Phrase, against: Phrase) -> Phrase {
    Phrase(
      "claim.claimBreaks",
      ["name": .text(name), "card": .phrase(card), "against": .phrase(against)])
  }
  /// A claim cannot be judged in a moment.
  public static let claimUnclear = Phrase("claim.claimUnclear")
  /// One claims only when one is to play a card.
  public static let claimNotNow = Phrase("claim.claimNotNow")
}
