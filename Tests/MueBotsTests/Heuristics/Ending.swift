@testable import MueBots
@testable import MueRules

/// The last cards of a hand at four: seat 0 is Chief, seat 2 its partner, red is trump.
struct Ending {
  private var play: TrickPlay
  private var memory: PlayMemory

  /// An ending by what each seat holds and who leads; all other cards are gone.
  init?(
    _ texts: [String], leader: Int = 0, level: Int = 1, trump: Trump = .suit(.red),
    laid: [String] = ["", "", "", ""]
  ) {
    let players = PlayerCount.four
    let hands = texts.compactMap { CardSet(text: $0) }
    let open = laid.compactMap { CardSet(text: $0) }
    let seats = players.seats
    guard hands.count == 4, open.count == 4 else { return nil }
    let contract = Contract(
      roles: Roles(chief: seats[0], vice: nil, level: level), viceTrump: nil, chiefTrump: trump,
      partner: seats[2])
    let order = TrickOrder(chiefTrump: trump, viceTrump: nil)
    play = TrickPlay(players: players, order: order, hands: hands, chief: seats[leader])
    memory = PlayMemory(rules: Rules.classic[players], contract: contract, order: order, laid: open)
    let held = hands.reduce(CardSet.none) { $0 | $1 }
    for card in Rules.classic[players].deck - held {
      memory.note(card, by: seats[0], led: nil, order)
    }
  }

  /// Plays some cards, each by the seat whose turn it is.
  mutating func play(_ text: String) {
    for card in Card.list(text: text) ?? [] {
      memory.note(card, by: play.turn, led: play.led, play.order)
      play.play(card)
    }
  }

  /// The heuristic card, as text.
  var choice: String? {
    var here = self
    return HeuristicPlay.card(&here.play, &here.memory)?.text
  }

  /// The same when nobody else's hand is in the position.
  var blindChoice: String? {
    var blind = self
    for index in 0..<6 where index != play.turn.index { blind.play.hands[index] = .none }
    return HeuristicPlay.card(&blind.play, &blind.memory)?.text
  }
}
