import CellGrid
import MueRules

/// The size of the cards on the table, which depends on the size of the window.
enum CardSize: Int, CaseIterable, Comparable, Sendable {
  /// A number and a symbol in a frame.
  case small
  /// A number and a symbol in two corners.
  case medium
  /// Like `medium`, with a pip for each point of the number.
  case large
  /// Like `large`, with pips of several cells.
  case huge

  /// The largest cards for a window.
  ///
  /// Fifteen of them fit in the hand. An upright window has room for larger ones, but only one
  /// below the other. If no seat is opposite, a trick of large cards needs less room.
  init(for window: Size, _ players: PlayerCount? = nil) {
    func isAtLeast(_ width: Int, _ height: Int) -> Bool {
      window.width >= width && window.height >= height
    }
    if isAtLeast(180, 58) {
      self = .huge
    } else if isAtLeast(120, 44) || isAtLeast(52, 56)
      || isAtLeast(116, 40) && (players == .three || players == .five)
    {
      self = .large
    } else if isAtLeast(100, 32) || window.height >= 44 {
      self = .medium
    } else {
      self = .small
    }
  }

  /// The width and height of a card, the width of its felt, and the greatest width of a plate
  /// beside a trick.
  private var measures: (width: Int, height: Int, felt: Int, plate: Int) {
    switch self {
    case .small: (4, 3, Layout.feltWidth, 22)
    case .medium: (6, 5, 84, 24)
    case .large: (9, 7, 108, 28)
    case .huge: (15, 12, 140, 34)
    }
  }

  var width: Int { measures.width }
  var height: Int { measures.height }
  var feltWidth: Int { measures.felt }
  /// The greatest width of a plate beside the trick.
  var plateWidth: Int { measures.plate }

  /// The largest size of the cards in front of a seat; nil if they are short words.
  var laid: CardSize? {
    switch self {
    case .small: nil
    case .medium: .small
    case .large, .huge: .medium
    }
  }

  static func < (first: CardSize, second: CardSize) -> Bool { first.rawValue < second.rawValue }
}
