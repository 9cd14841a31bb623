import CellGrid

/// Turns a terminal's mouse reports into mouse actions: the left button and the wheel.
///
/// A report has a number and a position from 1. The number's low bits are the button, 32 means
/// motion, 64 the wheel, 128 further buttons; 4, 8 and 16 are modifier keys.
struct MouseDecoder {
  private var isPressed = false

  /// A report in numbers, `button;column;row`, followed by `M`, or by `m` for a release.
  mutating func read(report: ArraySlice<UInt8>, final: UInt8) -> Mouse? {
    let numbers = report.split(separator: 0x3B, omittingEmptySubsequences: false).map(Self.number)
    guard numbers.count == 3, let button = numbers[0], let x = numbers[1], let y = numbers[2] else {
      return nil
    }
    return read(button: button, x: x, y: y, isRelease: final == 0x6D)
  }

  /// A report in three bytes, each of which is its number plus 32; button 3 is a release.
  mutating func read(bytes: [UInt8]) -> Mouse? {
    guard bytes.count == 3 else { return nil }
    let button = Int(bytes[0]) - 32
    let isRelease = button & 0b1110_0011 == 3
    return read(
      button: isRelease ? 0 : button, x: Int(bytes[1]) - 32, y: Int(bytes[2]) - 32,
      isRelease: isRelease)
  }

  private mutating func read(button: Int, x: Int, y: Int, isRelease: Bool) -> Mouse? {
    guard x > 0, y > 0 else { return nil }
    let position = Position(x: x - 1, y: y - 1)
    switch (button & 0b1110_0011, isRelease) {
    case (0, false):
      isPressed = true
      return Mouse(.press, at: position)
    case (0, true) where isPressed:
      isPressed = false
      return Mouse(.release, at: position)
    case (32, false) where isPressed: return Mouse(.drag, at: position)
    case (64, false): return Mouse(.wheelUp, at: position)
    case (65, false): return Mouse(.wheelDown, at: position)
    default: return nil
    }
  }

  /// A number of at most four digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(digits.count) else { return nil }
    return digits.reduce(0) { sum, digit in
      sum.flatMap { digit >= 0x30 && digit <= 0x39 ? $0 * 10 + Int(digit - 0x30) : nil }
    }
  }
}
