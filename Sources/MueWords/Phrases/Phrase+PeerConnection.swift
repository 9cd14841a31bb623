extension Phrase {
  /// A line is being made.
  public static let lineTried = Phrase("link.lineTried")
  /// The table has no time for this guest yet and is tried again.
  public static let lineBusy = Phrase("link.lineBusy")
  /// Nobody answers yet, and is tried again.
  public static let lineUnanswered = Phrase("link.lineUnanswered")
  /// The line is lost and is tried again.
  public static let lineLost = Phrase("link.lineLost")
  /// The host has closed the table.
  public static let hostClosed = Phrase("link.hostClosed")
  /// The programs do not speak the same.
  public static func linkOtherVersion(theirs: String, ours: String) -> Phrase {
    Phrase("link.linkOtherVersion", ["theirs": .text(theirs), "ours": .text(ours)])
  }
  /// Every seat is taken.
  public static let linkFull = Phrase("link.linkFull")
  /// That seat is taken.
  public static let linkTaken = Phrase("link.linkTaken")
  /// The host has sent the person here away.
  public static let linkSentAway = Phrase("link.linkSentAway")
  /// The secret was wrong.
  public static let linkRefused = Phrase("link.linkRefused")
  /// Nobody answers.
  public static func linkUnreachable(place: String) -> Phrase {
    Phrase("link.linkUnreachable", ["place": .text(place)])
  }
  /// The table has had no time for a guest.
  public static func linkBusy(place: String) -> Phrase {
    Phrase("link.linkBusy", ["place": .text(place)])
  }
  /// One cannot listen there.
  public static func linkOccupied(place: String) -> Phrase {
    Phrase("link.linkOccupied", ["place": .text(place)])
  }
  /// One cannot listen there.
  public static func linkNotOurs(place: String) -> Phrase {
    Phrase("link.linkNotOurs", ["place": .text(place)])
  }
  /// Others could have meddled with a folder.
  public static func linkUnsafe(place: String) -> Phrase {
    Phrase("link.linkUnsafe", ["place": .text(place)])
  }
  /// The path of a socket is too long.
  public static func linkPathTooLong(place: String) -> Phrase {
    Phrase("link.linkPathTooLong", ["place": .text(place)])
  }
  /// The line broke in some other way.
  public static let linkBroken = Phrase("link.linkBroken")
  /// The system refused what a table or the way to it needs.
  public static func linkSystem(reason: String) -> Phrase {
    Phrase("link.linkSystem", ["reason": .text(reason)])
  }
  /// Linked play needs the screen.
  public static let linkNeedsScreen = Phrase("link.linkNeedsScreen")
  /// An address on the command line is none.
  public static func badAddress(place: String) -> Phrase {
    Phrase("link.badAddress", ["place": .text(place)])
  }
  /// Asks for the code of a table, before the place where it is typed.
  public static func codePrompt(place: String) -> Phrase {
    Phrase("link.codePrompt", ["place": .text(place)])
  }
  /// There is an address and no code.
  public static func codeMissing(place: String) -> Phrase {
    Phrase("link.codeMissing", ["place": .text(place)])
  }
  /// A code has not five words.
  public static let codeNotFive = Phrase("link.codeNotFive")
  /// A word of a code is in no list.
  public static func codeUnknownWord(word: String) -> Phrase {
    Phrase("link.codeUnknownWord", ["word": .text(word)])
  }
  /// A word of a code is in no list, another nearly.
  public static func codeNearestWord(word: String, nearest: String) -> Phrase {
    Phrase("link.codeNearestWord", ["word": .text(word), "nearest": .text(nearest)])
  }
  /// No table is open here.
  public static let noTables = Phrase("link.noTables")
  /// Several tables are open.
  public static func severalTables(names: String) -> Phrase {
    Phrase("link.severalTables", ["names": .text(names)])
  }
  /// There is no game with friends to go on with.
  public static let nothingToOpenAgain = Phrase("link.nothingToOpenAgain")
  /// The seats' secrets cannot be written down.
  public static let tableNotKept = Phrase("link.tableNotKept")
  /// A program has introduced itself and plays.
  public static func botPlays(name: String) -> Phrase {
    Phrase("link.mindPlays", ["name": .text(name)])
  }
  /// A program does not play in this hand any more.
  public static func mindStoodInFor(reason: Phrase) -> Phrase {
    Phrase("link.mindStoodInFor", ["reason": .phrase(reason)])
  }
}
