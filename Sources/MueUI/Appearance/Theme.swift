import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// Colours and digits from a file in `themes/`.
public struct Theme: Hashable, Sendable {
  /// The parts of the screen that a theme colours, by their names in the file.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The ink of each suit on a card.
    case red, yellow, green, blue, black
    case card
    /// A card that cannot be played now.
    case greyCard = "grey-card"
    /// Text on a card that cannot be played now.
    case greyText = "grey-text"
    case felt
    case feltText = "felt-text"
    /// Less important text on the felt.
    case feltQuiet = "felt-quiet"
    /// The name of the seat whose turn it is, on the felt.
    case feltTurn = "felt-turn"
    /// Less important text beside the felt.
    case quiet
    /// The background beside the felt; without it, the terminal's own.
    case page
    /// Text beside the felt; without it, the terminal's own.
    case text

    var isOptional: Bool { self == .page || self == .text }
  }

  /// The colours; empty for a theme without any.
  private let colors: [Part: Color]
  /// The digits 0 to 9 on a Unicode terminal.
  let digits: [Character]

  /// A theme without colours, used when no other can be read.
  public static let plain = Theme(colors: [:], digits: usualDigits)

  static let usualDigits: [Character] = Array("0123456789")

  init(colors: [Part: Color], digits: [Character]) {
    self.colors = colors
    self.digits = digits
  }

  var hasColors: Bool { !colors.isEmpty }

  /// The colour of a part; nil means the terminal's own.
  public subscript(part: Part) -> Color? { colors[part] }

  /// The ink of a suit.
  subscript(suit: Suit) -> Color? { colors[Part(suit)] }

  /// The ink of a suit on a card that cannot be played now: half of it is the ink of grey cards.
  func dimmed(_ suit: Suit) -> Color? {
    self[suit].map { ink in colors[.greyText].map(ink.mixed) ?? ink }
  }
}

extension Theme.Part {
  fileprivate init(_ suit: Suit) {
    switch suit {
    case .red: self = .red
    case .yellow: self = .yellow
    case .green: self = .green
    case .blue: self = .blue
    case .black: self = .black
    }
  }
}

extension Color {
  /// The colour halfway to another, with its own basic colour.
  fileprivate func mixed(with other: Color) -> Color {
    // The mean of each byte: the bits that both have, and half of those that one has.
    Color(rgb: (rgb & other.rgb) + ((rgb ^ other.rgb) & 0xFE_FEFE) / 2, basic: basic)
  }
}

extension Theme {
  /// The names of the 16 basic colours, in their order.
  static let basicNames = ["", "bright-"].flatMap { brightness in
    ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"].map { brightness + $0 }
  }

  /// Reads a theme from a file; `Resources/themes/README.md` describes the format.
  ///
  /// - Throws: The first fault, with its line.
  public init(_ document: JSONDocument) throws(LineFault<ThemeFault>) {
    var colors: [Part: Color] = [:]
    var digits = Self.usualDigits
    for member in document.object.members {
      switch member.key {
      case "digits": digits = try Self.digits(member.value, document)
      case "colors": colors = try Self.colors(member.value, document)
      default:
        throw LineFault(line: document.line(of: member.key), .unknownEntry(member.key))
      }
    }
    self.init(colors: colors, digits: digits)
  }

  private static func digits(
    _ value: JSONValue, _ document: JSONDocument
  ) throws(LineFault<ThemeFault>) -> [Character] {
    let digits = Array(value.string ?? "")
    let isFine = digits.allSatisfy { digit in
      digit.columns == 1 && String(digit) == String(digit).harmless
    }
    guard digits.count == 10, isFine else {
      throw LineFault(line: document.line(of: "digits"), .notDigits)
    }
    return digits
  }

  private static func colors(
    _ value: JSONValue, _ document: JSONDocument
  ) throws(LineFault<ThemeFault>) -> [Part: Color] {
    guard let members = value.object?.members else {
      throw LineFault(line: document.line(of: "colors"), .notAColor("colors"))
    }
    if members.isEmpty { return [:] }
    var colors: [Part: Color] = [:]
    for member in members {
      guard let part = Part(rawValue: member.key) else {
        throw LineFault(
          line: document.line(of: "colors", member.key), .unknownEntry(member.key))
      }
      guard let color = Color(member.value), colors[part] == nil else {
        throw LineFault(line: document.line(of: "colors", member.key), .notAColor(member.key))
      }
      colors[part] = color
    }
    for part in Part.allCases where colors[part] == nil && !part.isOptional {
      throw LineFault(line: document.line(of: "colors"), .missing(part.rawValue))
    }
    if (colors[.page] == nil) != (colors[.text] == nil) {
      throw LineFault(line: document.line(of: "colors"), .halfAPage)
    }
    return colors
  }
}

extension Color {
  /// A colour as theme files write it: `["#d75f00", "red"]`, for terminals with many and with few
  /// colours.
  fileprivate init?(_ value: JSONValue) {
    guard let texts = value.strings, texts.count == 2, texts[0].utf8.count == 7,
      texts[0].hasPrefix("#"), texts[0].dropFirst().allSatisfy(\.isHexDigit),
      let rgb = UInt32(texts[0].dropFirst(), radix: 16),
      let basic = Theme.basicNames.firstIndex(of: texts[1])
    else { return nil }
    self.init(rgb: rgb, basic: UInt8(basic))
  }
}

/// A fault in a theme file.
public enum ThemeFault: Error, Hashable, Sendable {
  case unknownEntry(String)
  /// A required colour is missing.
  case missing(String)
  /// The value is not `["#rrggbb", "name"]`.
  case notAColor(String)
  /// Only one of page and text is given; they belong together.
  case halfAPage
  /// The value is not ten characters of one column each.
  case notDigits
}

extension ThemeFault {
  /// The reason in words.
  public var phrase: Phrase {
    switch self {
    case .unknownEntry(let name): .themeUnknownEntry(name: name.harmless)
    case .missing(let name): .themeMissing(name: name)
    case .notAColor(let name): .themeNotAColor(name: name.harmless)
    case .halfAPage: .themeHalfAPage
    case .notDigits: .themeNotDigits
    }
  }
}

extension Phrase {
  /// The name of a shipped theme; nil for a person's own.
  static func theme(_ name: String) -> Phrase? {
    switch name {
    case "auto": .themeAuto
    case "clear": .themeClear
    case "traditional": .themeTraditional
    case "dark": .themeDark
    case "light": .themeLight
    case "mono": .themeMono
    default: nil
    }
  }
}
