import MueRules

/// What hands are worth under every trump at once: `HandWorth` by tables, for thousands of hands.
struct TrumpWorths: Sendable {
  /// Trumps by number: the suits, the ranks, and no trump last.
  typealias Worths = InlineArray<16, Int>

  private let bases: InlineArray<16, Int>
  /// What a card is worth where it is no trump: beside a suit, a twin number, another number, none.
  private let sides: [SIMD4<Int32>]
  /// What it is worth more where its suit is trump, and where its number is.
  private let suits: [Int]
  private let ranks: [Int]
  private let places: [SIMD2<UInt8>]

  init(_ players: PlayerCount) {
    let one = Rank.all[1]
    let kinds: [Trump] = [.suit(.red), .number(one), .number(Rank.all[0]), .noTrump]
    let tables = kinds.map { WorthTable.of(players, $0) }
    bases = InlineArray { place in
      let table = WorthTable.of(players, Self.trump(place))
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
    places = cards.map { SIMD2($0.suit.rawValue, UInt8(5 + $0.rank.number)) }
  }

  /// The points, in hundredths, that the Chief's team may expect under each trump.
  @inline(__always) func of(_ hand: CardSet) -> Worths {
    var worths = bases
    var side = SIMD4<Int32>.zero
    var rest = hand.bits
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      side &+= sides[index]
      worths[Int(places[index].x)] &+= suits[index]
      worths[Int(places[index].y)] &+= ranks[index]
    }
    for place in 0..<5 { worths[place] &+= Int(side.x) }
    for place in 5..<15 { worths[place] &+= Int(place == 6 || place == 12 ? side.y : side.z) }
    worths[15] &+= Int(side.w)
    return worths
  }

  /// The trumps, as bits, that some cards allow to name, no trump not among them.
  @inline(__always) func namable(with cards: CardSet) -> UInt16 {
    var bits: UInt16 = 0
    var rest = cards.bits
    while rest != 0 {
      let place = places[rest.trailingZeroBitCount]
      rest &= rest &- 1
      bits |= 1 &<< UInt16(place.x) | 1 &<< UInt16(place.y)
    }
    return bits
  }

  /// The number of a trump.
  static func place(of trump: Trump) -> Int {
    switch trump {
    case .suit(let suit): Int(suit.rawValue)
    case .number(let rank): 5 + rank.number
    case .noTrump: 15
    }
  }

  /// The trump of a number.
  static func trump(_ place: Int) -> Trump {
    switch place {
    case 0..<5: .suit(Suit.allCases[place])
    case 5..<15: .number(Rank.all[place - 5])
    default: .noTrump
    }
  }
}
