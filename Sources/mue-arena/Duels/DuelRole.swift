/// The seats that a duel's gains are taken over: those of the hand that Y played alone.
enum DuelRole: String, CaseIterable {
  case all
  case chief
  case partner
  case opponent
}
