/// How much the evidence of cards played weighs.
struct PlayTuning: Sendable {
  /// The 1024ths of a point that are worth one natural logarithm.
  var scale = 4096
  /// The most that one card may weigh, in 1024ths.
  var most = 2048
  /// How many of a seat's last cards are looked at.
  var cards = 15
}
