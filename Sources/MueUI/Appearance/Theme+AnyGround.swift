import CellGrid

extension Theme {
  /// The theme for a terminal whose background is unknown: its text is readable on black and on
  /// white.
  public var onAnyGround: Theme {
    guard hasColors, self[.page] == nil else { return self }
    let beside: [Part] = [.quiet, .accent, .gain, .loss, .key, .rail, .railShade]
    var theme = self
    for part in beside { theme.colors[part] = self[part]?.betweenLightAndDark }
    // Cards that cannot be played recede towards neither black nor white.
    theme.colors[.greyCard] = self[.card]?.mixed(with: Color(rgb: 0, many: 0, basic: 8), 0.35)
    theme.colors[.greyText] = Color(rgb: 0x16181C, many: 0, basic: 7)
    return theme
  }
}

extension Color {
  /// The nearest shade or tint with a contrast of at least 3 to black and to white, among 256
  /// colours too.
  var betweenLightAndDark: Color {
    func isBetween(_ color: Color) -> Bool {
      [color.rgb, color.many].allSatisfy { (0.105...0.295).contains(Self.luminance($0)) }
    }
    if isBetween(self) { return self }
    let end: UInt32 = Self.luminance(rgb) > 0.2 ? 0 : 0xFF_FFFF
    return stride(from: 0.05, to: 1, by: 0.05).lazy
      .map { mixed(with: Color(rgb: end, basic: 0), $0) }.first(where: isBetween) ?? self
  }

  /// Whether it is nearer to white than to black.
  var isLight: Bool { Self.luminance(rgb) > 0.18 }

  /// The colour mixed with that of text, half or more, until its contrast to a ground is at least 3,
  /// among 256 colours too.
  func mixed(with text: Color, on ground: Color) -> Color {
    func contrast(_ ink: UInt32, _ ground: UInt32) -> Double {
      let (first, second) = (Self.luminance(ink) + 0.05, Self.luminance(ground) + 0.05)
      return max(first, second) / min(first, second)
    }
    return stride(from: 0.5, to: 1, by: 0.05).lazy.map { mixed(with: text, $0) }.first {
      min(contrast($0.rgb, ground.rgb), contrast($0.many, ground.many)) >= 3.1
    } ?? text
  }

  /// The luminance of an RGB colour, from 0 to 1.
  private static func luminance(_ rgb: UInt32) -> Double {
    // Accurate to a hundredth of the sRGB definition.
    func linear(_ shift: UInt32) -> Double {
      let share = Double(rgb >> shift & 255) / 255
      return share * (share * (share * 0.3053 + 0.6822) + 0.0125)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}
