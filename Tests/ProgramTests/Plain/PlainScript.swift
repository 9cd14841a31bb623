/// A script that plays by what is told, and nothing else.
struct PlainScript {
  /// Chooses among the numbers or words that are offered.
  let choose: (_ offered: [String]) -> String
  /// The number of cards that it lays in a hand.
  var bids = 2
  private var laid = 0

  init(bids: Int = 2, choose: @escaping ([String]) -> String) {
    self.bids = bids
    self.choose = choose
  }

  /// The answer to a line; nil if the line asks nothing.
  mutating func answer(to line: String) -> String? {
    if line.hasPrefix("Hand ") { laid = 0 }
    if let cards = Self.offered(line, "You may play ") { return "play " + choose(cards) }
    if let cards = Self.offered(line, "You may lay ") {
      laid += 1
      return laid > bids ? "pass" : "bid " + choose(cards)
    }
    if line.hasPrefix("All your cards are laid") { return "pass" }
    for question in ["You are Chief: name the trump: ", "You are Vice: name the lower trump: "]
    where line.hasPrefix(question) {
      let names = line.dropFirst(question.count).dropLast().split(separator: ",")
      return "trump" + choose(names.map { ($0.hasPrefix(" ") ? "" : " ") + $0 })
    }
    if let seats = Self.offered(line, "Who will be your partner: ") {
      return "partner " + choose(seats)
    }
    if line.hasSuffix("deals the next hand.") { return "next" }
    return line.hasSuffix("“quit” leaves.") ? "quit" : nil
  }

  /// The numbers in `1: red 7, 2: red 3.` after a beginning; nil if a line begins otherwise.
  private static func offered(_ line: String, _ beginning: String) -> [String]? {
    guard line.hasPrefix(beginning) else { return nil }
    return line.dropFirst(beginning.count).split(separator: ",").map { item in
      String(item.drop { $0 == " " }.prefix { $0 != ":" })
    }
  }
}
