import CNcurses
import CellGrid

extension KeyDecoder {
  /// The key behind a code of curses.
  static func named(_ code: Int32) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_HOME, KEY_A1: .home
    case KEY_END, KEY_LL, KEY_C1: .end
    case KEY_PPAGE, KEY_A3: .pageUp
    case KEY_NPAGE, KEY_C3: .pageDown
    case KEY_ENTER: .enter
    case KEY_BTAB: .backTab
    case KEY_BACKSPACE: .backspace
    case KEY_DC: .delete
    case KEY_RESIZE: .resized
    default: code > KEY_MAX ? extended(code) : nil
    }
  }

  /// The key behind a code that curses made up for a name in the terminal's description.
  private static func extended(_ code: Int32) -> Key? {
    guard let name = keyname(code) else { return nil }
    return switch String(cString: name) {
    case "kcbt2": .backTab
    case "kxIN": .focusGained
    case "kxOUT": .focusLost
    default: nil
    }
  }

  /// The key behind `ESC [` or `ESC O`, parameters and a last byte.
  static func sequence(final: Int32, parameters: ArraySlice<Int32>) -> Key? {
    let number = parameters.compactMap { Unicode.Scalar(UInt32($0)) }.map(String.init).joined()
    switch (number, UnicodeScalar(UInt32(final))) {
    case ("", "A"): return .up
    case ("", "B"): return .down
    case ("", "C"): return .right
    case ("", "D"): return .left
    case ("", "H"), ("1", "~"), ("7", "~"): return .home
    case ("", "F"), ("4", "~"), ("8", "~"): return .end
    case ("", "I"): return .focusGained
    case ("", "M"): return .enter
    case ("", "O"): return .focusLost
    case ("", "Z"): return .backTab
    case ("3", "~"): return .delete
    case ("5", "~"): return .pageUp
    case ("6", "~"): return .pageDown
    default: return nil
    }
  }
}
