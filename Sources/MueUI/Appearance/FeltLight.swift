import CellGrid

/// The light on the table where a terminal shows any colour: the felt is brightest in its middle, and the cards of a
/// trick and raised cards of the hand throw shadows.
struct FeltLight {
  private let felt: Color
  private let card: Color

  /// Nil on other terminals, and in a theme without colours.
  init?(_ look: Appearance) {
    guard look.abilities.palette == .direct, let felt = look.theme[.felt],
      let card = look.theme[.card]
    else { return nil }
    self.felt = felt
    self.card = card
  }

  /// The felt from its middle to its upper and lower edge: few shades, since each costs bytes.
  var shades: [Color] { (0..<3).map { felt.darkened(bySixteenths: UInt32($0)) } }

  /// Draws the light over a felt that is drawn in one colour, with shadows of the cards in an area.
  func draw(on grid: inout Grid, in rect: Rect, cardsIn area: Rect?) {
    let shades = shades
    let shadows = shades.map(\.inShadow)
    for y in rect.y..<rect.bottom {
      let distance = abs(2 * (y - rect.y) - (rect.height - 1))
      let band = min(distance * shades.count / rect.height, shades.count - 1)
      for x in rect.x..<rect.right {
        let place = Position(x: x, y: y)
        guard grid[place].style.background == felt else { continue }
        let isShadow = area.map { throwsShadow(on: place, in: $0, of: grid) } ?? false
        // Shadows pass by text, which would be harder to read.
        if isShadow || band > 0 {
          grid.setBackground(isShadow ? shadows[band] : shades[band], at: place)
        }
      }
    }
  }

  /// Draws shadows on what is drawn at some places.
  func shade(_ places: [Position], on grid: inout Grid) {
    for place in places {
      if let color = grid[place].style.background { grid.setBackground(color.inShadow, at: place) }
    }
  }

  /// Whether a card lies to the left of and above an empty place.
  private func throwsShadow(on place: Position, in area: Rect, of grid: Grid) -> Bool {
    let above = Position(x: place.x - 1, y: place.y - 1)
    guard area.contains(above), grid[place].character == " " else { return false }
    return grid[above].style.background == card
  }
}

extension Color {
  fileprivate var inShadow: Color { darkened(bySixteenths: 4) }

  /// The colour with less of each of red, green and blue.
  fileprivate func darkened(bySixteenths dark: UInt32) -> Color {
    func channel(_ shift: UInt32) -> UInt32 { (rgb >> shift & 255) * (16 - dark) / 16 }
    return Color(rgb: channel(16) << 16 | channel(8) << 8 | channel(0), basic: basic)
  }
}
