extension Phrase {
  /// The person's name when none is known.
  public static let somebody = Phrase("program.somebody")
  /// Names of computer players, separated by commas.
  public static let opponentNames = Phrase("program.opponentNames")
  /// An option that does not exist.
  public static func unknownOption(word: String) -> Phrase {
    Phrase("program.unknownOption", ["word": .text(word)])
  }
  /// An option without its value.
  public static func missingValue(option: String) -> Phrase {
    Phrase("program.missingValue", ["option": .text(option)])
  }
  /// A value for an option that takes none.
  public static func unexpectedValue(option: String) -> Phrase {
    Phrase("program.unexpectedValue", ["option": .text(option)])
  }
  /// A value that is no whole number.
  public static func notANumber(option: String, value: String) -> Phrase {
    Phrase("program.notANumber", ["option": .text(option), "value": .text(value)])
  }
  /// A number that is not offered.
  public static func outOfRange(option: String, value: Int, low: Int, high: Int) -> Phrase {
    Phrase(
      "program.outOfRange",
      [
        "option": .text(option), "value": .number(value), "low": .number(low),
        "high": .number(high),
      ])
  }
  /// A value that is not among those offered.
  public static func valueNotOffered(option: String, value: String, offered: String) -> Phrase {
    Phrase(
      "program.valueNotOffered",
      ["option": .text(option), "value": .text(value), "offered": .text(offered)])
  }
  /// An option that a command does not have.
  public static func foreignOption(option: String, command: String) -> Phrase {
    Phrase("program.foreignOption", ["option": .text(option), "command": .text(command)])
  }
  /// A command that does not exist.
  public static func unknownCommand(word: String) -> Phrase {
    Phrase("program.unknownCommand", ["word": .text(word)])
  }
  /// A word too many on the command line.
  public static func unexpectedWord(word: String) -> Phrase {
    Phrase("program.unexpectedWord", ["word": .text(word)])
  }
  /// A name of which nothing can be shown.
  public static let emptyName = Phrase("program.emptyName")
  /// A title of which nothing can be shown.
  public static let emptyTitle = Phrase("program.emptyTitle")
  /// Both a total and a number of hands were given.
  public static let twoEnds = Phrase("program.twoEnds")
  /// There is no terminal to play on.
  public static let notATerminal = Phrase("program.notATerminal")
  /// The terminal's kind is not known.
  public static func unknownTerminal(name: String) -> Phrase {
    Phrase("program.unknownTerminal", ["name": .text(name)])
  }
  /// The terminal cannot place text.
  public static func terminalTooPlain(name: String) -> Phrase {
    Phrase("program.terminalTooPlain", ["name": .text(name)])
  }
  /// The system lets the program open no more files.
  public static let noMoreFiles = Phrase("program.noMoreFiles")
  /// The system lets the program start no more threads.
  public static let noMoreThreads = Phrase("program.noMoreThreads")
  /// The system lets the program have too little memory.
  public static let noMoreMemory = Phrase("program.noMoreMemory")
  /// A file cannot be read.
  public static func fileUnreadable(file: String) -> Phrase {
    Phrase("program.fileUnreadable", ["file": .text(file)])
  }
  /// Not all that a command printed could be written.
  public static let outputLost = Phrase("program.outputLost")
  /// Nobody offers a game as it is wished on the command line.
  public static let gameNotOffered = Phrase("program.gameNotOffered")
  /// A command was given no file.
  public static func missingFile(command: String) -> Phrase {
    Phrase("program.missingFile", ["command": .text(command)])
  }
  /// No saved game is called so.
  public static func noSuchGame(name: String) -> Phrase {
    Phrase("program.noSuchGame", ["name": .text(name)])
  }
  /// More than one saved game is called so.
  public static func severalGames(name: String, numbers: String) -> Phrase {
    Phrase("program.severalGames", ["name": .text(name), "numbers": .text(numbers)])
  }
  /// `mue open` was called without a game.
  public static let missingGame = Phrase("program.missingGame")
}
