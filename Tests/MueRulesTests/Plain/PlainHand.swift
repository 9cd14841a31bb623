import MueRules

/// One hand of Mü, implemented a second time from the rule text, as a check of the first
/// implementation.
///
/// Cards and moves are texts, twins are equal texts, seats are numbers, and nothing of `MueRules`
/// is used except the initial deal. It is deliberately slow and plain.
struct PlainHand {
  enum Stage {
    case auction
    case vice
    case chief
    case partner
    case play
    case over
  }

  let players: Int
  var stage = Stage.auction
  var turn: Int
  var hands: [[String]]
  var laid: [[String]]
  var passes = 0
  var turns = 0
  /// When each seat last laid a card.
  var lastLaid: [Int]
  var chief = 0
  var vice: Int?
  var partner: Int?
  var chiefTrump = ""
  var viceTrump = ""
  /// The trick on the table in the order played.
  var trick: [(seat: Int, card: String)] = []
  var points: [Int]
  var scores: [Int] = []

  init(_ deal: Deal, dealer: Int) {
    players = deal.players.number
    turn = dealer
    hands = deal.hands.map { $0.map(\.text) }
    laid = hands.map { _ in [] }
    lastLaid = hands.map { _ in 0 }
    points = hands.map { _ in 0 }
  }

  /// The hand in the state of a round.
  init(_ round: Round) {
    self.init(round.deal, dealer: round.publicState.dealer.index)
    for turn in round.publicState.auction.turns { make(turn.cards.text) }
    if !viceTrump.isEmpty || stage == .over { return }
    guard let contract = round.publicState.contract else { return }
    if let trump = contract.viceTrump { make(trump.text) }
    make(contract.chiefTrump.text)
    if let partner = contract.partner { make(String(partner.index)) }
    for card in round.publicState.tricks.flatMap(\.cards) { make(card.text) }
  }

  /// All legal moves; those that look alike count once.
  var moves: Set<String> {
    switch stage {
    case .auction: bids
    case .vice: names(laid[turn])
    case .chief: names(laid[turn]).subtracting([viceTrump]).union(["none"])
    case .partner: Set((0..<players).filter { $0 != chief && $0 != vice }.map(String.init))
    case .play: playable
    case .over: []
    }
  }

  /// Makes a legal move.
  mutating func make(_ move: String) {
    switch stage {
    case .auction: bid(move.split(separator: " ").map(String.init))
    case .vice:
      viceTrump = move
      stage = .chief
      turn = chief
    case .chief:
      chiefTrump = move
      stage = players == 3 ? .play : .partner
    case .partner:
      partner = Int(move)
      stage = .play
    case .play: play(move)
    case .over: break
    }
  }
}
