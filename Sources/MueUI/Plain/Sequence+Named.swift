import MueGame

extension Sequence {
  /// The element that a person has named; nil if there is none.
  ///
  /// It is the first with this whole name or meant otherwise, such as by its number; failing that, the
  /// only one whose name begins so.
  ///
  /// - Throws: `Misreading.mayMean` if several names begin so.
  func named(
    _ text: String, or isMeant: (Element) -> Bool = { _ in false }, by name: (Element) -> PlayerName
  ) throws(Misreading) -> Element? {
    let skeleton = PlayerName(text)?.skeleton
    if let whole = first(where: { name($0).skeleton == skeleton || isMeant($0) }) { return whole }
    let begun = filter { name($0).text.folded.hasPrefix(text.folded) }
    if begun.count > 1 { throw .mayMean(text, begun.map { name($0).text }) }
    return begun.first
  }
}
