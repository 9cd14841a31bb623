import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("The trumps to choose from") struct ChoiceListTests {
  @Test(
    "no suit's name is cut in the list, in any language",
    arguments: Studio.languageCodes,
    [(48, 40), (80, 24), (160, 50)].map { Size(width: $0.0, height: $0.1) })
  func names(code: String, size: Size) throws {
    let studio = try Studio()
    let words = try studio.words(code)
    let game = try naming(after: 5)
    let grid = try studio.picture(code).frame(of: studio.state(game, code), size: size)
    guard case .name(let trumps) = game.match.round.legalMoves else {
      Issue.record("nobody names")
      return
    }
    let suits = trumps.filter { if case .suit = $0 { true } else { false } }
    #expect(suits.count >= 4)
    for suit in suits { #expect(grid.text.contains(words(.name(of: suit))), "\(grid.text)") }
    #expect(grid.faults.isEmpty)
  }

  @Test(
    "each number ends below the word that says what it is, in any language; where there is little room, the cards that lie on the table are not counted",
    arguments: Studio.languageCodes, [(48, 32, 2), (80, 24, 3), (160, 50, 3)])
  func columns(code: String, size: (width: Int, height: Int, columns: Int)) throws {
    let studio = try Studio()
    let words = try studio.words(code)
    let grid = try studio.picture(code)
      .frame(
        of: studio.state(naming(after: 5), code), size: Size(width: size.width, height: size.height)
      )
    let lines = grid.text.split(separator: "\n").map(Array.init)
    let phrases =
      size.columns == 3
      ? [Phrase.columnHeld, .columnLaid, .columnBonus] : [.columnHeld, .columnBonus]
    let heading = Array(phrases.map { words($0) }.joined(separator: " "))
    let y = try #require(lines.firstIndex { String($0).contains(String(heading)) })
    let start = try #require(lines[y].indices.first { lines[y][$0...].starts(with: heading) })
    let ends = heading.indices.filter { $0 == heading.count - 1 || heading[$0 + 1] == " " }
    for end in ends {
      let below = lines[y + 1][start + end]
      #expect(below.isNumber && lines[y + 1][start + end + 1] == " ", "\(grid.text)")
    }
  }

  /// The person has laid a number of cards, of as many suits as there are, and names.
  private func naming(after wanted: Int) throws -> Game {
    var game = try Positions.game(.six)
    try Positions.play(
      &game,
      until: {
        if case .chiefNames = $0.match.round.publicState.phase { true } else { false }
      },
      choose: { game, legal in
        guard case .bid(let free, let atMost) = legal, let seat = game.match.round.turn else {
          return Positions.steady(game, legal)
        }
        let laid = game.match.round.publicState.auction.laid[seat]
        let isPerson = seat == game.personSeat
        guard laid.count < (isPerson ? wanted : seat.index == 2 ? 1 : 0), atMost > 0 else {
          return .pass
        }
        let other = free.first { card in !laid.contains { $0.suit == card.suit } }
        return (isPerson ? other ?? free.first : free.first).map { .bid([$0]) } ?? .pass
      })
    return game
  }
}
