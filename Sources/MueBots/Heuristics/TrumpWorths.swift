import MueRules

/// `HandWorth` for every trump at once, using tables, for the thousands of hands that a sampler
/// weighs.
struct TrumpWorths: Sendable {
  /// Worths by trump: the five suits, the ten ranks, and no trump last.
  typealias Worths = InlineArray<16, Int>

  private let bases: InlineArray<16, Int>
  /// The worth of a card that is not a trump when the trump is a suit, a twin number, another
  /// number, or no trump.
  private let sides: [SIMD4<Int32>]
  /// The extra worth of a card when its suit is trump, and when its number is.
  private let suits: [Int]
  private let ranks: [Int]
  /// The indices of the two trumps to which a card belongs: its suit and its number.
  private let trumps: [SIMD2<UInt8>]

  static func of(_ players: PlayerCount) -> TrumpWorths { all[players.number - 3] }

  private static let all = PlayerCount.allCases.map { TrumpWorths($0) }

  private init(_ players: PlayerCount) {
    let one = Rank.all[1]
    let kinds: [Trump] = [.suit(.red), .number(one), .number(Rank.all[0]), .noTrump]
    let tables = kinds.map { WorthTable.of(players, $0) }
    bases = InlineArray { index in
      let table = WorthTable.of(players, Self.trump(index))
      return table.base + table.lower * 12 / players.number
    }
    let cards = Array(CardSet.deck)
    sides = cards.map { card in
      let rank = card.rank.number
      return SIMD4(tables.map { Int32($0.side[rank]) })
    }
    suits = cards.map { card in
      let rank = card.rank.number
      return tables[0].trump[rank] - tables[0].side[rank]
    }
    ranks = cards.map { card in
      let rank = card.rank
      let table = tables[rank.isTwin ? 1 : 2]
      return table.trump[rank.number] - table.side[rank.number]
    }
    trumps = cards.map { SIMD2($0.suit.rawValue, UInt8(5 + $0.rank.number)) }
  }

  /// The points, in hundredths, that the Chief's side can expect under each trump.
  @inline(__always) func of(_ hand: CardSet) -> Worths {
    var worths = bases
    var side = SIMD4<Int32>.zero
    var rest = hand.bits
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      side &+= sides[index]
      worths[Int(trumps[index].x)] &+= suits[index]
      worths[Int(trumps[index].y)] &+= ranks[index]
    }
    for suit in 0..<5 { worths[suit] &+= Int(side.x) }
    for rank in 5..<15 { worths[rank] &+= Int(rank == 6 || rank == 12 ? side.y : side.z) }
    worths[15] &+= Int(side.w)
    return worths
  }

  /// The trumps that the cards allow, as bits; never includes no trump.
  @inline(__always) static func namable(with cards: CardSet) -> UInt16 {
    var suits: UInt64 = 0
    var marks: UInt64 = 0
    for suit in 0..<UInt64(5) {
      let cards = cards.bits &>> (12 &* suit) & 0xFFF
      marks |= cards
      suits |= (cards == 0 ? 0 : 1) &<< suit
    }
    // Of the twelve cards of a suit the third and the tenth are second twins (`Card`).
    let ranks = marks & 0b11 | marks &>> 1 & 0b1111_1110 | marks &>> 2 & 0b11_1000_0000
    return UInt16(truncatingIfNeeded: suits | ranks &<< 5)
  }

  static func index(of trump: Trump) -> Int {
    switch trump {
    case .suit(let suit): Int(suit.rawValue)
    case .number(let rank): 5 + rank.number
    case .noTrump: 15
    }
  }

  static func trump(_ index: Int) -> Trump {
    switch index {
    case 0..<5: .suit(Suit.allCases[index])
    case 5..<15: .number(Rank.all[index - 5])
    default: .noTrump
    }
  }
}
