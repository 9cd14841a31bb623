/// What the rules of thumb for the play hold dear, in 1024ths of a card point.
///
/// The numbers were found by letting variants of them play duplicate hands against each other.
struct HeuristicWeights: Sendable {
  /// What a trump is worth keeping, by how many stronger trumps the others still hold.
  var trump: InlineArray<16, Int>
  /// What another card is worth keeping, by how many stronger cards of its suit the others hold.
  var side: InlineArray<16, Int>
  /// What drawing trumps is worth to the Chief, and to the partner.
  var drawAsChief: Int
  var drawAsPartner: Int
  /// What leading trumps is worth to the other side; below 0 it shuns that.
  var drawAsOpponent: Int
  /// What deciding the contract is worth, on top of the points.
  var decision: Int
  /// What winning a trick oneself is worth on top of the own side winning it, in 1024ths of it.
  var own: Int

  init() {
    let trumps = [9020, 8330, 6720, 6720, 6670, 6670, 6670] + Array(repeating: 710, count: 9)
    let sides = [3110, 2020, 1950, 980, 980] + Array(repeating: 90, count: 11)
    trump = InlineArray { trumps[$0] }
    side = InlineArray { sides[$0] }
    drawAsChief = 12480
    drawAsPartner = 5400
    drawAsOpponent = 430
    decision = 1900
    own = 420
  }
}
