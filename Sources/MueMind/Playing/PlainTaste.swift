/// What the rules of thumb for the play hold dear, in 1024ths of a card point.
///
/// The numbers were found by letting variants of them play duplicate hands against each other.
struct PlainTaste: Sendable {
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
    let trumps = [8, 7, 6, 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2]
    let sides = [5, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    trump = InlineArray { trumps[$0] * 1024 }
    side = InlineArray { sides[$0] * 1024 }
    drawAsChief = 4 * 1024
    drawAsPartner = 2 * 1024
    drawAsOpponent = -1024
    decision = 6 * 1024
    own = 64
  }
}
