import MueRules

/// The characters drawn on the table, for terminals with Unicode and for plain ASCII.
struct Glyphs: Sendable {
  /// The signs beyond ASCII, drawn on Unicode terminals; a font that lacks one of them would show
  /// several signs alike.
  static let signs = "▲■□●◆★♛♝♞◉▸✓▼◇↑↓←→•…┤·┌─┐│└┘╔═╗║╚╝╌┊╭╮╰╯▁▃▅▆▇█▄▀▗▖▝▘▟▙▜▛▏▎▊▌▐⣿"

  /// The signs of frames and axes, which the font of the Linux console has.
  static let lines = "┌─┐│└┘╔═╗║╚╝┤"

  let unicode: Bool
  /// Whether frames are drawn with lines, even if no other signs are available.
  var hasLines = true
  /// Whether suits are drawn as shapes; if not, only as letters.
  var hasShapes = true
  var digits = Theme.usualDigits

  func number(_ rank: Rank) -> Character { digits[rank.number] }

  /// The symbol of a suit; nil if its letter is shown instead.
  func symbol(_ suit: Suit) -> Character? {
    guard unicode, hasShapes else { return nil }
    return switch suit {
    case .red: "▲"
    case .yellow: "■"
    case .green: "●"
    case .blue: "◆"
    case .black: "★"
    }
  }

  /// The suit with a symbol; nil for any other character.
  func suit(_ symbol: Character) -> Suit? {
    // Most characters of a text are ASCII.
    symbol.isASCII ? nil : Suit.allCases.first { self.symbol($0) == symbol }
  }

  var chief: Character { unicode ? "♛" : "C" }
  var vice: Character { unicode ? "♝" : "V" }
  var partner: Character { unicode ? "♞" : "P" }
  var dealer: Character { unicode ? "◉" : "D" }
  var turn: Character { unicode ? "▸" : ">" }
  var done: Character { unicode ? "✓" : "x" }
  var arrow: Character { unicode ? "▼" : "v" }
  /// Marks the move that a hint proposes.
  var proposal: Character { unicode ? "◇" : "+" }
  /// Marks the first visible line of a list that begins above it.
  var above: Character { unicode ? "↑" : "^" }
  /// Marks the last visible line of a list that continues below it.
  var below: Character { unicode ? "↓" : "v" }
  /// The square of a trick that the person's side took, and of another one.
  var square: (taken: Character, lost: Character) { unicode ? ("■", "□") : ("#", ".") }
  var laid: Character { unicode ? "•" : "*" }
  var ellipsis: Character { unicode ? "…" : "~" }
  /// Marks the edge of a trump.
  var trump: Character { "T" }
  /// Marks the edge of the card that was led.
  var led: Character { unicode ? "▸" : ">" }
  var axis: Character { hasLines ? "┤" : "|" }
  var dot: String { unicode ? "·" : "-" }
  var solid: Frame {
    hasLines ? Frame("┌─┐│└┘") : Frame("+-+|++")
  }
  var double: Frame {
    hasLines ? Frame("╔═╗║╚╝") : Frame("#=#I##")
  }
  var dotted: Frame {
    unicode ? Frame("┌╌┐┊└┘") : Frame(".-.:''")
  }
  var round: Frame {
    unicode ? Frame("╭─╮│╰╯") : solid
  }

  /// The six characters of a frame: corners and edges.
  struct Frame: Sendable {
    let topLeft: Character
    let horizontal: Character
    let topRight: Character
    let vertical: Character
    let bottomLeft: Character
    let bottomRight: Character

    /// A frame of six characters in this order: top left, horizontal, top right, vertical, bottom
    /// left, bottom right.
    init(_ signs: String) {
      let signs = Array(signs)
      topLeft = signs[0]
      horizontal = signs[1]
      topRight = signs[2]
      vertical = signs[3]
      bottomLeft = signs[4]
      bottomRight = signs[5]
    }
  }
}
