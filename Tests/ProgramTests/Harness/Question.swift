/// A question of the table, recognized by words on the screen.
enum Question: String, CaseIterable {
  case bid = "forward, or pass."
  case lock = "Enter lays "
  case passOnly = "you can only pass."
  case lowerTrump = "Lower trump "
  case trump = "; bonus "
  case partner = "Who will be your partner?"
  case lead = "Your lead: "
  case follow = "Follow suit: "
  case followTrump = "Trump was led: play a trump."
  case anything = "You cannot follow: "
  case lastCard = "Play your last card."
  case takeTrick = "Any key clears the trick."
  case goOn = "Enter goes on."
  case newMatch = "Enter deals a new match"

  /// The question on a screen's rows; nil if there is none.
  init?(_ rows: [String]) {
    let text = rows.joined(separator: "\n")
    guard let found = Self.allCases.first(where: { text.contains($0.rawValue) }) else { return nil }
    let titles =
      switch found {
      case .takeTrick: [""]
      case .goOn, .newMatch: ["end of hand", "end of match"]
      default: ["your turn"]
      }
    guard titles.contains(where: rows[0].hasSuffix) else { return nil }
    self = found
  }

  /// Whether it asks for a card.
  var wantsCard: Bool {
    switch self {
    case .lead, .follow, .followTrump, .anything, .lastCard: true
    default: false
    }
  }
}
