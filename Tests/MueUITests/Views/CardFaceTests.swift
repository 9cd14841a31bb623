import CellGrid
import MueData
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("The faces of cards") struct CardFaceTests {
  private func face(
    _ card: Card, _ size: CardSize, unicode: Bool = true, palette: Abilities.Palette = .none
  ) throws -> [String] {
    let picture = try Studio().picture(palette: palette, unicode: unicode)
    return CardFace(card: card, size: size, ground: .felt)
      .picture(picture.pen(for: Size(width: 0, height: 0)), width: size.width)
      .map { row in String(row.compactMap { $0?.character }) }
  }

  private func card(_ suit: Suit, _ number: Int) throws -> Card {
    Card(suit, try #require(Rank(number)))
  }

  @Test("every card is as large as its size, with number and suit in two corners if there is room")
  func corners() throws {
    for size in CardSize.allCases {
      for (suit, palette) in zip(
        Suit.allCases, [.none, .many, .direct, .many, .eight] as [Abilities.Palette])
      {
        for number in 0...9 {
          let rows = try face(card(suit, number), size, palette: palette)
          #expect(rows.count == size.height && rows.allSatisfy { $0.columns == size.width })
          if size >= .huge, [.many, .direct].contains(palette) {
            let digit = rows[1...3].map { $0.dropFirst().prefix(3) }
            #expect(digit == LargeNumber(number).rows.map { $0[...] })
          } else {
            #expect(rows[1].dropFirst().hasPrefix(String(number)))
          }
          if size >= .medium { #expect(rows[size.height - 2].dropLast().hasSuffix(String(number))) }
        }
      }
    }
  }

  @Test("a large card has as many pips as its number says")
  func pips() throws {
    for number in 0...9 {
      let blue = try face(card(.blue, number), .large).joined()
      // Two symbols are in the corners.
      #expect(blue.count { $0 == "◆" } == number + 2)
      let plain = try face(card(.blue, number), .large, unicode: false).joined()
      #expect(plain.count { $0 == "B" } == number + 2 && plain.allSatisfy(\.isASCII))
    }
    #expect(
      try face(card(.red, 5), .large)
        == [
          "┌───────┐", "│5▲     │", "│ ▲   ▲ │", "│   ▲   │", "│ ▲   ▲ │", "│     ▲5│",
          "└───────┘",
        ])
  }

  @Test("where there are colours a card is a sheet of paper, its edges half a row high")
  func paper() throws {
    #expect(
      try face(card(.red, 5), .large, palette: .many)
        == [
          "▗▄▄▄▄▄▄▄▖", " 5▲      ", "  ▲   ▲  ", "    ▲    ", "  ▲   ▲  ", "      ▲5 ",
          "▝▀▀▀▀▀▀▀▘",
        ])
    let pen = try Studio().picture(palette: .many).pen(for: Size(width: 0, height: 0))
    let card = try card(.red, 5)
    let sheet = CardFace(card: card, size: .small, ground: .felt, isTrump: true, isBest: true)
      .picture(pen, width: 4)
    let theme = pen.look.theme
    #expect(sheet[0].allSatisfy { $0?.style.foreground == theme[.gold] })
    #expect(sheet[2].allSatisfy { $0?.style.foreground == theme[.gain] })
    #expect(sheet[1][3]?.style.background == theme[.gain] && theme[.gain] != theme[.gold])
  }

  @Test(
    "the largest cards show their number and their suit large, unless others cover them")
  func huge() throws {
    let pen = try Studio().picture().pen(for: Size(width: 0, height: 0))
    for size in CardSize.allCases where size >= .huge {
      for suit in Suit.allCases {
        var face = CardFace(card: try card(suit, 4), size: size, ground: .felt)
        func rows() -> [String] {
          face.picture(pen, width: size.width).map { row in
            String(row.compactMap { $0?.character })
          }
        }
        let figure = try #require(
          SuitFigure(suit, columns: size.width - 3, rows: size.height - 6))
        let drawn = rows()
        #expect(figure.rows.allSatisfy { line in drawn.contains { $0.contains(line) } })
        #expect(drawn[1].hasPrefix(" █ █ "))
        face.isCovered = true
        #expect(rows()[1].dropFirst().hasPrefix(pen.small(face.card)))
        #expect(rows()[2...].joined().allSatisfy { "▝▀▘ ".contains($0) })
      }
    }
  }

  @Test("in a hand the suit's figure has the columns that no other card covers")
  func inHand() throws {
    let pen = try Studio().picture().pen(for: Size(width: 0, height: 0))
    func rows(_ size: CardSize, columns: Int) throws -> [String] {
      CardFace(
        card: try card(.black, 4), size: size, ground: .plain, isLaid: true, isInHand: true,
        columnsInHand: columns
      ).picture(pen, width: size.width).map { row in String(row.compactMap { $0?.character }) }
    }
    let narrow = try rows(.large, columns: 4)
    #expect(narrow[1].hasPrefix("•4★") && narrow[5].hasPrefix("   ★4"))
    let wide = try rows(.large, columns: 5)
    #expect(wide[3...5].map { $0.dropFirst().prefix(5) } == ["  ▄  ", "▜███▛", "▗▛ ▜▖"])
    // A screen reader reads the number at the foot.
    #expect(try rows(.huge, columns: 5)[10].hasPrefix(" 4★ "))
    #expect(try rows(.small, columns: 2) == ["▄▄▄▄", "•4★ ", "▀▀▀▀"])
  }

  @Test(
    "choosing another card changes few cells, however large the cards are: the lower ends of all stay as they are",
    arguments: [(80, 24, 36), (140, 45, 60), (200, 60, 130)])
  func cells(width: Int, height: Int, most: Int) throws {
    let size = Size(width: width, height: height)
    let picture = try Studio().picture()
    var state = try Studio().state(Positions.asked { _, cards in cards.count > 3 })
    let hand = try #require(Layout(size, players: state.view.observation.rules.players)).hand
    for _ in 0..<3 {
      let before = picture.frame(of: state, size: size)
      _ = state.handle(.right)
      let after = picture.frame(of: state, size: size)
      let changed = (0..<size.height).flatMap { y in
        (0..<size.width).map { Position(x: $0, y: y) }.filter { before[$0] != after[$0] }
      }
      // A cell takes three bytes, the way to each of some eight runs some twenty.
      #expect((1...most).contains(changed.count), "\(changed.count)")
      #expect(changed.allSatisfy { $0.y < hand.bottom - 1 || $0.y >= hand.bottom })
    }
  }
}
