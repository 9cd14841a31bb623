@testable import MueRules

extension Rules {
  /// A variant that only tests play, to show what a variant may change.
  ///
  /// Nothing in it is as in the classic game: short matches, other decks, targets and bonuses, and
  /// with four players the Vice may be the partner.
  public static let quick = Rules(
    name: "mue-quick/1",
    three: Table(
      deck: .suit(.red) | .suit(.green) | .suit(.black), firstTarget: 10, targetStep: 1,
      partner: .nobody),
    four: Table(firstTarget: 25, targetStep: 1, partner: .anyone),
    five: Table(firstTarget: 20, targetStep: 3),
    six: Table(deck: .deck - .suit(.black), firstTarget: 16, targetStep: 4),
    scoring: Scoring(
      suitStep: 1, twinNumberStep: 2, numberStep: 4, noTrumpStep: 6, bonus: 8, mostBonus: 90,
      penalty: 12, compensation: 7, eclatPenalty: 9, eclatCompensation: 3),
    length: Length(points: [40, 60, 80, 120], hands: 2...20))
}
