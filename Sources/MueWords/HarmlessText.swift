extension StringProtocol {
  /// The text as it may be shown, whoever wrote it: at most 60 scalars, none of them a control or a
  /// format.
  public var harmless: String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(60))).printable
  }

  /// The text without controls and formats: nothing in it moves a cursor or turns the writing round.
  public var printable: String {
    let kept = unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        false
      default: true
      }
    }
    return String(String.UnicodeScalarView(kept))
  }
}
