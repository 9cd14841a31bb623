import CellGrid
import MueGame

extension Theme {
  /// The names of the 16 basic colours, in their order.
  static let basicNames = ["", "bright-"].flatMap { brightness in
    ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"].map { brightness + $0 }
  }

  /// Reads a theme from a file; see `Resources/themes/README.md` for what may stand in it.
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
      let line = document.line(of: "colors", member.key)
      guard let part = Part(rawValue: member.key) else {
        throw LineFault(line: line, .unknownEntry(member.key))
      }
      guard let color = Color(member.value), colors[part] == nil else {
        throw LineFault(line: line, .notAColor(member.key))
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
  /// A colour as a theme has it: `["#d75f00", "red"]`, for rich and for poor terminals.
  fileprivate init?(_ value: JSONValue) {
    guard let texts = value.strings, texts.count == 2, texts[0].utf8.count == 7,
      texts[0].hasPrefix("#"), texts[0].dropFirst().allSatisfy(\.isHexDigit),
      let rgb = UInt32(texts[0].dropFirst(), radix: 16),
      let basic = Theme.basicNames.firstIndex(of: texts[1])
    else { return nil }
    self.init(rgb: rgb, basic: UInt8(basic))
  }
}
