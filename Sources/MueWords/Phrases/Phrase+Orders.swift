extension Phrase {
  /// A heading of help.
  public static let ordersMoves = Phrase("orders.ordersMoves")
  /// A line of help: play.
  public static let ordersPlay = Phrase("orders.ordersPlay")
  /// A line of help: bid.
  public static let ordersBid = Phrase("orders.ordersBid")
  /// A line of help: pass.
  public static let ordersPass = Phrase("orders.ordersPass")
  /// A line of help: trump.
  public static let ordersTrump = Phrase("orders.ordersTrump")
  /// A line of help: partner.
  public static let ordersPartner = Phrase("orders.ordersPartner")
  /// A line of help: next.
  public static let ordersNext = Phrase("orders.ordersNext")
  /// A heading of help.
  public static let ordersKnow = Phrase("orders.ordersKnow")
  /// A line of help: hand.
  public static let ordersHand = Phrase("orders.ordersHand")
  /// A line of help: table.
  public static let ordersTable = Phrase("orders.ordersTable")
  /// A line of help: who.
  public static let ordersWho = Phrase("orders.ordersWho")
  /// A line of help: seat.
  public static let ordersSeat = Phrase("orders.ordersSeat")
  /// A line of help: trick.
  public static let ordersTrick = Phrase("orders.ordersTrick")
  /// A line of help: last.
  public static let ordersLast = Phrase("orders.ordersLast")
  /// A line of help: turn.
  public static let ordersTurn = Phrase("orders.ordersTurn")
  /// A line of help: points.
  public static let ordersPoints = Phrase("orders.ordersPoints")
  /// A line of help: score.
  public static let ordersScore = Phrase("orders.ordersScore")
  /// A line of help: summary.
  public static let ordersSummary = Phrase("orders.ordersSummary")
  /// A line of help: log.
  public static let ordersLog = Phrase("orders.ordersLog")
  /// A line of help: why.
  public static let ordersWhy = Phrase("orders.ordersWhy")
  /// A line of help: hint.
  public static let ordersHint = Phrase("orders.ordersHint")
  /// A line of help: help.
  public static let ordersHelp = Phrase("orders.ordersHelp")
  /// A line of help: quit.
  public static let ordersQuit = Phrase("orders.ordersQuit")
}
