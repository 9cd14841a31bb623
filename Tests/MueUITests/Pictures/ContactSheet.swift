/// Drawings of the same size side by side in one SVG file, two in a row.
struct ContactSheet {
  let drawings: [String]

  /// The space between two drawings.
  private static let gap = 10

  /// The content of the file; nil unless there are drawings, all with a width and a height.
  var svg: String? {
    let sizes = drawings.compactMap { drawing in
      drawing.firstMatch(of: /width="(\d+)" height="(\d+)"/).flatMap { match in
        Int(match.1).flatMap { width in Int(match.2).map { (width: width, height: $0) } }
      }
    }
    guard let size = sizes.first, sizes.count == drawings.count,
      sizes.allSatisfy({ $0 == size })
    else { return nil }
    let placed = drawings.enumerated().map { number, drawing in
      let x = number % 2 * (size.width + Self.gap)
      let y = number / 2 * (size.height + Self.gap)
      return "<svg x=\"\(x)\" y=\"\(y)\"" + drawing.dropFirst("<svg".count)
    }
    let rows = (drawings.count + 1) / 2
    let width = 2 * size.width + Self.gap
    let height = rows * (size.height + Self.gap) - Self.gap
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\n" + placed.joined() + "</svg>\n"
  }
}
