import MueData
import MueGame
import Platform

extension GameStore {
  /// The game played last, if it can be continued, and the notices for the person.
  ///
  /// A damaged save is set aside, and the one a move older is used. A save that cannot be read now,
  /// or was written by another version, stays as it is, and a game played after that gets a new
  /// number.
  public mutating func loadCurrent() -> (game: Game?, notices: [SaveNotice]) {
    let found: Int?
    do {
      found = try currentNumber()
    } catch {
      return (nil, [.unreadable(file: "games", error)])
    }
    let notices = placeNotices()
    guard let number = found else { return (nil, notices) }
    let opened = open(number)
    return (opened.game, opened.notices + notices)
  }

  /// A game to continue, and the notices for the person, as for `loadCurrent`.
  ///
  /// Without the lock, another program may be changing the game, so it gets a new number as well.
  public mutating func open(_ number: Int) -> (game: Game?, notices: [SaveNotice]) {
    let file = Self.file(number)
    self.number = nil
    isAtTable = nil
    switch load(file.name) {
    case .success(let game):
      self.number = isHeld ? number : nil
      return (game, spareNotices(file))
    case .failure(let fault) where fault.isDamage:
      return loadPrevious(file, number: number, after: fault)
    case .failure(let fault):
      return (nil, Self.notices(file.name, fault))
    }
  }

  /// The newest readable generation of all games, in the order they were begun; no file is moved.
  public func allGames() -> [StoredGame] {
    (Log.attempt("to list the games", numbers) ?? []).compactMap(stored)
  }

  func load(_ name: String) -> Result<Game, SaveFault> {
    do throws(SaveFault) {
      return .success(try SaveFile.game(from: try read(name), isOfRoom: isOfRoom))
    } catch {
      return .failure(error)
    }
  }

  func read(_ name: String) throws(SaveFault) -> [UInt8] {
    do {
      if let bytes = try games.read(name, atMost: SaveFile.limit + 1) { return bytes }
    } catch {
      throw .unreadable(error)
    }
    throw .missing
  }

  private mutating func loadPrevious(
    _ file: AtomicFile, number: Int, after fault: SaveFault
  ) -> (game: Game?, notices: [SaveNotice]) {
    let keptAs = setAside(file.name, fault)
    switch load(file.previous) {
    case .success(let game):
      if isHeld, fault == .missing || keptAs != nil { self.number = number }
      return (game, [.damagedUsedPrevious(file: file.name, fault, keptAs: keptAs)])
    case .failure(let older):
      _ = setAside(file.previous, older)
      // Files set aside by an earlier run were reported then.
      if fault == .missing, older == .missing { return (nil, []) }
      let damage = SaveNotice.damagedNothingLeft(file: file.name, fault, keptAs: keptAs)
      return (nil, [damage] + Self.notices(file.previous, older))
    }
  }

  /// The notices about the spare copy of a whole game: a damaged one is set aside before the next
  /// save would replace it.
  private func spareNotices(_ file: AtomicFile) -> [SaveNotice] {
    guard mayWrite, let (name, fault) = spareFault(file) else { return [] }
    if !fault.isDamage { return Self.notices(name, fault) }
    guard games.setAside(name) != nil else { return [] }
    return [.damagedFile(.spare, file: name, hasSpare: false)]
  }

  private func setAside(_ name: String, _ fault: SaveFault) -> String? {
    mayWrite && fault.isDamage && fault != .missing ? games.setAside(name) : nil
  }

  /// The notices about a file that is not damaged but cannot be used.
  static func notices(_ file: String, _ fault: SaveFault) -> [SaveNotice] {
    switch fault {
    case .otherVersion(let version): [.otherVersion(file: file, version)]
    case .unreadable(let fault): [.unreadable(file: file, fault)]
    default: []
    }
  }
}

extension GameStore {
  private static let ending = ".mue"
  /// The ending of the names of a deleted game's files.
  static let deletedEnding = ".deleted"

  /// The highest number a game can have.
  static let mostGames = 999_999_999

  /// The name of a game's file.
  static func name(_ number: Int) -> String { number.digits(atLeast: 4) + ending }

  static func file(_ number: Int) -> AtomicFile { AtomicFile(name(number), keepsPrevious: true) }

  /// The highest number of all files, including damaged ones and those of other versions; nil if
  /// there are none.
  func highestNumber() throws(FileFault) -> Int? { try numbers().last }

  /// The numbers of all files, in order.
  func numbers() throws(FileFault) -> [Int] {
    Self.numbers(in: try games.names())
  }

  /// The numbers in file names, in order.
  static func numbers(in names: [String]) -> [Int] {
    Set(names.compactMap(Self.number)).sorted()
  }

  /// The number in a file's name; nil for other names, and for files that a crash left unfinished.
  static func number(_ name: String) -> Int? {
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
