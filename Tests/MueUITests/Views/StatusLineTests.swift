import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The status line") struct StatusLineTests {
  static let sizes = [(48, 26), (48, 32), (80, 24), (140, 45)].map {
    Size(width: $0.0, height: $0.1)
  }

  @Test(
    "a long notice does not hide the question, in any window", arguments: Studio.languageCodes,
    sizes)
  func both(code: String, size: Size) throws {
    let studio = try Studio()
    var game = try Positions.game(.five)
    try Positions.play(&game, until: { $0.match.round.turn == $0.personSeat })
    var state = try studio.state(game, code)
    let words = try studio.words(code)
    let question = try #require(Narration(state.view).question())
    let notice = Phrase.saveDamaged(file: "0001.mue")
    state.say(notice)
    let grid = try studio.picture(code).frame(of: state, size: size)
    let text = grid.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(words(question)))
    #expect(text.contains(words(notice)))
    #expect(grid.faults.isEmpty)
  }

  @Test(
    "what a pass leads to is told in full after the others' passes and after a wrong key",
    arguments: Studio.languageCodes, sizes)
  func lastPass(code: String, size: Size) throws {
    let studio = try Studio()
    var game = try Positions.game(.five)
    // The person draws level with the next player, and all others pass.
    try Positions.play(
      &game,
      until: {
        $0.match.round.turn == $0.personSeat && $0.match.round.publicState.auction.endsWithNextPass
      },
      choose: { game, legal in
        guard case .bid(let free, _) = legal, let seat = game.match.round.turn, seat.index < 2,
          game.match.round.publicState.auction.laid[seat].isEmpty, let card = free.first
        else { return .pass }
        return .bid([card])
      })
    let seats = game.match.round.rules.players.seats
    var state = try studio.state(game, code)
    state.show(state.view, after: .pass, by: seats[4])
    let question = try studio.words(code)(try #require(Narration(state.view).question()))
    for key in [nil, Key.character("~")] {
      if let key { _ = state.handle(key) }
      let grid = try studio.picture(code).frame(of: state, size: size)
      let text = grid.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains(question))
      #expect(state.notice != nil)
      #expect(grid.faults.isEmpty)
    }
  }

  @Test("the last card is no choice, led or not", arguments: [true, false])
  func lastCard(isLed: Bool) throws {
    let studio = try Studio()
    var game = try Positions.game(.five)
    try Positions.play(
      &game,
      until: {
        let observation = $0.view(for: $0.personSeat).observation
        return $0.match.round.turn == $0.personSeat && observation.hand.count == 1
          && (observation.publicState.currentTrick?.cards.isEmpty ?? true) == isLed
      })
    let state = try studio.state(game)
    #expect(Narration(state.view).question() == .askLastCard)
  }

  @Test("a trick shown again is named, and nothing in the hand is chosen or grey meanwhile")
  func pastTrick() throws {
    var state = try Studio().state(TableStates.playing(.five, tricks: 4))
    let picture = try Studio().picture()
    let size = Size(width: 80, height: 24)
    #expect(picture.frame(of: state, size: size).text.contains("▼"))
    state.openPage = .pastTrick(1)
    let text = picture.frame(of: state, size: size).text
    #expect(try text.contains(Studio().words("en")(.trickSeenAgain(number: 2, total: 12))))
    #expect(!text.contains("▼") && !text.contains("╌") && !text.contains("┊"))
  }

  @Test("the last line names keys, and the question stands above it", arguments: sizes)
  func keys(size: Size) throws {
    var state = try Studio().state(Positions.following())
    state.say(.saveDamaged(file: "0001.mue"))
    let isLow = size.height < Layout.usualHeight(width: size.width) + 3
    let rows = try Studio().picture().frame(of: state, size: size).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let keys = try #require(Layout(size, players: .five)).keys
    let question = try Studio().words("en")(.askFollowTrump)
    // Of two rows of keys the first gives way.
    #expect(rows[keys.y].contains(question) == (isLow && keys.height > 1))
    #expect(!rows[keys.bottom - 1].contains(question))
    #expect(rows[keys.y..<keys.bottom].contains { $0.contains("leave") })
    _ = state.handle(.right)
    let after = try Studio().picture().frame(of: state, size: size).text
    #expect(after.contains("move"))
  }
}
