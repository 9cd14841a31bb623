extension Phrase {
  /// Something that does not belong into a theme.
  public static func themeUnknownEntry(name: String) -> Phrase {
    Phrase("themes.themeUnknownEntry", ["name": .text(name)])
  }
  /// A colour is missing.
  public static func themeMissing(name: String) -> Phrase {
    Phrase("themes.themeMissing", ["name": .text(name)])
  }
  /// Something is no colour.
  public static func themeNotAColor(name: String) -> Phrase {
    Phrase("themes.themeNotAColor", ["name": .text(name)])
  }
  /// Only one of page and text.
  public static let themeHalfAPage = Phrase("themes.themeHalfAPage")
  /// No ten digits.
  public static let themeNotDigits = Phrase("themes.themeNotDigits")
  /// The theme that was set is not there.
  public static func themeAbsent(name: String) -> Phrase {
    Phrase("themes.themeAbsent", ["name": .text(name)])
  }
}
