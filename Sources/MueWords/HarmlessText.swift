extension String {
  /// The text as it may be shown, whoever wrote it: at most 60 scalars, none of them a control or a
  /// format.
  public var harmless: String {
    let kept = unicodeScalars.prefix(60).filter { scalar in
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
