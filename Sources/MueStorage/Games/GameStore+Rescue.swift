import MueGame
import Platform

extension GameStore {
  /// The names under which games are rescued; they name the account, since others may use the folder too.
  private static var rescueNames: [String] {
    (1...9).map { "mue-rescue-\(geteuid())-\($0).mue" }
  }

  /// Writes a game that cannot be saved among the others to a file of its own, in the first place that lets it,
  /// and answers the path; nil when no place does.
  ///
  /// No file is overwritten. `takeBackRescued` of a later run puts the game among the others.
  public func rescue(_ game: Game) -> String? {
    guard mayWrite, let bytes = try? SaveFile.bytes(of: game) else { return nil }
    for place in rescuePlaces {
      guard let folder = place.open() else { continue }
      if let name = Self.write(bytes, in: folder) { return place.path + "/" + name }
    }
    return nil
  }

  /// Writes a file under the first free name, and answers which; nil when none can be written.
  private static func write(_ bytes: [UInt8], in folder: some Folder) -> String? {
    for name in rescueNames {
      do throws(FileFault) {
        let file = try folder.create(name)
        do throws(FileFault) {
          try AtomicFile.fill(file, bytes, in: folder)
        } catch {
          try? folder.remove(name)
          return nil
        }
        try? folder.sync()
        return name
      } catch {
        if error.code != EEXIST { return nil }
      }
    }
    return nil
  }

  /// Puts rescued games back among the others, the last of them as the game played last, and answers what to
  /// tell the person.
  ///
  /// A game that the shelf has an earlier state of goes on under its number. What is spoilt is set aside; what
  /// cannot be saved now stays where it is.
  public mutating func takeBackRescued() -> [SaveNotice] {
    var notices: [SaveNotice] = []
    for place in rescuePlaces {
      guard mayWrite, let folder = place.open() else { continue }
      for name in Self.rescueNames {
        do throws(FileFault) {
          guard let bytes = try folder.read(name, atMost: SaveFile.limit + 1) else { continue }
          notices += takeBack(bytes, name, from: folder, path: place.path + "/" + name)
        } catch {
          notices.append(.unreadable(file: place.path + "/" + name, error))
        }
      }
    }
    return notices
  }

  /// The paths of the files with rescued games.
  public static func rescuedFiles(in directories: Directories) -> [String] {
    directories.rescue.flatMap { path in
      let folder = RescuePlace(path).open()
      let names = rescueNames.filter { ((try? folder?.read($0, atMost: 1)) ?? nil) != nil }
      return names.map { path + "/" + $0 }
    }
  }

  private mutating func takeBack(
    _ bytes: [UInt8], _ name: String, from folder: some Folder, path: String
  ) -> [SaveNotice] {
    let game: Game
    do throws(SaveFault) {
      game = try SaveFile.game(from: bytes, knowing: known)
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
    try? folder.remove(name)
    return [.rescued]
  }

  /// The games on the shelf that are the same match by their newest save, however far it was played.
  private func states(of game: Game) -> [(number: Int, game: Game)] {
    shelf().filter { isNoted("\"seed\":\"\(game.match.seed)\"", in: $0) }.compactMap { number in
      guard let stored = stored(number), !stored.isOlder, let found = try? stored.game.get() else {
        return nil
      }
      return (number, found)
    }
  }
}

/// A folder for games that cannot be saved among the others.
public struct RescuePlace: Sendable {
  /// Where it is.
  let path: String
  /// Opens it; nil when it cannot be.
  let open: @Sendable () -> (any Folder)?

  /// A folder that is opened when it is needed, as it is called in messages.
  public init(_ path: String, open: @escaping @Sendable () -> (any Folder)?) {
    self.path = path
    self.open = open
  }

  /// A folder on disk; others may write there too.
  public init(_ path: String) {
    self.init(path) { try? DiskFolder(path, readsOwnFilesOnly: true) }
  }
}
