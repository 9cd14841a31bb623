extension Phrase {
  /// Who laid the most cards and plays for the target.
  public static let chief = Phrase("roles.chief")
  /// Who names the lower trump against the Chief.
  public static let vice = Phrase("roles.vice")
  /// Whom the Chief picked to play along.
  public static let partner = Phrase("roles.partner")
}
