/// The reckoning of a hand on the screen.
struct Reckoning {
  /// The totals from the first seat to the last: the last of three numbers in a row.
  let totals: [Int]

  init(_ rows: [String]) {
    totals = rows.compactMap { row in
      let words = row.replacing("−", with: "-").split(separator: " ").filter { $0 != "│" }
      let numbers = words.suffix(3).compactMap { Int($0) }
      return words.count == 4 && numbers.count == 3 ? numbers[2] : nil
    }
  }
}
