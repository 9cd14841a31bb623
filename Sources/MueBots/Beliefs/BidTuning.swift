/// How much each kind of evidence weighs.
struct BidTuning: Sendable {
  /// The hundredths of a point that are worth one natural logarithm: for a better trump than laid.
  var gap = 400
  /// For points too few for a lead, or too many for declining one.
  var level = 300
  /// For a better trump than named.
  var naming = 300
  /// The most that one kind may weigh, in 1024ths.
  var most = 4096
  /// The points, in hundredths, that bidders are taken to keep to spare.
  var caution = 450
}
