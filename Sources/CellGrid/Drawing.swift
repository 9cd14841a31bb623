/// A grid as an SVG file, in which every character is exactly in its cell in any font, and lines
/// meet.
public struct Drawing: Sendable {
  let grid: Grid
  let text: Color
  let page: Color

  /// The size of a cell in the picture's units.
  static let cell = Size(width: 10, height: 20)
  static let letters = 16
  /// The distance of the baseline from the top of a cell.
  static let baseline = 15
  static let margin = 10

  /// The drawing of a grid, with the default colours of a terminal.
  public init(_ grid: Grid, text: Color, page: Color) {
    self.grid = grid
    self.text = text
    self.page = page
  }

  public var svg: String {
    let width = grid.size.width * Self.cell.width + 2 * Self.margin
    let height = grid.size.height * Self.cell.height + 2 * Self.margin
    let box = "\(-Self.margin) \(-Self.margin) \(width) \(height)"
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
          + #"viewBox="\#(box)" font-size="\#(Self.letters)" "#
          + #"font-family="DejaVu Sans Mono, Menlo, Consolas, monospace">"#,
        #"<rect x="\#(-Self.margin)" y="\#(-Self.margin)" width="\#(width)" height="\#(height)" "#
          + #"fill="\#(page.hex)"/>"#,
      ] + (0..<grid.size.height).flatMap(row) + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ y: Int) -> [String] {
    let runs = runs(y)
    return runs.compactMap(ground) + runs.flatMap { blocks(in: $0) + lines(in: $0) + texts(in: $0) }
  }

  /// The background of a run of cells; nil if it is the default.
  private func ground(_ run: Run) -> String? {
    guard run.paint.ground != page else { return nil }
    return
      #"<rect x="\#(run.x * Self.cell.width)" y="\#(run.y * Self.cell.height)" "#
      + #"width="\#(run.characters.count * Self.cell.width)" height="\#(Self.cell.height)" "#
      + #"fill="\#(run.paint.ground.hex)" shape-rendering="crispEdges"/>"#
  }

  /// The block elements of a run, as one path.
  private func blocks(in run: Run) -> [String] {
    path(in: run, #"fill="\#(run.paint.text.hex)" shape-rendering="crispEdges""#) {
      BlockSign($0)?.path(x: $1, y: run.y)
    }
  }

  /// The lines of frames and axes in a run, as one path.
  private func lines(in run: Run) -> [String] {
    path(in: run, #"fill="none" stroke="\#(run.paint.text.hex)"\#(run.paint.faint)"#) {
      LineSign($0)?.path(x: $1, y: run.y)
    }
  }

  /// The characters of a run that have a path, by column, as one element; none if there are no such
  /// characters.
  private func path(
    in run: Run, _ paint: String, _ sign: (Character, _ x: Int) -> String?
  ) -> [String] {
    let paths = run.characters.enumerated().compactMap { offset, character in
      character.flatMap { sign($0, run.x + offset) }
    }
    return paths.isEmpty ? [] : [#"<path d="\#(paths.joined())" \#(paint)/>"#]
  }

  private func texts(in run: Run) -> [String] {
    let written = run.characters.enumerated().compactMap { offset, character in
      character.flatMap { Written($0, column: run.x + offset) }
    }
    // Each word is an element of its own, since some renderers use only the first of an element's
    // positions.
    var words: [[Written]] = []
    for next in written.filter(\.isOneScalar) {
      if let last = words.last?.last, last.column + 1 == next.column {
        words[words.count - 1].append(next)
      } else {
        words.append([next])
      }
    }
    let groups = words + written.filter { !$0.isOneScalar }.map { [$0] }
    return groups.map { group in
      let lefts = group.map { String($0.column * Self.cell.width) }.joined(separator: " ")
      let y = run.y * Self.cell.height + Self.baseline
      return #"<text x="\#(lefts)" y="\#(y)"\#(run.paint.attributes)>"#
        + group.map(\.text).joined() + "</text>"
    }
  }
}

extension Drawing {
  /// The colours of a run of cells, with reverse video resolved.
  struct Paint: Equatable {
    let text: Color
    let ground: Color
    let marks: CellStyle.Attributes

    var attributes: String {
      #" fill="\#(text.hex)""# + (marks.contains(.bold) ? #" font-weight="bold""# : "")
        + (marks.contains(.underline) ? #" text-decoration="underline""# : "") + faint
    }

    /// The attribute for dimmed parts.
    var faint: String { marks.contains(.dim) ? #" opacity="0.6""# : "" }
  }

  /// Neighbouring cells in the same paint; nil means a cell that a wide character covers.
  struct Run {
    let x: Int
    let y: Int
    let paint: Paint
    var characters: [Character?]
  }

  /// The runs of a row, from left to right.
  func runs(_ y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<grid.size.width {
      let cell = grid[Position(x: x, y: y)]
      let paint = paint(cell.style)
      if let last = runs.last, last.paint == paint {
        runs[runs.count - 1].characters.append(cell.character)
      } else {
        runs.append(Run(x: x, y: y, paint: paint, characters: [cell.character]))
      }
    }
    return runs
  }

  private func paint(_ style: CellStyle) -> Paint {
    let text = style.foreground ?? text
    let ground = style.background ?? page
    let isReversed = style.attributes.contains(.reverse)
    return Paint(
      text: isReversed ? ground : text, ground: isReversed ? text : ground,
      marks: style.attributes.subtracting(.reverse))
  }

  /// A character that is written as text, with its column.
  struct Written {
    let column: Int
    /// The character, escaped for XML.
    let text: String
    /// Whether it takes one entry in SVG's list of positions: a single scalar of the basic plane.
    let isOneScalar: Bool

    /// Nil for blanks, for lines and blocks, and for characters that XML does not allow.
    init?(_ character: Character, column: Int) {
      guard character != " ", LineSign(character) == nil, BlockSign(character) == nil else {
        return nil
      }
      let scalars = character.unicodeScalars.filter(\.isAllowedInXML)
      if scalars.isEmpty { return nil }
      self.column = column
      isOneScalar = scalars.count == 1 && scalars.allSatisfy { $0.value < 0x10000 }
      text = scalars.map(\.escaped).joined()
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML allows it and it does not change the direction of text.
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  fileprivate var escaped: String {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: String(self)
    }
  }
}

extension Color {
  /// The colour as `#rrggbb`.
  var hex: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// A block element or a Braille pattern, drawn as rectangles so that blocks meet in every font.
struct BlockSign {
  /// The rectangles, in eighths of the cell.
  private let parts: [Rect]

  /// The block of a character; nil if it is not a block.
  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    let value = Int(scalar.value)
    switch value {
    case 0x2580: parts = [Rect(x: 0, y: 0, width: 8, height: 4)]
    case 0x2581...0x2588:
      let height = value - 0x2580
      parts = [Rect(x: 0, y: 8 - height, width: 8, height: height)]
    case 0x2589...0x258F: parts = [Rect(x: 0, y: 0, width: 0x2590 - value, height: 8)]
    case 0x2590: parts = [Rect(x: 4, y: 0, width: 4, height: 8)]
    case 0x2596...0x259F:
      // Upper left, upper right, lower left, lower right.
      let quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][value - 0x2596]
      parts = (0..<4).filter { quarters >> $0 & 1 == 1 }
        .map { Rect(x: 4 * ($0 % 2), y: 4 * ($0 / 2), width: 4, height: 4) }
    case 0x2800...0x28FF:
      let dots = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
      parts = dots.enumerated().filter { (value - 0x2800) >> $0.offset & 1 == 1 }
        .map { Rect(x: 1 + 4 * $0.element.0, y: 2 * $0.element.1, width: 3, height: 1) }
    default: return nil
    }
  }

  /// The SVG path of the rectangles, in the cell at a column and row.
  func path(x: Int, y: Int) -> String {
    let (width, height) = (Drawing.cell.width, Drawing.cell.height)
    return parts.map { part in
      let right = part.right * width / 8 - part.x * width / 8
      return "M\(x * width + part.x * width / 8) \(y * height + part.y * height / 8)"
        + "h\(right)v\(part.height * height / 8)h-\(right)z"
    }.joined()
  }
}

/// A box-drawing character, drawn as lines through its cell so that frames close in every font.
struct LineSign: Equatable {
  private enum Kind {
    case single
    case round
    case double
    case dotted
  }

  private struct Arms: OptionSet {
    let rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
  }

  private let kind: Kind
  private let arms: Arms

  /// The lines of a character; nil if it is not a box-drawing character.
  init?(_ character: Character) {
    switch character {
    case "─": self.init(.single, [.left, .right])
    case "│": self.init(.single, [.up, .down])
    case "┌": self.init(.single, [.right, .down])
    case "┐": self.init(.single, [.left, .down])
    case "└": self.init(.single, [.up, .right])
    case "┘": self.init(.single, [.up, .left])
    case "├": self.init(.single, [.up, .right, .down])
    case "┤": self.init(.single, [.up, .left, .down])
    case "┬": self.init(.single, [.left, .right, .down])
    case "┴": self.init(.single, [.left, .right, .up])
    case "┼": self.init(.single, [.up, .right, .down, .left])
    case "╭": self.init(.round, [.right, .down])
    case "╮": self.init(.round, [.left, .down])
    case "╰": self.init(.round, [.up, .right])
    case "╯": self.init(.round, [.up, .left])
    case "═": self.init(.double, [.left, .right])
    case "║": self.init(.double, [.up, .down])
    case "╔": self.init(.double, [.right, .down])
    case "╗": self.init(.double, [.left, .down])
    case "╚": self.init(.double, [.up, .right])
    case "╝": self.init(.double, [.up, .left])
    case "╌": self.init(.dotted, [.left, .right])
    case "┊": self.init(.dotted, [.up, .down])
    default: return nil
    }
  }

  private init(_ kind: Kind, _ arms: Arms) {
    self.kind = kind
    self.arms = arms
  }

  /// The SVG path of the lines, in the cell at a column and row.
  func path(x: Int, y: Int) -> String {
    let left = x * Drawing.cell.width
    let top = y * Drawing.cell.height
    let (right, bottom) = (left + Drawing.cell.width, top + Drawing.cell.height)
    let middle = (x: left + Drawing.cell.width / 2, y: top + Drawing.cell.height / 2)
    let ends: [(arm: Arms, x: Int, y: Int)] = [
      (.up, middle.x, top), (.right, right, middle.y), (.down, middle.x, bottom),
      (.left, left, middle.y),
    ].filter { arms.contains($0.arm) }
    switch kind {
    case .single:
      return ends.map { "M\(middle.x) \(middle.y)L\($0.x) \($0.y)" }.joined()
    case .round:
      return "M\(ends[0].x) \(ends[0].y)Q\(middle.x) \(middle.y) \(ends[1].x) \(ends[1].y)"
    case .double: return double(left: left, top: top, middle: middle)
    case .dotted:
      return arms.contains(.left)
        ? "M\(left + 1) \(middle.y)h3m2 0h3" : "M\(middle.x) \(top + 2)v3m0 3v4m0 3v3"
    }
  }

  /// Two parallel lines; at a corner one goes around the other.
  private func double(left: Int, top: Int, middle: (x: Int, y: Int)) -> String {
    let (right, bottom) = (left + Drawing.cell.width, top + Drawing.cell.height)
    if arms == [.left, .right] {
      return "M\(left) \(middle.y - 2)H\(right)M\(left) \(middle.y + 2)H\(right)"
    }
    if arms == [.up, .down] {
      return "M\(middle.x - 2) \(top)V\(bottom)M\(middle.x + 2) \(top)V\(bottom)"
    }
    let across = (end: arms.contains(.right) ? right : left, step: arms.contains(.right) ? 2 : -2)
    let down = (end: arms.contains(.down) ? bottom : top, step: arms.contains(.down) ? 2 : -2)
    return [-1, 1].map { side in
      let corner = (x: middle.x + side * across.step, y: middle.y + side * down.step)
      return "M\(across.end) \(corner.y)H\(corner.x)V\(down.end)"
    }.joined()
  }
}
