extension Phrase {
  /// The title of the shelf.
  public static let shelfTitle = Phrase("shelf.shelfTitle")
  /// The title of the shelf while games have still to be read.
  public static func shelfReading(games: Int) -> Phrase {
    Phrase("shelf.shelfReading", ["games": .number(games)])
  }
  /// There is no game.
  public static let shelfEmpty = Phrase("shelf.shelfEmpty")
  /// A game whose file cannot be read.
  public static func shelfUnreadable(game: Int) -> Phrase {
    Phrase("shelf.shelfUnreadable", ["game": .number(game)])
  }
  /// In the list, in place of the name of a game that cannot be read.
  public static func shelfNotAGame(game: Int) -> Phrase {
    Phrase("shelf.shelfNotAGame", ["game": .number(game)])
  }
  /// Deleting was asked for once.
  public static let shelfConfirmDelete = Phrase(
    "shelf.shelfConfirmDelete", ["delete": .command("delete")])
  /// A game was deleted.
  public static let shelfDeleted = Phrase("shelf.shelfDeleted", ["undo": .command("undo")])
  /// There is nothing to bring back.
  public static let shelfNothingDeleted = Phrase("shelf.shelfNothingDeleted")
  /// The disk did not let a game be deleted or brought back.
  public static func shelfRefused(reason: String) -> Phrase {
    Phrase("shelf.shelfRefused", ["reason": .text(reason)])
  }
  /// A game was given up.
  public static let shelfGivenUp = Phrase("shelf.shelfGivenUp", ["giveUp": .command("give-up")])
  /// Before the field for a game’s name.
  public static let shelfNewTitle = Phrase("shelf.shelfNewTitle")
  /// The opponents of a game.
  public static func shelfWith(names: String) -> Phrase {
    Phrase("shelf.shelfWith", ["names": .text(names)])
  }
  /// The number, the deal number and the playing time of a game.
  public static func shelfDeal(game: Int, seed: String, time: String) -> Phrase {
    Phrase(
      "shelf.shelfDeal", ["game": .number(game), "seed": .text(seed), "time": .text(time)])
  }
  /// The heading of the games.
  public static let shelfGame = Phrase("shelf.shelfGame")
  /// The heading of the seats.
  public static let shelfSeats = Phrase("shelf.shelfSeats")
  /// The heading of the length.
  public static let shelfLength = Phrase("shelf.shelfLength")
  /// The heading of the hand.
  public static let shelfHand = Phrase("shelf.shelfHand")
  /// The heading of your score and the best of the others.
  public static let shelfScore = Phrase("shelf.shelfScore")
  /// The heading of the progress.
  public static let shelfPercent = Phrase("shelf.shelfPercent")
  /// The heading of the playing time.
  public static let shelfTime = Phrase("shelf.shelfTime")
  /// The heading of how the game stands.
  public static let shelfStanding = Phrase("shelf.shelfStanding")
  /// How long a match is: to a total.
  public static func lengthToPoints(points: Int) -> Phrase {
    Phrase("shelf.lengthToPoints", ["points": .number(points)])
  }
  /// How long a match is: some hands.
  public static func lengthOfHands(hands: Int) -> Phrase {
    Phrase("shelf.lengthOfHands", ["hands": .number(hands)])
  }
  /// How a game stands: it goes on.
  public static let standingRunning = Phrase("shelf.standingRunning")
  /// How a game ended for you.
  public static func standingOver(place: Int) -> Phrase {
    Phrase("shelf.standingOver", ["place": .number(place)])
  }
  /// How a game stands: given up.
  public static let standingAbandoned = Phrase("shelf.standingAbandoned")
  /// A playing time below an hour.
  public static func playedMinutes(minutes: Int) -> Phrase {
    Phrase("shelf.playedMinutes", ["minutes": .number(minutes)])
  }
  /// A playing time from an hour on.
  public static func playedHours(hours: Int, minutes: String) -> Phrase {
    Phrase("shelf.playedHours", ["hours": .number(hours), "minutes": .text(minutes)])
  }
}
