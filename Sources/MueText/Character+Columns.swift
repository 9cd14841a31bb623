extension Character {
  /// How many terminal columns the character takes: 0 for combining marks and controls, 2 for the
  /// wide characters of East Asia and pictures, otherwise 1.
  ///
  /// A character with several spacing parts, such as a joined family of pictures or a conjunct of
  /// an Indic script, takes the columns of all its parts: terminals disagree on such joins, so each
  /// part gets cells of its own.
  public var columns: Int {
    let bytes = utf8
    if bytes.count == 1, let byte = bytes.first { return byte < 0x20 || byte == 0x7F ? 0 : 1 }
    var columns = 0
    for scalar in unicodeScalars where columns == 0 || !scalar.isPictureModifier {
      columns += scalar.columns
    }
    return columns
  }

  /// The parts of the character that get cells of their own, each with its combining marks.
  ///
  /// Joiners and variation selectors of emoji are dropped, since terminals disagree on them.
  public var parts: [Character] {
    if utf8.count == 1 { return columns == 0 ? [] : [self] }
    var parts: [Character] = []
    for scalar in unicodeScalars {
      if scalar.columns > 0 {
        if parts.isEmpty || !scalar.isPictureModifier { parts.append(Character(scalar)) }
      } else if let last = parts.popLast() {
        parts.append(last.marked(scalar) ?? last)
      }
    }
    return parts
  }

  private func marked(_ scalar: Unicode.Scalar) -> Character? {
    if scalar.properties.generalCategory == .format || scalar.isVariationSelector { return nil }
    var text = String(self)
    text.unicodeScalars.append(scalar)
    return text.count == 1 ? text.first : nil
  }
}
