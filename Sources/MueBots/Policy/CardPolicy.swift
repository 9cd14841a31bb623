import MueRules

/// A learned policy for the play: how likely an expert is to play each card that it may.
///
/// The net gives each legal card a score; the softmax of the scores is the distribution.
struct CardPolicy: Sendable {
  let net: ScoringNet

  /// The scores of the cards that the seat to move may play, in the order of their indices.
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

  /// What the cards that the seat to move may play are worth, in 1024ths of a point; only the differences tell something.
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

  /// The negative natural logarithm of the probability, in 1024ths, that the seat to move plays a card that looks
  /// like this one; `most` for a card that it may not play, and for less likely ones.
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

/// The natural logarithm of a number from 1 to 16, in the same bits on every machine.
@inline(__always)
private func logarithm(_ number: Float) -> Float {
  // log x = 2 artanh((x − 1) / (x + 1)), once halving has brought x close to 1.
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

/// e to the power of a number of at most 0, to some six digits, in the same bits on every machine.
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
