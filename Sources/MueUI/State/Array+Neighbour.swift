extension Array where Element: Equatable {
  /// The element some steps on, around the ends; the first when the element is not there.
  func neighbour(of element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + step + count) % count]
  }
}
