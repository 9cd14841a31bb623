/// A grid as a picture in a file, in SVG: every character stands exactly in its cell, whatever font
/// shows it, and lines meet.
public struct Drawing: Sendable {
  let grid: Grid
  /// The colour of text that names none.
  let text: Color
  /// The colour behind cells that name none.
  let page: Color

  /// The size of a cell in the picture's own units, and of the letters in it.
  static let cell = Size(width: 10, height: 20)
  static let letters = 16
  /// How far below the top of its cell a letter stands.
  static let baseline = 15
  /// What is left free around the cells.
  static let margin = 10

  /// The drawing of a grid, with the colours that a terminal would have of its own.
  public init(_ grid: Grid, text: Color, page: Color) {
    self.grid = grid
    self.text = text
    self.page = page
  }

  /// The picture as a whole file.
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
    return runs.compactMap(ground) + runs.flatMap { lines(in: $0) + texts(in: $0) }
  }

  /// What is behind a run of cells; nil where that is the page.
  private func ground(_ run: Run) -> String? {
    guard run.paint.ground != page else { return nil }
    return
      #"<rect x="\#(run.x * Self.cell.width)" y="\#(run.y * Self.cell.height)" "#
      + #"width="\#(run.characters.count * Self.cell.width)" height="\#(Self.cell.height)" "#
      + #"fill="\#(run.paint.ground.hex)" shape-rendering="crispEdges"/>"#
  }

  /// The lines of frames and axes in a run, as one path.
  private func lines(in run: Run) -> [String] {
    let paths = run.characters.enumerated().compactMap { offset, character in
      character.flatMap(LineSign.init)?.path(x: run.x + offset, y: run.y)
    }
    if paths.isEmpty { return [] }
    return [
      #"<path d="\#(paths.joined())" fill="none" stroke="\#(run.paint.text.hex)"\#(run.paint.faint)/>"#
    ]
  }

  /// The letters and signs of a run, each with its own place.
  private func texts(in run: Run) -> [String] {
    let written = run.characters.enumerated().compactMap { offset, character in
      character.flatMap { Written($0, column: run.x + offset) }
    }
    let simple = written.filter(\.isOneScalar)
    let groups = (simple.isEmpty ? [] : [simple]) + written.filter { !$0.isOneScalar }.map { [$0] }
    return groups.map { group in
      let places = group.map { String($0.column * Self.cell.width) }.joined(separator: " ")
      let y = run.y * Self.cell.height + Self.baseline
      return #"<text x="\#(places)" y="\#(y)"\#(run.paint.attributes)>"#
        + group.map(\.text).joined() + "</text>"
    }
  }
}
