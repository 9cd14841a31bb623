import MueGame
import Platform

extension GameStore {
  /// The usual names for rescued games, which contain the account's number, since others may use
  /// the folder, too.
  private static var rescueNames: [String] { (1...9).map { rescueName(String($0)) } }

  private static func rescueName(_ end: String) -> String { "mue-rescue-\(geteuid())-\(end).mue" }

  /// The names of rescued games in a folder; the usual ones if it cannot be listed.
  private static func rescueNames(in folder: some Folder) -> [String] {
    let names = Log.attempt("to look for rescued games") { () throws(FileFault) in
      try folder.names(beginningWith: "mue-rescue-\(geteuid())-")
    }
    return names?.filter { $0.hasSuffix(".mue") }.sorted() ?? rescueNames
  }

  /// Writes a game that cannot be saved in its place to the first folder that allows it; returns
  /// its path, or nil.
  ///
  /// No file is overwritten. `takeBackRescued` in a later run puts the game back among the others.
  public func rescue(_ game: Game) -> String? {
    guard mayWrite else { return nil }
    let bytes = SaveFile.bytes(of: game)
    for candidate in rescueFolders {
      guard let folder = candidate.open() else { continue }
      if let name = Self.write(bytes, in: folder) { return candidate.path + "/" + name }
    }
    return nil
  }

  /// Writes a file under the first free name and returns the name; nil if that fails.
  ///
  /// In a shared folder somebody may have taken all usual names, but not one that nobody can guess.
  private static func write(_ bytes: [UInt8], in folder: some Folder) -> String? {
    let secret = rescueName(String(UInt64.random(in: 1 << 32 ... .max), radix: 36))
    for name in rescueNames + [secret] {
      do throws(FileFault) {
        let file = try folder.create(name)
        do throws(FileFault) {
          try AtomicFile.fill(file, bytes, in: folder)
        } catch {
          folder.discard(name)
          return nil
        }
        Log.attempt("to sync a rescued game") { () throws(FileFault) in try folder.sync() }
        return name
      } catch {
        if error.code != EEXIST { return nil }
      }
    }
    return nil
  }

  /// Puts rescued games back among the others, and returns the notices for the person.
  ///
  /// The last of them becomes the game played last. A rescued game gets the number of an earlier
  /// state of it on the shelf, if there is one. A damaged file is set aside; a game that still
  /// cannot be saved stays where it is.
  public mutating func takeBackRescued() -> [SaveNotice] {
    var notices: [SaveNotice] = []
    for candidate in rescueFolders {
      guard mayWrite, let folder = candidate.open() else { continue }
      for name in Self.rescueNames(in: folder) {
        do throws(FileFault) {
          guard let bytes = try folder.read(name, atMost: SaveFile.limit + 1) else { continue }
          notices += takeBack(bytes, name, from: folder, path: candidate.path + "/" + name)
        } catch {
          notices.append(.unreadable(file: candidate.path + "/" + name, error))
        }
      }
    }
    return notices
  }

  /// The paths of the files with rescued games, with the fault of each that cannot be read.
  public static func rescuedFiles(
    in directories: Directories
  ) -> [(path: String, fault: FileFault?)] {
    directories.rescue.flatMap { path -> [(path: String, fault: FileFault?)] in
      guard let folder = RescueFolder(path).open() else { return [] }
      return rescueNames(in: folder).compactMap { name in
        do throws(FileFault) {
          let isOwn = try folder.read(name, atMost: 1) != nil
          return isOwn ? (path + "/" + name, nil) : nil
        } catch {
          return (path + "/" + name, error)
        }
      }
    }
  }

  private mutating func takeBack(
    _ bytes: [UInt8], _ name: String, from folder: some Folder, path: String
  ) -> [SaveNotice] {
    let game: Game
    do throws(SaveFault) {
      game = try SaveFile.game(from: bytes, isOfRoom: isOfRoom)
    } catch {
      if !error.isDamage { return Self.notices(path, error) }
      return [.damagedNothingLeft(file: name, error, keptAs: folder.setAside(name))]
    }
    let kept = states(of: game)
    if !kept.contains(where: { $0.game.goesOn(from: game) }) {
      guard isHeld else { return [.rescueWaits(file: path)] }
      number = kept.first { game.goesOn(from: $0.game) }?.number
      isAtTable = true
      do throws(StoreError) {
        try save(game)
      } catch {
        return [.rescueWaits(file: path)]
      }
    }
    folder.discard(name)
    return [.rescued]
  }

  /// The games on the shelf that are the same match in any state.
  private func states(of game: Game) -> [(number: Int, game: Game)] {
    shelf().filter { isNoted("\"seed\":\"\(game.match.seed)\"", in: $0) }.compactMap { number in
      guard let stored = stored(number), !stored.isOlder, let found = stored.playable else {
        return nil
      }
      return (number, found)
    }
  }
}

/// A folder for games that cannot be saved among the others.
struct RescueFolder: Sendable {
  let path: String
  /// Opens it; nil if that fails.
  let open: @Sendable () -> (any Folder)?

  /// A folder that is opened when it is needed; `path` names it in messages.
  init(_ path: String, open: @escaping @Sendable () -> (any Folder)?) {
    self.path = path
    self.open = open
  }

  /// A folder on disk that others may write to as well.
  init(_ path: String) {
    self.init(path) { DiskFolder.ifThere(path, readsOwnFilesOnly: true) }
  }
}
