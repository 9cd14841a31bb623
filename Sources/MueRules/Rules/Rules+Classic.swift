extension Rules {
  /// The classic rules (RULES.md).
  ///
  /// With three players green and black are left out (our choice).
  public static let classic = Rules(
    name: "mue-classic/1",
    three: Table(
      deck: .suit(.red) | .suit(.yellow) | .suit(.blue), firstTarget: 12, targetStep: 2,
      partner: .nobody),
    four: Table(firstTarget: 30, targetStep: 2),
    five: Table(firstTarget: 24, targetStep: 3),
    six: Table(firstTarget: 20, targetStep: 4),
    scoring: Scoring(
      suitStep: 0, twinNumberStep: 1, numberStep: 2, noTrumpStep: 3, bonus: 10, mostBonus: 100,
      penalty: 10, compensation: 5, eklatPenalty: 10, eklatCompensation: 5),
    length: Length(points: [100, 200, 300, 500], hands: 1...60))
}
