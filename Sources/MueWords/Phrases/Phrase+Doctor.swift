extension Phrase {
  /// Heading: where things lie.
  public static let doctorPlaces = Phrase("doctor.doctorPlaces")
  /// Heading: the games on disk.
  public static let doctorGames = Phrase("doctor.doctorGames")
  /// Heading: the database of results.
  public static let doctorResults = Phrase("doctor.doctorResults")
  /// Heading: what the person wrote.
  public static let doctorOwnFiles = Phrase("doctor.doctorOwnFiles")
  /// Heading: the terminal.
  public static let doctorTerminal = Phrase("doctor.doctorTerminal")
  /// What a place is for: the settings.
  public static let doctorSettings = Phrase("doctor.doctorSettings")
  /// What a place is for: the games.
  public static let doctorGamesPlace = Phrase("doctor.doctorGamesPlace")
  /// What a place is for: the own languages and themes.
  public static let doctorOwnPlace = Phrase("doctor.doctorOwnPlace")
  /// Where the program's own files are.
  public static func doctorData(path: String) -> Phrase {
    Phrase("doctor.doctorData", ["path": .text(path)])
  }
  /// A file of the program is not there.
  public static func doctorDataMissing(file: String) -> Phrase {
    Phrase("doctor.doctorDataMissing", ["file": .text(file)])
  }
  /// A variable names no absolute path.
  public static func doctorRelative(variable: String) -> Phrase {
    Phrase("doctor.doctorRelative", ["variable": .text(variable)])
  }
  /// A place that can be used.
  public static func doctorPlace(what: Phrase, path: String) -> Phrase {
    Phrase("doctor.doctorPlace", ["what": .phrase(what), "path": .text(path)])
  }
  /// A place that will be made.
  public static func doctorPlaceAhead(what: Phrase, path: String) -> Phrase {
    Phrase("doctor.doctorPlaceAhead", ["what": .phrase(what), "path": .text(path)])
  }
  /// A place that cannot be written.
  public static func doctorPlaceClosed(what: Phrase, path: String, variable: String) -> Phrase {
    Phrase(
      "doctor.doctorPlaceClosed",
      ["what": .phrase(what), "path": .text(path), "variable": .text(variable)])
  }
  /// Nobody can say where a place is.
  public static func doctorNoPlace(what: Phrase, variable: String) -> Phrase {
    Phrase("doctor.doctorNoPlace", ["what": .phrase(what), "variable": .text(variable)])
  }
  /// Nothing was ever saved.
  public static let doctorNoGames = Phrase("doctor.doctorNoGames")
  /// How many games can be read.
  public static func doctorGamesWhole(games: Int) -> Phrase {
    Phrase("doctor.doctorGamesWhole", ["games": .number(games)])
  }
  /// A game is read from its save before the last.
  public static func doctorGameOlder(file: String) -> Phrase {
    Phrase("doctor.doctorGameOlder", ["file": .text(file)])
  }
  /// A game cannot be read at all.
  public static func doctorGameLost(file: String) -> Phrase {
    Phrase("doctor.doctorGameLost", ["file": .text(file)])
  }
  /// Damaged files that lie aside.
  public static func doctorSetAside(files: Int, folder: String) -> Phrase {
    Phrase("doctor.doctorSetAside", ["files": .number(files), "folder": .text(folder)])
  }
  /// A game that could not be saved lies elsewhere.
  public static func doctorRescued(file: String) -> Phrase {
    Phrase("doctor.doctorRescued", ["file": .text(file)])
  }
  /// Another program plays.
  public static let doctorOpenElsewhere = Phrase("doctor.doctorOpenElsewhere")
  /// There is no database yet.
  public static let doctorNoResults = Phrase("doctor.doctorNoResults")
  /// The database is whole.
  public static func doctorResultsWhole(games: Int) -> Phrase {
    Phrase("doctor.doctorResultsWhole", ["games": .number(games)])
  }
  /// The database is damaged.
  public static let doctorResultsDamaged = Phrase("doctor.doctorResultsDamaged")
  /// Nothing is wrong with the own files.
  public static let doctorOwnFilesWell = Phrase("doctor.doctorOwnFilesWell")
  /// Output goes elsewhere than to a terminal.
  public static let doctorNoTerminal = Phrase("doctor.doctorNoTerminal")
  /// The terminal and its colours.
  public static func doctorTerminalKnown(name: String, colors: Int) -> Phrase {
    Phrase("doctor.doctorTerminalKnown", ["name": .text(name), "colors": .number(colors)])
  }
  /// The size of the window.
  public static func doctorWindow(columns: Int, rows: Int) -> Phrase {
    Phrase("doctor.doctorWindow", ["columns": .number(columns), "rows": .number(rows)])
  }
  /// The window is too small for the table.
  public static func doctorWindowSmall(columns: Int, rows: Int, leastColumns: Int, leastRows: Int)
    -> Phrase
  {
    Phrase(
      "doctor.doctorWindowSmall",
      [
        "columns": .number(columns), "rows": .number(rows), "leastColumns": .number(leastColumns),
        "leastRows": .number(leastRows),
      ])
  }
  /// All characters can be written.
  public static let doctorUnicode = Phrase("doctor.doctorUnicode")
  /// Only ASCII can be written.
  public static let doctorASCII = Phrase("doctor.doctorASCII")
  /// Nothing is wrong.
  public static let doctorAllWell = Phrase("doctor.doctorAllWell")
  /// How many things are wrong.
  public static func doctorWrong(number: Int) -> Phrase {
    Phrase("doctor.doctorWrong", ["number": .number(number)])
  }
}
