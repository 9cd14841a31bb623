import CellGrid

/// A bar on the felt, one row high: a cell for each column.
///
/// Without blocks of colour, each part has a sign of its own.
struct FeltBar {
  /// A part of a bar.
  enum Part: CaseIterable, Hashable, Sendable {
    /// What was there before, or belongs to others.
    case before
    case points
    /// A bonus, or the points of the Chief's side up to the target.
    case bonus
    /// Points beyond the target.
    case beyond
    /// A penalty, a negative total, or the points of a lost contract.
    case loss
  }

  enum Cell: Hashable {
    case empty
    /// The ground of a bar that is not filled yet.
    case ground
    case filled(Part)
    /// The left half of a cell, where the bar of a lost contract breaks off.
    case broken
    /// A target, or 0 if there are totals below it.
    case mark
  }

  let cells: [Cell]
  /// Whether a line of felt above separates it from a bar in the row above.
  var isLow = false

  func draw(on pen: inout Pen, x: Int, y: Int, in block: Rect) {
    var x = x
    for run in cells.runs {
      let text = String(repeating: sign(run.cell, pen), count: run.count)
      if run.cell != .empty { pen.write(text, x: x, y: y, Self.ink(run.cell), in: block) }
      x += run.count
    }
  }

  private func sign(_ cell: Cell, _ pen: Pen) -> Character {
    let hasBlocks = pen.look.hasBlocks
    return switch cell {
    case .empty: " "
    case .ground: hasBlocks ? " " : "."
    case .mark: pen.glyphs.unicode ? "│" : "|"
    case .broken: hasBlocks ? "▌" : Self.sign(.loss)
    case .filled(let part): hasBlocks ? isLow ? "▆" : "█" : Self.sign(part)
    }
  }

  private static func sign(_ part: Part) -> Character {
    switch part {
    case .before: "="
    case .points: "#"
    case .bonus: "+"
    case .beyond: "*"
    case .loss: "-"
    }
  }

  private static func ink(_ cell: Cell) -> Ink {
    switch cell {
    case .empty: .felt
    case .ground: .plate
    case .mark: .feltQuiet
    case .broken: .feltLoss
    case .filled(let part): .bar(part)
    }
  }
}

extension [FeltBar.Cell] {
  /// The cells as runs of equal ones.
  fileprivate var runs: [(cell: FeltBar.Cell, count: Int)] {
    reduce(into: []) { runs, cell in
      if runs.last?.cell == cell { runs[runs.count - 1].count += 1 } else { runs.append((cell, 1)) }
    }
  }
}
