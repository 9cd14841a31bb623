import MueRules

/// A learned policy for card play: how likely an expert is to play each legal card.
///
/// The net gives each legal card a score; the softmax of the scores is the distribution.
struct CardPolicy: Sendable {
  let net: ScoringNet

  /// The scores of the legal cards, in card order.
  private struct Scores {
    var cards = InlineArray<16, Card?>(repeating: nil)
    var values = InlineArray<16, Float>(repeating: 0)
    var count = 0
    var best = 0

    @inline(__always)
    init(_ legal: CardSet, _ net: ScoringNet, _ play: inout TrickPlay, _ memory: inout PlayMemory) {
      var features = CardFeatures(&play, &memory, legal: legal)
      let hidden = net.hidden(features.moment)
      for card in legal {
        cards[count] = card
        values[count] = net.score(features.card(card, at: count, &play, &memory), hidden: hidden)
        if values[count] > values[best] { best = count }
        count += 1
      }
    }

    /// Turns the scores into weights proportional to the probabilities; returns their sum.
    @inline(__always)
    mutating func weigh() -> Float {
      let most = values[best]
      var sum: Float = 0
      for index in 0..<count {
        values[index] = exponential(values[index] - most)
        sum += values[index]
      }
      return sum
    }
  }

  /// A card drawn from the distribution for the seat to move; nil only when the hand is over.
  @inline(__always)
  func draw(
    _ play: inout TrickPlay, _ memory: inout PlayMemory, _ generator: inout SeededGenerator
  ) -> Card? {
    let legal = play.legal.looks
    if legal.count < 2 { return legal.first }
    var scores = Scores(legal, net, &play, &memory)
    let sum = scores.weigh()
    var rest = Float(generator.next() &>> 40) * 0x1p-24 * sum
    for index in 0..<scores.count {
      rest -= scores.values[index]
      if rest < 0 { return scores.cards[index] }
    }
    return scores.cards[scores.best]
  }

  /// The most likely card for the seat to move; nil only when the hand is over.
  func best(_ play: inout TrickPlay, _ memory: inout PlayMemory) -> Card? {
    let legal = play.legal.looks
    if legal.count < 2 { return legal.first }
    let scores = Scores(legal, net, &play, &memory)
    return scores.cards[scores.best]
  }

  /// The worths of the legal cards, in 1024ths of a point; only the differences matter.
  func worths(_ play: inout TrickPlay, _ memory: inout PlayMemory) -> [Card: Int] {
    let scores = Scores(play.legal.looks, net, &play, &memory)
    var worths: [Card: Int] = [:]
    for index in 0..<scores.count {
      if let card = scores.cards[index] {
        worths[card] = ScoringNet.worth(of: scores.values[index])
      }
    }
    return worths
  }

  /// The negative natural logarithm, in 1024ths, of the probability that the seat to move plays a
  /// card that looks like this one.
  ///
  /// `most` is both the result for an illegal card and the upper limit for unlikely ones.
  func negativeLogLikelihood(
    of card: Card, atMost most: Int, _ play: inout TrickPlay, _ memory: inout PlayMemory
  ) -> Int {
    let legal = play.legal.looks
    if legal.count < 2 { return 0 }
    var scores = Scores(legal, net, &play, &memory)
    let looks = legal.contains(card) ? card : card.firstTwin ?? card
    for index in 0..<scores.count where scores.cards[index] == looks {
      let below = scores.values[scores.best] - scores.values[index]
      return Int(min(Float(most), 1024 * (below + logarithm(scores.weigh()))))
    }
    return most
  }
}

/// The natural logarithm of a number from 1 to 16, bit for bit the same on every machine.
@inline(__always)
private func logarithm(_ number: Float) -> Float {
  // log x = 2 artanh((x − 1) / (x + 1)), after x has been halved until it is close to 1.
  var rest = number
  var sum: Float = 0
  while rest > 1.5 {
    rest *= 0.5
    sum += 0.693_147_2
  }
  let ratio = (rest - 1) / (rest + 1)
  let square = ratio * ratio
  return sum + 2 * ratio * (1 + square * (1 / 3 + square * (1 / 5 + square / 7)))
}

/// e to the power of a number that is at most 0, to about six digits, bit for bit the same on every
/// machine.
@inline(__always)
func exponential(_ number: Float) -> Float {
  let scaled = max(-100, number * 1.442_695)
  let whole = scaled.rounded(.down)
  let part = scaled - whole
  // The Taylor series of 2 to the power of `part`.
  var sum: Float = 0.000_154_0
  sum = sum * part + 0.001_333_4
  sum = sum * part + 0.009_618_1
  sum = sum * part + 0.055_504_1
  sum = sum * part + 0.240_226_5
  sum = sum * part + 0.693_147_2
  sum = sum * part + 1
  return sum * Float(bitPattern: UInt32(Int32(whole) + 127) &<< 23)
}

/// Inputs of the card policy: features of the position, and of one card in it.
///
/// They come from the hand of the seat to move and from public knowledge alone. Suits are described
/// by their role (trump, led, how many of their cards are out), not by colour, so that positions
/// that differ only in colours give the same input. Most features lie between 0 and 1.
struct CardFeatures {
  private(set) var moment = ScoringNet.Moment(repeating: 0)
  private let heuristics: HeuristicPlay
  private let holding: Int
  private let hand: CardSet
  private let isLeading: Bool
  /// What the heuristics think of the candidates, in card order, and the card that they prefer.
  private var appraisals = InlineArray<16, HeuristicPlay.Appraisal>(repeating: .init())
  private var best = 0

  /// Features for the seat to move, whose legal cards are `legal`.
  @inline(__always)
  init(_ play: inout TrickPlay, _ memory: inout PlayMemory, legal: CardSet) {
    heuristics = HeuristicPlay(&play, &memory)
    holding = heuristics.holding(&play, &memory)
    hand = play.hands[play.turn.index]
    isLeading = play.led == nil
    var index = 0
    for card in legal {
      appraisals[index] = heuristics.appraisal(of: card, holding: holding, &play, &memory)
      if appraisals[index].worth > appraisals[best].worth { best = index }
      index += 1
    }
    describeMoment(&play, &memory)
  }

  @inline(__always)
  private mutating func describeMoment(_ play: inout TrickPlay, _ memory: inout PlayMemory) {
    let seat = play.turn
    let roles = memory.contract.roles
    let trumps = play.order.trumps
    let players = memory.players
    moment[0] = .flag(heuristics.isChief)
    moment[1] = .flag(heuristics.onChiefSide && !heuristics.isChief)
    moment[2] = .flag(roles.vice == seat)
    moment[3] = .flag(isLeading)
    moment[4] = .flag(play.table.count == players.number - 1)
    let following = play.following
    var next = players.seat(after: seat)
    while next != play.leader {
      let isOurs = memory.isChiefSide[next.index] == heuristics.onChiefSide
      moment[isOurs ? 5 : 6] += 0.25
      if next == roles.chief { moment[7] = 1 }
      if !isLeading, Self.isVoid(next.index, in: following, &memory) {
        moment[isOurs ? 21 : 20] += 0.5
      }
      next = players.seat(after: next)
    }
    if !isLeading {
      let winner = play.winner
      moment[8] = .flag(winner == roles.chief)
      moment[9] = Float(play.table.points) / 8
      moment[10] = .flag(memory.isChiefSide[winner.index] == heuristics.onChiefSide)
      moment[11] = Float(holding) / 1024
      moment[18] = .flag(trumps.contains(following))
      moment[19] = .flag((hand & following).isEmpty)
    }
    moment[12] = Float(hand.count) / 12
    moment[13] = Float(min(40, heuristics.needed)) / 20
    moment[14] = Float(min(40, heuristics.feared)) / 20
    moment[15] = .flag(heuristics.needed == 0)
    moment[16] = Float((hand & trumps).count) / 6
    moment[17] = Float((heuristics.others & trumps).count) / 10
    moment[22] = Float(roles.level) / 10
    moment[23] = .flag(players == .three)
    moment[24] = .flag(players == .four)
    moment[25] = .flag(players == .six)
    var points = 0
    for index in 0..<players.number
    where memory.isChiefSide[index] == heuristics.onChiefSide { points += play.points[index] }
    moment[26] = Float(points) / 60
    let plain = hand - trumps
    for suit in 0..<5 where (plain.bits &>> UInt64(12 * suit) & 0xFFF) == 0 { moment[27] += 0.25 }
  }

  /// The features of the candidate at an index.
  ///
  /// This changes nothing; it is `mutating` because reading an `InlineArray` out of a value would
  /// copy it.
  @inline(__always)
  mutating func card(
    _ card: Card, at index: Int, _ play: inout TrickPlay, _ memory: inout PlayMemory
  ) -> ScoringNet.Candidate {
    var numbers = ScoringNet.Candidate(repeating: 0)
    let trumps = play.order.trumps
    let isTrump = trumps.contains(card)
    let suit = play.order.following(card)
    let beaters = memory.beaters[Int(card.index)]
    let stronger = isTrump ? beaters : beaters - trumps
    let strongerOut = stronger & heuristics.others
    let out = suit & heuristics.others
    let own = suit & hand
    let strongerOwn = stronger & hand
    let takes = appraisals[index].takes
    let chance = appraisals[index].chance
    let worth = appraisals[index].worth
    let sure = play.table.points + card.points
    numbers[0] = Float(card.points) / 2
    numbers[1] = .flag(isTrump)
    numbers[2] = .flag(takes)
    numbers[3] = Float(chance) / 1024
    numbers[4] = Float(chance - holding) / 1024
    numbers[5] = Float(appraisals[index].survival) / 1024
    numbers[6] = .flag(!isLeading && play.following.contains(card))
    numbers[7] = Float(own.count) / 6
    numbers[8] = Float(strongerOut.count) / 6
    numbers[9] = Float(out.count - strongerOut.count) / 6
    numbers[10] = Float(strongerOwn.count) / 6
    numbers[11] = Float(own.count - strongerOwn.count - 1) / 6
    numbers[12] = .flag(strongerOut.isEmpty)
    numbers[13] = .flag(heuristics.needed > 0 && sure >= heuristics.needed)
    numbers[14] = .flag(heuristics.feared > 0 && sure >= heuristics.feared)
    numbers[15] = .flag(memory.lying[play.turn.index].contains(card))
    numbers[16] = Float(play.order.strength(card) / 16) / 3
    numbers[17] = Float(play.order.strength(card) % 16) / 9
    numbers[20] = Float(max(-20480, min(20480, worth))) / 10240
    numbers[21] = Float(min(20480, appraisals[best].worth - worth)) / 10240
    numbers[22] = Float(appraisals[index].keep) / 10240
    numbers[23] = .flag(own.count == 1 && !isTrump)
    numbers[24] = .flag(best == index)
    numbers[25] = .flag(own.count - strongerOwn.count == 1)
    numbers[26] = .flag(strongerOwn.isEmpty)
    numbers[27] = Float(sure) / 10
    numbers[28] = Float(sure * chance) / 10240
    for seat in 0..<memory.players.number where seat != play.turn.index {
      let isOurs = memory.isChiefSide[seat] == heuristics.onChiefSide
      if isLeading, Self.isVoid(seat, in: suit, &memory) {
        numbers[isOurs ? 19 : 18] += 0.5
      }
      if !(memory.lying[seat] & strongerOut).isEmpty { numbers[isOurs ? 29 : 30] = 1 }
    }
    numbers[31] = .flag(
      strongerOut.isEmpty && (isTrump || (heuristics.others & trumps).isEmpty))
    return numbers
  }

  @inline(__always)
  private static func isVoid(_ seat: Int, in cards: CardSet, _ memory: inout PlayMemory) -> Bool {
    memory.lacking[seat].contains(cards) && (memory.lying[seat] & cards).isEmpty
  }
}
