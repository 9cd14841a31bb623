/// The numbers of the game, as a value: decks, targets, bonuses, lengths of a match.
///
/// The cards, their points and their order in a trick are not part of it, since the search encodes
/// them in machine words. The value holds no references, so a playout copies it as plain bytes.
public struct Rules: Sendable {
  /// The deck, the targets and the partner of each number of players.
  var three, four, five, six: Table
  public var scoring: Scoring
  public var length: Length
  private let nameText: StaticString

  /// Files and other programs refer to rules by `name`, which ends with a version and means the
  /// same rules for ever.
  init(
    name: StaticString, three: Table, four: Table, five: Table, six: Table,
    scoring: Scoring, length: Length
  ) {
    nameText = name
    (self.three, self.four, self.five, self.six) = (three, four, five, six)
    self.scoring = scoring
    self.length = length
  }

  /// Their name in files and other programs, such as `mue-classic/1`.
  public var name: String { nameText.description }

  public subscript(players: PlayerCount) -> HandRules { HandRules(variant: self, players: players) }

  /// The values that depend on the number of players.
  public struct Table: Hashable, Sendable {
    /// The cards in play; every player is dealt the same number of them.
    var deck = CardSet.deck
    /// The card points that the Chief's side needs for one card laid.
    var firstTarget: Int
    /// The additional card points that it needs for each further card.
    var targetStep: Int
    /// Whether the Chief picks a partner; if not, there is no Vice either.
    var hasPartners = true
  }

  /// The bonuses and penalties of a hand, apart from its card points.
  public struct Scoring: Hashable, Sendable {
    /// The steps that the Chief's trump adds to the cards laid when the bonus is computed.
    var suitStep, twinNumberStep, numberStep, noTrumpStep: Int
    /// The bonus of a made contract for each card laid and each step.
    public var bonus: Int
    /// The most that a made contract earns.
    public var mostBonus: Int
    /// What the Chief loses for each missing level.
    public var penalty: Int
    /// What each opponent gets for each missing level.
    public var compensation: Int
    /// What the seat that drew level last loses for each card laid in an éclat.
    var eclatPenalty: Int
    /// What the other tied seats get for each card laid in an éclat.
    var eclatCompensation: Int
  }

  /// The lengths that a match may have.
  public struct Length: Sendable {
    /// The totals that a match may be played to, in ascending order.
    public var points: [Int] { offered.indices.map { offered[$0] } }
    /// The numbers of hands that a match may last.
    public var hands: ClosedRange<Int>
    private let offered: InlineArray<4, Int>

    init(points: InlineArray<4, Int>, hands: ClosedRange<Int>) {
      offered = points
      self.hands = hands
    }
  }
}

extension Rules: Hashable {
  /// Rules are equal if their names are, since a name means the same rules for ever.
  public static func == (left: Rules, right: Rules) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Rules {
  /// The rules that a file or a message names; nil if this program does not know them.
  ///
  /// No name means the classic rules, for ever.
  public static func named(_ name: String?) -> Rules? {
    name == nil || name == classic.name ? classic : nil
  }

  /// The classic rules (RULES.md).
  ///
  /// With three players green and black are left out (our choice).
  public static let classic = Rules(
    name: "mue-classic/1",
    three: Table(
      deck: .suit(.red) | .suit(.yellow) | .suit(.blue), firstTarget: 12, targetStep: 2,
      hasPartners: false),
    four: Table(firstTarget: 30, targetStep: 2),
    five: Table(firstTarget: 24, targetStep: 3),
    six: Table(firstTarget: 20, targetStep: 4),
    scoring: Scoring(
      suitStep: 0, twinNumberStep: 1, numberStep: 2, noTrumpStep: 3, bonus: 10, mostBonus: 100,
      penalty: 10, compensation: 5, eclatPenalty: 10, eclatCompensation: 5),
    length: Length(points: [100, 200, 300, 500], hands: 1...60))
}
