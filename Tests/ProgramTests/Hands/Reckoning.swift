/// The reckoning of a hand on the screen.
struct Reckoning {
  /// The totals from the first seat to the last: the last number of a row with a bar.
  let totals: [Int]

  init(_ rows: [String]) {
    totals = rows.compactMap { row in
      guard row.contains("│") else { return nil }
      let words = row.replacing("−", with: "-").split { " ▌▐│".contains($0) }
      return words.last.flatMap { Int($0) }
    }
  }
}
