/// A box-drawing character, drawn as lines through its cell, so that frames close in every font.
struct LineSign: Equatable {
  private enum Kind {
    case single
    case round
    case double
    case dotted
  }

  /// The edges of the cell that the lines reach.
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
