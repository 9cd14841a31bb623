extension Phrase {
  /// The heading of a step.
  public static func lessonHeading(number: Int, total: Int) -> Phrase {
    Phrase("lesson.lessonHeading", ["number": .number(number), "total": .number(total)])
  }
  /// The heading of the first card.
  public static let lessonHeadingWelcome = Phrase("lesson.lessonHeadingWelcome")
  /// Before the first move.
  public static let lessonWelcome = Phrase(
    "lesson.lessonWelcome", ["leave": .command("leave"), "confirm": .command("confirm")])
  /// Before the bid.
  public static func lessonBid(name: String) -> Phrase {
    Phrase(
      "lesson.lessonBid", ["name": .text(name), "next": .command("next"), "up": .command("up")])
  }
  /// Asked for the bid.
  public static let lessonAskBid = Phrase(
    "lesson.lessonAskBid", ["confirm": .command("confirm")])
  /// Another bid was tried.
  public static let lessonNotBid = Phrase("lesson.lessonNotBid")
  /// Before the pass.
  public static let lessonPass = Phrase("lesson.lessonPass")
  /// Asked to pass.
  public static let lessonAskPass = Phrase(
    "lesson.lessonAskPass", ["pass": .command("pass")])
  /// Another card was tried.
  public static let lessonNotPass = Phrase("lesson.lessonNotPass")
  /// Before the trump is named.
  public static func lessonName(name: String) -> Phrase {
    Phrase("lesson.lessonName", ["name": .text(name)])
  }
  /// Asked for the trump.
  public static let lessonAskName = Phrase(
    "lesson.lessonAskName", ["confirm": .command("confirm")])
  /// Another trump was tried.
  public static let lessonNotName = Phrase("lesson.lessonNotName")
  /// Before the partner is picked.
  public static func lessonPick(name: String) -> Phrase {
    Phrase("lesson.lessonPick", ["name": .text(name)])
  }
  /// Asked for the partner.
  public static func lessonAskPick(name: String) -> Phrase {
    Phrase("lesson.lessonAskPick", ["name": .text(name), "confirm": .command("confirm")])
  }
  /// Another partner was tried.
  public static func lessonNotPick(name: String) -> Phrase {
    Phrase("lesson.lessonNotPick", ["name": .text(name)])
  }
  /// Before the first lead.
  public static func lessonLeadTrump(card: Phrase) -> Phrase {
    Phrase("lesson.lessonLeadTrump", ["card": .phrase(card)])
  }
  /// Asked for a card.
  public static func lessonAskCard(card: Phrase) -> Phrase {
    Phrase("lesson.lessonAskCard", ["card": .phrase(card), "confirm": .command("confirm")])
  }
  /// Another lead was tried.
  public static func lessonNotLeadTrump(card: Phrase) -> Phrase {
    Phrase("lesson.lessonNotLeadTrump", ["card": .phrase(card)])
  }
  /// Before the second lead.
  public static func lessonLeadSuit(card: Phrase) -> Phrase {
    Phrase("lesson.lessonLeadSuit", ["card": .phrase(card)])
  }
  /// Another card was tried.
  public static func lessonNotCard(card: Phrase) -> Phrase {
    Phrase("lesson.lessonNotCard", ["card": .phrase(card)])
  }
  /// Before a trick is taken with a trump.
  public static func lessonTakeWithTrump(name: String, card: Phrase) -> Phrase {
    Phrase("lesson.lessonTakeWithTrump", ["name": .text(name), "card": .phrase(card)])
  }
  /// Asked for a number trump.
  public static let lessonAskTake = Phrase(
    "lesson.lessonAskTake", ["confirm": .command("confirm")])
  /// Something else was tried.
  public static let lessonNotTake = Phrase("lesson.lessonNotTake")
  /// Before a low lead.
  public static func lessonLeadLow(card: Phrase) -> Phrase {
    Phrase("lesson.lessonLeadLow", ["card": .phrase(card)])
  }
  /// Before suit must be followed.
  public static func lessonFollow(name: String) -> Phrase {
    Phrase("lesson.lessonFollow", ["name": .text(name), "help": .command("help")])
  }
  /// Before the rest of the hand.
  public static let lessonFree = Phrase("lesson.lessonFree")
  /// After the hand.
  public static let lessonOver = Phrase(
    "lesson.lessonOver", ["confirm": .command("confirm")])
  /// Something that only games have.
  public static let lessonNotHere = Phrase("lesson.lessonNotHere")
  /// Back at the start screen.
  public static let lessonDone = Phrase("lesson.lessonDone")
  /// The lesson was left early.
  public static let lessonLeft = Phrase("lesson.lessonLeft")
  /// Offered on the first start.
  public static let lessonOffer = Phrase("lesson.lessonOffer")
}
