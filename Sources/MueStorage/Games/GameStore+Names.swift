extension GameStore {
  private static let ending = ".mue"
  /// Stands behind the names of a deleted game's files.
  static let deletedEnding = ".deleted"

  /// The highest number a game can have.
  static let mostGames = 999_999_999

  /// The name of a game's file.
  static func name(_ number: Int) -> String { number.digits(atLeast: 4) + ending }

  /// A game's file.
  static func file(_ number: Int) -> AtomicFile { AtomicFile(name(number), keepsPrevious: true) }

  /// The highest number that any file has, be it spoilt or from a later program; nil without any.
  func highestNumber() throws(FileFault) -> Int? { try numbers().last }

  /// The numbers that any file has, in order.
  func numbers() throws(FileFault) -> [Int] {
    let names = try games.names()
    return Set(names.compactMap(Self.number)).sorted()
  }

  /// The spoilt files that were set aside, by name.
  public var filesSetAside: [String] {
    ((try? games.names()) ?? []).filter { $0.contains(Self.ending + SetAside.mark) }.sorted()
  }

  /// The number in a file's name; nil for names that are none of ours, and for what a crash left
  /// half written.
  private static func number(_ name: String) -> Int? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard digits.count >= 4, let number = Int(digits), (1...mostGames).contains(number) else {
      return nil
    }
    let file = file(number)
    let names = [
      file.name, file.previous, file.name + deletedEnding, file.previous + deletedEnding,
    ]
    return names.contains(name) || name.hasPrefix(file.name + SetAside.mark) ? number : nil
  }
}
