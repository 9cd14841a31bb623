/// The bar of a contract: from the left the points of the Chief's side, from the right those of the
/// others, with a notch at the target.
///
/// A lost contract breaks off before the target.
struct ContractBar {
  let target: Int
  /// The points of the Chief's side counted so far.
  let points: Int
  /// The points of the others counted so far.
  let others: Int
  /// The points of all cards.
  let all: Int

  /// Whether the others have too many points for the contract to be made.
  private var isLost: Bool { others > all - target }

  func cells(width: Int) -> [FeltBar.Cell] {
    let chief = column(points, of: width)
    let rest = width - column(all - others, of: width)
    let notch = targetColumn(width: width)
    return (0..<width).map { x in
      if x == notch { return .empty }
      if x >= width - rest { return x == chief && isLost ? .ground : .filled(.before) }
      guard x < chief else { return .ground }
      if isLost { return x == chief - 1 ? .broken : .filled(.loss) }
      return .filled(x < notch ? .bonus : .beyond)
    }
  }

  /// The first column beyond the target.
  func targetColumn(width: Int) -> Int { min(width - 1, column(target, of: width)) }

  private func column(_ points: Int, of width: Int) -> Int {
    (points * width + all / 2) / max(1, all)
  }
}
