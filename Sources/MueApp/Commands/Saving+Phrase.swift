import CursesConsole
import MueStorage
import MueWords
import Platform

extension OtherVersion {
  /// The sentence about a file that is left as it is.
  func phrase(_ file: String) -> Phrase {
    switch self {
    case .later: .saveTooNew(file: file)
    case .unreleased: .saveUnreleased(file: file)
    }
  }
}

extension StoreError {
  var phrase: Phrase {
    switch self {
    case .noFolder: .cannotSaveAtAll
    case .noGames: .noGamesYet
    case .lockedByAnother: .lockedByAnother
    case .cannotOpen(let fault): .saveUnreadable(file: "games", reason: fault.reason)
    case .cannotLock(let fault), .file(let fault): .cannotSaveNow(reason: fault.reason)
    case .cannotMove(let fault): .shelfRefused(reason: fault.reason)
    case .otherVersion(let file, let version): version.phrase(file)
    case .unreadable(let file, let fault): .saveUnreadable(file: file, reason: fault.reason)
    case .cannotSetAside(let name): .saveUnreadable(file: name, reason: "rename")
    case .readOnly: .cannotSaveAtAll
    case .quotaReached(let games, let megabytes):
      .quotaReached(games: games, megabytes: megabytes)
    }
  }
}

extension SaveNotice {
  var phrase: Phrase {
    switch self {
    case .damagedUsedPrevious(let file, _, _): .saveDamaged(file: file)
    case .damagedNothingLeft(let file, _, _): .saveLost(file: file)
    case .otherVersion(let file, let version): version.phrase(file)
    case .unreadable(let file, let fault): .saveUnreadable(file: file, reason: fault.reason)
    case .damagedFile(.table, let file, hasSpare: true): .tableDamaged(file: file)
    case .damagedFile(.table, let file, hasSpare: false): .tableLost(file: file)
    case .damagedFile(.seat, let file, _): .seatLost(file: file)
    case .damagedFile(.place, let file, _): .placeLost(file: file)
    case .damagedFile(.spare, let file, _): .spareLost(file: file)
    case .rescued: .gameTakenBack
    case .rescueWaits(let file): .rescueWaits(file: file.printable)
    case .damagedSettings(let file, nil): .settingsUnusable(file: file)
    case .damagedSettings(let file, _): .settingsDamaged(file: file)
    case .unknownSetting(let key): .settingUnknown(key: key.harmless)
    }
  }
}

extension StoredGame {
  /// Why the game cannot be continued; nil if it can.
  var trouble: Phrase? {
    switch game {
    case .success: nil
    case .failure(.otherVersion(let version)): version.phrase(file)
    case .failure: .fileUnreadable(file: file)
    }
  }
}

extension FileFault {
  /// The system's description of the error.
  var reason: String { SystemError(number: code).description }
}

extension ConsoleError {
  var phrase: Phrase {
    switch self {
    case .notATerminal: .notATerminal
    case .unknownTerminal(let name): .unknownTerminal(name: name.harmless)
    case .terminalTooPlain(let name): .terminalTooPlain(name: name.harmless)
    case .noMoreFiles: .noMoreFiles
    }
  }
}
