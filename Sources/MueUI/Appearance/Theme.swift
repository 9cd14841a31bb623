import CellGrid
import MueData
import MueRules
import MueWords

/// Colours and digits from a file in `themes/`.
public struct Theme: Hashable, Sendable {
  /// The parts of the screen that a theme colours, with their names in the file.
  enum Part: String, CaseIterable, Hashable, Sendable {
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
    /// The background beside the felt; if missing, the terminal's own.
    case page
    /// Text beside the felt; if missing, the terminal's own.
    case text
    /// The edge of a trump, and the label of the Chief.
    case gold
    /// The label of the Vice.
    case silver
    /// The label of the partner.
    case bronze
    /// The thin line between two cards.
    case cardLine = "card-line"
    /// The felt at the edge of the lamp's light.
    case feltEdge = "felt-edge"
    /// The strip with a seat's name on the felt.
    case plate
    /// The shadow of a card on the felt.
    case shadow
    /// The wood around the felt, in the light and in the shade.
    case rail
    case railShade = "rail-shade"
    /// Headings beside the felt.
    case accent
    /// A gain and a loss beside the felt; the edges of the winning card have the colour of gains.
    case gain, loss
    /// The caps of keys.
    case key

    /// Whether a theme may omit the part, which then takes the terminal's colour or one derived
    /// from the theme's other colours.
    var isOptional: Bool {
      switch self {
      case .page, .text, .gold, .silver, .bronze, .cardLine, .feltEdge, .plate, .shadow, .rail,
        .railShade, .accent, .gain, .loss, .key:
        true
      default: false
      }
    }
  }

  var colors: [Part: Color]
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

  /// The colour of a part; nil for the terminal's own.
  subscript(part: Part) -> Color? { colors[part] ?? derived(part) }

  /// The colour of a part that the theme omits.
  private func derived(_ part: Part) -> Color? {
    func darker(_ part: Part, _ share: Double) -> Color? {
      colors[part]?.mixed(with: Color(rgb: 0, basic: 0), share)
    }
    return switch part {
    case .gold, .silver, .bronze: colors[.feltTurn]
    case .cardLine: darker(.card, 0.2)
    case .feltEdge: darker(.felt, 0.4)
    case .plate: darker(.felt, 0.3)
    case .shadow: darker(.felt, 0.38)
    case .rail, .railShade, .key: colors[.quiet]
    case .accent, .gain, .loss: colors[.text]
    default: nil
    }
  }

  subscript(suit: Suit) -> Color? { colors[Part(suit)] }

  /// The ink of a suit on a card that cannot be played now: mixed with the ink of grey cards, and
  /// with less of it if few colours lie between the two.
  func dimmed(_ suit: Suit) -> Color? {
    guard let ink = self[suit], let grey = colors[.greyText] else { return self[suit] }
    let many = Color(rgb: ink.many, basic: 0).mixed(with: Color(rgb: grey.many, basic: 0), 0.55)
    return Color(rgb: ink.mixed(with: grey, 0.5).rgb, many: many.rgb, basic: ink.basic)
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

extension Theme {
  /// The names of the 16 basic colours, in order.
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
  /// A colour as written in theme files: `["#d75f00", "red"]`, for terminals with many and with few
  /// colours, optionally with a colour for 256 colours between the two.
  fileprivate init?(_ value: JSONValue) {
    guard let texts = value.strings, (2...3).contains(texts.count),
      let basic = Theme.basicNames.firstIndex(of: texts[texts.count - 1])
    else { return nil }
    let colors = texts.dropLast().compactMap(Self.rgb)
    guard colors.count == texts.count - 1 else { return nil }
    self.init(rgb: colors[0], many: colors[colors.count - 1], basic: UInt8(basic))
  }

  /// The value of `#rrggbb`.
  private static func rgb(_ text: String) -> UInt32? {
    guard text.utf8.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit)
    else { return nil }
    return UInt32(text.dropFirst(), radix: 16)
  }
}

/// A fault in a theme file.
public enum ThemeFault: Error, Hashable, Sendable {
  case unknownEntry(String)
  /// A required colour is missing.
  case missing(String)
  /// The value is not `["#rrggbb", "name"]`.
  case notAColor(String)
  /// Only one of `page` and `text` is given; a theme needs both or neither.
  case halfAPage
  /// The value is not ten characters, each one column wide.
  case notDigits
}

extension ThemeFault {
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
  /// The name of a shipped theme; nil for one of the person's own.
  static func theme(_ name: String) -> Phrase? {
    switch name {
    case "auto": .themeAuto
    case "clear": .themeClear
    case "traditional": .themeTraditional
    case "dark": .themeDark
    case "light": .themeLight
    case "contrast": .themeContrast
    case "mono": .themeMono
    default: nil
    }
  }
}
