import CellGrid
import MueRules

/// The size of the cards on the table, which follows from the size of the window.
enum CardSize: Int, CaseIterable, Comparable, Sendable {
  /// A number and a symbol in a frame.
  case small
  /// Number and symbol in two corners.
  case medium
  /// As medium, with a pip for each point of the number.
  case large
  /// As large, with pips of several cells.
  case huge

  /// The largest cards for a window.
  ///
  /// They are as large as fifteen of them fit in the hand. A window held upright has room for
  /// larger ones only below each other. Where no seat is opposite, a trick of large cards needs less room.
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

  /// The columns of a card.
  var width: Int {
    switch self {
    case .small: 4
    case .medium: 6
    case .large: 9
    case .huge: 15
    }
  }

  /// The rows of a card.
  var height: Int {
    switch self {
    case .small: 3
    case .medium: 5
    case .large: 7
    case .huge: 12
    }
  }

  /// The largest size of the cards in front of a seat; nil where they are short words.
  var laid: CardSize? {
    switch self {
    case .small: nil
    case .medium: .small
    case .large, .huge: .medium
    }
  }

  var feltWidth: Int {
    switch self {
    case .small: Layout.feltWidth
    case .medium: 84
    case .large: 108
    case .huge: 140
    }
  }

  /// The widest plate beside the trick.
  var plateWidth: Int {
    switch self {
    case .small: 22
    case .medium: 24
    case .large: 28
    case .huge: 34
    }
  }

  static func < (first: CardSize, second: CardSize) -> Bool { first.rawValue < second.rawValue }
}
