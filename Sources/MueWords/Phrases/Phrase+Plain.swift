extension Phrase {
  /// Said first when the game is told in lines.
  public static let plainWelcome = Phrase("plain.plainWelcome")
  /// Said after it to whoever is here for the first time.
  public static let plainFirst = Phrase("plain.plainFirst")
  /// Said when a game is resumed.
  public static let plainGoesOn = Phrase("plain.plainGoesOn")
  /// Which hand it is, of a match to a total.
  public static func plainHandToPoints(hand: Int, points: Int) -> Phrase {
    Phrase("plain.plainHandToPoints", ["hand": .number(hand), "points": .number(points)])
  }
  /// Which hand it is, of a match by hands.
  public static func plainHandOfHands(hand: Int, hands: Int) -> Phrase {
    Phrase("plain.plainHandOfHands", ["hand": .number(hand), "hands": .number(hands)])
  }
  /// One of a list to choose from by its number.
  public static func plainNumbered(number: Int, what: [Phrase]) -> Phrase {
    Phrase("plain.plainNumbered", ["number": .number(number), "what": .list(what)])
  }
  /// The cards that may be played, numbered.
  public static func plainMayPlay(cards: [Phrase]) -> Phrase {
    Phrase("plain.plainMayPlay", ["cards": .list(cards)])
  }
  /// The cards that may be laid, numbered.
  public static func plainMayLay(cards: [Phrase]) -> Phrase {
    Phrase("plain.plainMayLay", ["cards": .list(cards)])
  }
  /// Asked in the auction.
  public static func plainAskBid(cards: Int) -> Phrase {
    Phrase("plain.plainAskBid", ["cards": .number(cards)])
  }
  /// Asked of the Vice, with what may be named.
  public static func plainAskViceTrump(trumps: [Phrase]) -> Phrase {
    Phrase("plain.plainAskViceTrump", ["trumps": .list(trumps)])
  }
  /// Asked of the Chief, with what may be named.
  public static func plainAskChiefTrump(trumps: [Phrase]) -> Phrase {
    Phrase("plain.plainAskChiefTrump", ["trumps": .list(trumps)])
  }
  /// Asked of the Chief, with who may be picked.
  public static func plainAskPartner(names: [Phrase]) -> Phrase {
    Phrase("plain.plainAskPartner", ["names": .list(names)])
  }
  /// Asked when a hand is over.
  public static let plainNextHand = Phrase("plain.plainNextHand")
  /// Asked when a match is over.
  public static let plainNextMatch = Phrase("plain.plainNextMatch")
  /// Asked when a finished trick is to be taken away.
  public static let plainNextTrick = Phrase("plain.plainNextTrick")
  /// Marks a card that lies on the table.
  public static let plainLaid = Phrase("plain.plainLaid")
  /// Marks a trump.
  public static let plainTrump = Phrase("plain.plainTrump")
  /// Marks a card that may not be played now.
  public static let plainNotNow = Phrase("plain.plainNotNow")
  /// Said when the hand is played out.
  public static let plainNoCards = Phrase("plain.plainNoCards")
  /// Who dealt.
  public static func plainDealer(name: String) -> Phrase {
    Phrase("plain.plainDealer", ["name": .text(name)])
  }
  /// Who has a role, in a list.
  public static func plainRole(role: Phrase, name: String) -> Phrase {
    Phrase("plain.plainRole", ["role": .phrase(role), "name": .text(name)])
  }
  /// Who has which role.
  public static func plainRoles(roles: [Phrase]) -> Phrase {
    Phrase("plain.plainRoles", ["roles": .list(roles)])
  }
  /// Said of the roles while the auction goes on.
  public static let plainNoRoles = Phrase("plain.plainNoRoles")
  /// The highest bid before there is one.
  public static let plainNobodyHasLaid = Phrase("plain.plainNobodyHasLaid")
  /// The highest bid so far, and what it asks.
  public static func plainMostLaid(cards: Int, target: Int) -> Phrase {
    Phrase("plain.plainMostLaid", ["cards": .number(cards), "target": .number(target)])
  }
  /// What was bid, and what it asks.
  public static func plainBid(bid: Int, target: Int) -> Phrase {
    Phrase("plain.plainBid", ["bid": .number(bid), "target": .number(target)])
  }
  /// Said of the trumps before any is named.
  public static let plainTrumpsUnknown = Phrase("plain.plainTrumpsUnknown")
  /// Said of the trumps when only the Vice has named.
  public static func plainViceNamed(trump: Phrase) -> Phrase {
    Phrase("plain.plainViceNamed", ["trump": .phrase(trump)])
  }
  /// All about a seat in one line.
  public static func plainSeat(name: String, what: [Phrase]) -> Phrase {
    Phrase("plain.plainSeat", ["name": .text(name), "what": .list(what)])
  }
  /// The cards of a seat that lie on the table.
  public static func plainLies(cards: [Phrase]) -> Phrase {
    Phrase("plain.plainLies", ["cards": .list(cards)])
  }
  /// The cards of a seat that only the person sees.
  public static func plainSeen(cards: [Phrase]) -> Phrase {
    Phrase("plain.plainSeen", ["cards": .list(cards)])
  }
  /// Card points in a list.
  public static func plainPoints(points: Int) -> Phrase {
    Phrase("plain.plainPoints", ["points": .number(points)])
  }
  /// What the Chief’s team has of its target.
  public static func plainTeam(points: Int, target: Int) -> Phrase {
    Phrase("plain.plainTeam", ["points": .number(points), "target": .number(target)])
  }
  /// Said of the points before the play.
  public static let plainNoPoints = Phrase("plain.plainNoPoints")
  /// Said of the trick between two.
  public static let plainNoTrick = Phrase("plain.plainNoTrick")
  /// The trick on the table.
  public static func plainTrick(number: Int, cards: [Phrase], best: String, points: Int) -> Phrase {
    Phrase(
      "plain.plainTrick",
      [
        "number": .number(number), "cards": .list(cards), "best": .text(best),
        "points": .number(points),
      ])
  }
  /// A trick that is over.
  public static func plainPastTrick(number: Int, cards: [Phrase], winner: String, points: Int)
    -> Phrase
  {
    Phrase(
      "plain.plainPastTrick",
      [
        "number": .number(number), "cards": .list(cards), "winner": .text(winner),
        "points": .number(points),
      ])
  }
  /// Who played which card, in a list.
  public static func plainCardOf(name: String, card: Phrase) -> Phrase {
    Phrase("plain.plainCardOf", ["name": .text(name), "card": .phrase(card)])
  }
  /// It is the person’s turn.
  public static let plainYourTurn = Phrase("plain.plainYourTurn")
  /// Whose turn it is.
  public static func plainTurn(name: String) -> Phrase {
    Phrase("plain.plainTurn", ["name": .text(name)])
  }
  /// What everybody has.
  public static func plainTotals(totals: [Phrase]) -> Phrase {
    Phrase("plain.plainTotals", ["totals": .list(totals)])
  }
  /// What one has, in a list.
  public static func plainTotal(name: String, total: String) -> Phrase {
    Phrase("plain.plainTotal", ["name": .text(name), "total": .text(total)])
  }
  /// What a hand brought a seat.
  public static func plainScored(name: String, points: Int, bonus: String, total: String) -> Phrase
  {
    Phrase(
      "plain.plainScored",
      [
        "name": .text(name), "points": .number(points), "bonus": .text(bonus),
        "total": .text(total),
      ])
  }
  /// A place in the final order.
  public static func plainPlace(place: Int, name: String, total: String) -> Phrase {
    Phrase(
      "plain.plainPlace", ["place": .number(place), "name": .text(name), "total": .text(total)])
  }
  /// A hand that is over, in the score sheet.
  public static func plainPastHand(hand: Int, result: Phrase, scores: [Phrase]) -> Phrase {
    Phrase(
      "plain.plainPastHand",
      ["hand": .number(hand), "result": .phrase(result), "scores": .list(scores)])
  }
  /// The target of a bid, in a list.
  public static func plainTarget(bid: Int, target: Int) -> Phrase {
    Phrase("plain.plainTarget", ["bid": .number(bid), "target": .number(target)])
  }
  /// A line of the summary: what it is about, and a list.
  public static func plainLine(heading: Phrase, what: [Phrase]) -> Phrase {
    Phrase("plain.plainLine", ["heading": .phrase(heading), "what": .list(what)])
  }
  /// One name of a list to choose from by its number.
  public static func plainNumberedName(number: Int, name: String) -> Phrase {
    Phrase("plain.plainNumberedName", ["number": .number(number), "name": .text(name)])
  }
  /// A game of the shelf in one sentence.
  public static func plainGame(
    game: Int, name: String, length: Phrase, hand: Int, scores: (own: String, other: String),
    percent: Int, time: Phrase, standing: Phrase
  ) -> Phrase {
    Phrase(
      "plain.plainGame",
      [
        "game": .number(game), "name": .text(name), "length": .phrase(length),
        "hand": .number(hand), "own": .text(scores.own), "other": .text(scores.other),
        "percent": .number(percent), "time": .phrase(time), "standing": .phrase(standing),
      ])
  }
  /// Which game is being played.
  public static func plainThisGame(game: Int) -> Phrase {
    Phrase("plain.plainThisGame", ["game": .number(game)])
  }
  /// A game was left for another.
  public static func plainGameStays(game: Int) -> Phrase {
    Phrase("plain.plainGameStays", ["game": .number(game)])
  }
  /// A command needs a game.
  public static let plainSayWhichGame = Phrase("plain.plainSayWhichGame")
  /// No game is called so.
  public static func plainNoSuchGame(name: String) -> Phrase {
    Phrase("plain.plainNoSuchGame", ["name": .text(name)])
  }
  /// Several games are called so.
  public static func plainSeveralGames(numbers: String) -> Phrase {
    Phrase("plain.plainSeveralGames", ["numbers": .text(numbers)])
  }
  /// The game that is being played cannot be deleted.
  public static let plainGameInUse = Phrase("plain.plainGameInUse")
  /// A game was deleted.
  public static func plainDeleted(game: Int) -> Phrase {
    Phrase("plain.plainDeleted", ["game": .number(game)])
  }
  /// A deleted game was brought back.
  public static func plainUndeleted(game: Int) -> Phrase {
    Phrase("plain.plainUndeleted", ["game": .number(game)])
  }
}
