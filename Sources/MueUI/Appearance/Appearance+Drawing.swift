import CellGrid

extension Appearance {
  /// A grid as a picture in a file, on the theme's page or on one as terminals have it.
  public func drawing(of grid: Grid) -> Drawing {
    Drawing(
      grid, text: theme[.text] ?? Color(rgb: 0xE4E4E4, basic: 7),
      page: theme[.page] ?? Color(rgb: 0x1C1C1C, basic: 0))
  }
}
