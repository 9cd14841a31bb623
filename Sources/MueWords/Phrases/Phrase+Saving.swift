extension Phrase {
  /// Another mue plays already.
  public static let lockedByAnother = Phrase("saving.lockedByAnother")
  /// The last run did not end in good order.
  public static let lastRunStopped = Phrase("saving.lastRunStopped")
  /// There is no place to save.
  public static let cannotSaveAtAll = Phrase("saving.cannotSaveAtAll")
  /// A move could not be saved.
  public static func cannotSaveNow(reason: String) -> Phrase {
    Phrase("saving.cannotSaveNow", ["reason": .text(reason)])
  }
  /// The game is not saved; the person is asked once before it is left.
  public static let confirmLeaving = Phrase("saving.confirmLeaving")
  /// A game that could not be saved was written elsewhere.
  public static func gameRescued(file: String) -> Phrase {
    Phrase("saving.gameRescued", ["file": .text(file)])
  }
  /// A game could be saved nowhere.
  public static let gameLost = Phrase("saving.gameLost")
  /// A game that could not be saved by the run before is among the games.
  public static let gameTakenBack = Phrase("saving.gameTakenBack")
  /// Such a game cannot be put among the games now.
  public static func rescueWaits(file: String) -> Phrase {
    Phrase("saving.rescueWaits", ["file": .text(file)])
  }
  /// The settings could not be written.
  public static let cannotKeepSettings = Phrase("saving.cannotKeepSettings")
  /// The keys cannot be saved.
  public static let cannotKeepKeys = Phrase("saving.cannotKeepKeys")
  /// There is no game to export.
  public static let noGamesYet = Phrase("saving.noGamesYet")
  /// A hand that friends are playing is not told.
  public static let runningLeftOut = Phrase("saving.runningLeftOut")
  /// A save was damaged; the one before it is used.
  public static func saveDamaged(file: String) -> Phrase {
    Phrase("saving.saveDamaged", ["file": .text(file)])
  }
  /// A save was damaged and there is none before it.
  public static func saveLost(file: String) -> Phrase {
    Phrase("saving.saveLost", ["file": .text(file)])
  }
  /// A file from a later program.
  public static func saveTooNew(file: String, found: Int, known: Int) -> Phrase {
    Phrase(
      "saving.saveTooNew", ["file": .text(file), "found": .number(found), "known": .number(known)])
  }
  /// A save cannot be read.
  public static func saveUnreadable(file: String, reason: String) -> Phrase {
    Phrase("saving.saveUnreadable", ["file": .text(file), "reason": .text(reason)])
  }
  /// The settings were damaged.
  public static func settingsDamaged(file: String) -> Phrase {
    Phrase("saving.settingsDamaged", ["file": .text(file)])
  }
  /// A file that the person wrote is wrong on a line.
  public static func ownFileWrong(file: String, line: Int, reason: Phrase) -> Phrase {
    Phrase(
      "saving.ownFileWrong",
      ["file": .text(file), "line": .number(line), "reason": .phrase(reason)])
  }
  /// A file that the person wrote cannot be read.
  public static func ownFileUnreadable(file: String) -> Phrase {
    Phrase("saving.ownFileUnreadable", ["file": .text(file)])
  }
  /// A setting has a value that nobody offers.
  public static func settingUnknown(key: String) -> Phrase {
    Phrase("saving.settingUnknown", ["key": .text(key)])
  }
}
