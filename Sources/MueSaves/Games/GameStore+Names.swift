extension GameStore {
  private static let ending = ".mue"

  /// The name of a game's file.
  static func name(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ending
  }

  /// The highest number that any file has, be it spoilt or from a later program; nil without any.
  func highestNumber() throws(FileFault) -> Int? { try numbers().last }

  /// The numbers that any file has, in order.
  func numbers() throws(FileFault) -> [Int] {
    let names = try games.names()
    return Set(names.compactMap(Self.number)).sorted()
  }

  /// The number in a file's name; nil for names that are none of ours, and for what a crash left
  /// half written.
  private static func number(_ name: String) -> Int? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(digits.count)
    guard (4...9).contains(digits.count), let number = Int(digits) else { return nil }
    let file = AtomicFile(Self.name(number), keepsPrevious: true)
    let isOurs = rest == ending || name == file.previous || name.hasPrefix(file.name + ".bad-")
    return isOurs ? number : nil
  }
}
