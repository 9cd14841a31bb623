import MueRules

/// The heuristics for playing a card: each legal card gets a number, and the highest wins.
///
/// The number is the worth of the trick times the chance that the seat's side wins it with this
/// card, less the worth of keeping the card. Everything else follows: points go to the partner's
/// tricks and not to the other side's, no high card is spent on a lost trick, and the last seat
/// takes a trick cheaply. Only the hand of the seat to move and public knowledge count. The code
/// avoids arrays, because playouts spend most of their time here.
///
/// Chances are in 1024ths and worths in 1024ths of a card point, as integers, so that every machine
/// makes the same choice.
struct HeuristicPlay {
  private let seat: Seat
  let onChiefSide: Bool
  let isChief: Bool
  let others: CardSet
  /// The ones whose holder is unknown.
  private let unseen: CardSet
  /// The points that decide the contract for the seat's side and for the other side; 0 once it is
  /// decided.
  private(set) var needed = 0
  private(set) var feared = 0

  /// The best card for the seat to move; nil only when the hand is over.
  @inline(__always)
  static func card(_ play: inout TrickPlay, _ memory: inout PlayMemory) -> Card? {
    let legal = play.legal.looks
    if legal.count == 1 { return legal.first }
    return HeuristicPlay(&play, &memory).best(of: legal, &play, &memory)
  }

  @inline(__always)
  init(_ play: inout TrickPlay, _ memory: inout PlayMemory) {
    seat = play.turn
    onChiefSide = memory.isChiefSide[seat.index]
    isChief = seat == memory.contract.roles.chief
    let hand = play.hands[seat.index]
    others = memory.rules.deck - memory.gone - hand
    unseen = others - memory.lyingAnywhere
    var chiefPoints = 0
    var otherPoints = 0
    for index in 0..<memory.players.number {
      if memory.isChiefSide[index] {
        chiefPoints += play.points[index]
      } else {
        otherPoints += play.points[index]
      }
    }
    let toMake = max(0, memory.target - chiefPoints)
    let toSet = max(0, memory.allPoints - memory.target + 1 - otherPoints)
    guard toMake > 0, toSet > 0 else { return }
    needed = onChiefSide ? toMake : toSet
    feared = onChiefSide ? toSet : toMake
  }

  @inline(__always)
  private func best(of legal: CardSet, _ play: inout TrickPlay, _ memory: inout PlayMemory) -> Card?
  {
    var best: Card?
    var most = Int.min
    let holding = holding(&play, &memory)
    for card in legal {
      let worth = worth(of: card, holding: holding, &play, &memory)
      if worth > most {
        most = worth
        best = card
      }
    }
    return best
  }

  /// The chance of the seat's side to win the trick if the card played does not take it; 0 when
  /// leading.
  @inline(__always)
  func holding(_ play: inout TrickPlay, _ memory: inout PlayMemory) -> Int {
    let holding = play.winning.map {
      outlook(
        of: $0, ours: memory.isChiefSide[play.winner.index] == onChiefSide, &play, &memory
      ).chance
    }
    return holding ?? 0
  }

  /// What the heuristics think of a card.
  struct Appraisal {
    /// Whether it takes the trick, as played so far.
    var takes = false
    /// The chance that the seat's side wins the trick with it, in 1024ths.
    var chance = 0
    /// The chance that the seat itself wins the trick with it, in 1024ths; 0 if the card does not
    /// take the trick.
    var survival = 0
    /// The worth of keeping it, in 1024ths of a point.
    var keep = 0
    /// The worth of playing it, in 1024ths of a point.
    var worth = 0
  }

  /// The worth of playing a card; `holding` is the chance of the seat's side if the card does not
  /// take the trick.
  @inline(__always)
  private func worth(
    of card: Card, holding: Int, _ play: inout TrickPlay, _ memory: inout PlayMemory
  ) -> Int {
    appraisal(of: card, holding: holding, &play, &memory).worth
  }

  /// The worth of playing a card, and the figures behind it.
  @inline(__always)
  func appraisal(
    of card: Card, holding: Int, _ play: inout TrickPlay, _ memory: inout PlayMemory
  ) -> Appraisal {
    let weights = memory.weights
    let ours = play.led == nil ? 0 : holding
    let takes = play.winning.map { play.order.beats(card, $0) } ?? true
    let outlook =
      takes
      ? outlook(of: card, ours: true, &play, &memory) : (chance: holding, survival: 0)
    let chance = outlook.chance
    let sure = play.table.points + card.points
    let total = (sure + memory.players.number - play.table.count - 1) * 1024
    let gain = total + (needed > 0 && sure >= needed ? weights.decision : 0)
    let loss = total + (feared > 0 && sure >= feared ? weights.decision : 0)
    let keep = keep(card, &play, &memory)
    var worth = (chance * gain - (1024 - chance) * loss) / 1024 - keep
    if takes { worth += (chance - ours) * total / 1024 * weights.own / 1024 }
    if play.led == nil, play.order.trumps.contains(card) {
      worth += draw(&play, &memory)
    }
    return Appraisal(
      takes: takes, chance: chance, survival: outlook.survival, keep: keep, worth: worth)
  }

  /// The worth of drawing trumps; 0 once the others hold none.
  @inline(__always)
  private func draw(_ play: inout TrickPlay, _ memory: inout PlayMemory) -> Int {
    if (others & play.order.trumps).isEmpty { return 0 }
    let weights = memory.weights
    if isChief { return weights.drawAsChief }
    return onChiefSide ? weights.drawAsPartner : weights.drawAsOpponent
  }

  /// The worth of keeping a card; it rises as fewer stronger cards of its suit remain out.
  @inline(__always)
  private func keep(_ card: Card, _ play: inout TrickPlay, _ memory: inout PlayMemory) -> Int {
    let trumps = play.order.trumps
    let stronger = memory.beaters[Int(card.index)] & others
    if trumps.contains(card) { return memory.weights.trump[min(15, stronger.count)] }
    return memory.weights.side[min(15, (stronger - trumps).count)]
  }

  /// The chance that the seat's side wins the trick after a card takes or holds it, and the chance
  /// that no later seat beats that card.
  @inline(__always)
  private func outlook(
    of card: Card, ours: Bool, _ play: inout TrickPlay, _ memory: inout PlayMemory
  ) -> (chance: Int, survival: Int) {
    var chance = ours ? 1024 : 0
    var survival = 1024
    let beaters = memory.beaters[Int(card.index)] & others
    if beaters.isEmpty { return (chance, survival) }
    let following = play.order.following(play.led ?? card)
    var next = memory.players.seat(after: seat)
    while next != play.leader {
      let beats = chanceToBeat(next, beaters, following, &memory)
      if memory.isChiefSide[next.index] == onChiefSide {
        chance += (1024 - chance) * beats / 1024
      } else {
        chance -= chance * beats / 1024
      }
      survival -= survival * beats / 1024
      next = memory.players.seat(after: next)
    }
    return (chance, survival)
  }

  /// The chance that another seat can beat a card, in the suit led or, if it has none, with a
  /// trump.
  @inline(__always)
  private func chanceToBeat(
    _ other: Seat, _ beaters: CardSet, _ following: CardSet, _ memory: inout PlayMemory
  ) -> Int {
    let possible = unseen - memory.lacking[other.index]
    let lying = memory.lying[other.index]
    if !(lying & beaters & following).isEmpty { return 1024 }
    let inSuit = 1024 - memory.absence[(possible & beaters & following).count]
    let trumps = beaters - following
    if trumps.isEmpty || !(lying & following).isEmpty { return inSuit }
    let isVoid = memory.absence[(possible & following).count]
    let trump =
      (lying & trumps).isEmpty ? 1024 - memory.absence[(possible & trumps).count] : 1024
    return inSuit + isVoid * trump / 1024
  }
}
