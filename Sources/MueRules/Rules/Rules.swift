/// The rules of one variant of the game: every number and choice that a variant may change.
///
/// The cards, their points and which card beats which are the same in every variant, since the
/// search encodes them in machine words. The value holds no reference, so that a playout copies it
/// as bytes.
public struct Rules: Sendable {
  /// The deck, the targets and the partner of each number of players.
  public var three, four, five, six: Table
  /// What a hand earns and costs beside the card points.
  public var scoring: Scoring
  /// When a match may end.
  public var length: Length
  private let nameText: StaticString

  /// Rules from their parts.
  ///
  /// Files and other programs refer to them by `name`. It ends with a version; once a program with
  /// these rules has shipped, they never change again.
  public init(
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

  /// The rules for a number of players.
  public subscript(players: PlayerCount) -> HandRules { HandRules(variant: self, players: players) }

  /// What depends on the number of players.
  public struct Table: Hashable, Sendable {
    /// The cards in play; every player is dealt the same number of them.
    public var deck: CardSet
    /// The card points that the Chief's team needs for one card laid.
    public var firstTarget: Int
    /// The additional card points that it needs for each further card.
    public var targetStep: Int
    /// The seats that the Chief may pick from for a partner.
    public var partner: PartnerChoice

    /// A table from its parts.
    public init(
      deck: CardSet = .deck, firstTarget: Int, targetStep: Int,
      partner: PartnerChoice = .anyoneButVice
    ) {
      self.deck = deck
      self.firstTarget = firstTarget
      self.targetStep = targetStep
      self.partner = partner
    }
  }

  /// The seats that the Chief may pick from for a partner.
  public enum PartnerChoice: Hashable, Sendable {
    /// Nobody: the Chief plays alone, and there is no Vice either.
    case nobody
    /// Every other seat except the Vice's.
    case anyoneButVice
    /// Every other seat.
    case anyone
  }

  /// What a hand earns and costs beside the card points.
  public struct Scoring: Hashable, Sendable {
    /// The steps that the Chief's trump adds to the cards laid when the bonus is computed.
    public var suitStep, twinNumberStep, numberStep, noTrumpStep: Int
    /// The bonus of a made contract for each card laid and each step.
    public var bonus: Int
    /// The most that a made contract earns.
    public var mostBonus: Int
    /// What the Chief loses for each missing level.
    public var penalty: Int
    /// What each opponent gets for each missing level.
    public var compensation: Int
    /// What the seat that drew level last loses for each card laid in an éclat.
    public var eklatPenalty: Int
    /// What the other tied seats get for each card laid in an éclat.
    public var eklatCompensation: Int

    /// The scoring from its parts.
    public init(
      suitStep: Int, twinNumberStep: Int, numberStep: Int, noTrumpStep: Int, bonus: Int,
      mostBonus: Int, penalty: Int, compensation: Int, eklatPenalty: Int, eklatCompensation: Int
    ) {
      self.suitStep = suitStep
      self.twinNumberStep = twinNumberStep
      self.numberStep = numberStep
      self.noTrumpStep = noTrumpStep
      self.bonus = bonus
      self.mostBonus = mostBonus
      self.penalty = penalty
      self.compensation = compensation
      self.eklatPenalty = eklatPenalty
      self.eklatCompensation = eklatCompensation
    }
  }

  /// When a match may end.
  public struct Length: Sendable {
    /// The totals that a match may be played to, in ascending order.
    public var points: [Int] { offered.indices.map { offered[$0] } }
    /// The numbers of hands that a match may last.
    public var hands: ClosedRange<Int>
    private let offered: InlineArray<4, Int>

    /// The ends that are offered.
    public init(points: InlineArray<4, Int>, hands: ClosedRange<Int>) {
      offered = points
      self.hands = hands
    }
  }
}

extension Rules: Hashable {
  /// Rules are equal if their names are, since a name stands for the same rules for ever.
  public static func == (left: Rules, right: Rules) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Rules {
  /// All rules that this program can play.
  public static let shipped = [classic]

  /// The rules that a record names, if they are known.
  ///
  /// A record without a name is classic.
  public static func named(_ name: String?, of known: [Rules] = shipped) -> Rules? {
    guard let name else { return .classic }
    return known.first { $0.name == name }
  }

  /// The name in records; nil for the classic rules, which records do not name.
  public var recordedName: String? { self == .classic ? nil : name }
}
