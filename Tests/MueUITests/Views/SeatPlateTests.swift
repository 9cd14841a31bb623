import CellGrid
import MueBots
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("The plates of the seats") struct SeatPlateTests {
  @Test(
    "both sides keep the same distance from the frame, and laid cards are below the name",
    arguments: [(48, 32), (60, 40), (80, 24), (140, 45)].map { Size(width: $0.0, height: $0.1) })
  func margins(size: Size) throws {
    let states = try TableStates.all()
    let state = try #require(states.first { $0.name == "nine-each" }).state
    let layout = try #require(Layout(size, players: .six))
    let grid = try Studio().picture().frame(of: state, size: size)
    func blanks(_ columns: some Sequence<Int>, _ plate: Rect) -> Int {
      (plate.y..<plate.bottom).map { y in
        columns.prefix { grid[Position(x: $0, y: y)].character == " " }.count
      }.min() ?? 0
    }
    for plate in layout.plates where plate.y >= layout.centre.y {
      let isAtRight = plate.x > layout.centre.x
      let columns = Array(plate.x..<plate.right)
      #expect(blanks(isAtRight ? columns.reversed() : columns, plate) == 1, "\(plate)")
    }
  }

  @Test(
    "the laid cards of all seats have one size, smaller if a seat lays many, or are all words",
    arguments: [(48, 40), (80, 24), (118, 40), (140, 45), (200, 60)])
  func sizes(width: Int, height: Int) throws {
    let states = try TableStates.all()
    let layout = try #require(Layout(Size(width: width, height: height), players: .six))
    func size(_ name: String) throws -> CardSize? {
      let view = try #require(states.first { $0.name == name }).state.view
      let plates = Plates(in: layout, of: view).others.map(\.plate)
      #expect(Set(plates.map(\.laidSize)).count == 1)
      return plates[0].laidSize
    }
    let (few, many) = (try size("trick"), try size("nine-each"))
    #expect(few == layout.cards.laid)
    #expect(many.map { $0 <= (few ?? .small) } ?? (height < 45))
  }

  @Test(
    "during the auction the person's laid cards lie above the own plate and below the turns, not in the hand",
    arguments: [(48, 40), (80, 24), (118, 40), (140, 45), (200, 60)], PlayerCount.allCases)
  func ownLaid(size: (width: Int, height: Int), players: PlayerCount) throws {
    var game = try Positions.game(players)
    try Positions.play(
      &game,
      until: { game in
        let publicState = game.match.round.publicState
        return publicState.turn == game.personSeat
          && publicState.auction.laid[game.personSeat].count == 4
      }, choose: Positions.twoAtATime)
    let state = try Studio().state(game)
    let laid = game.match.round.publicState.auction.laid[game.personSeat]
    #expect(CardSet(state.handFromLeft) == state.view.observation.hand - laid)
    let window = Size(width: size.width, height: size.height)
    let layout = try #require(Layout(window, players: players))
    let grid = try Studio().picture().frame(of: state, size: window)
    let auction = Plates(in: layout, of: state.view).auction
    let rows = (auction.bottom..<layout.own.y).map { y in
      String((auction.x..<auction.right).compactMap { grid[Position(x: $0, y: y)].character })
    }
    let shown = rows.flatMap { $0.matches(of: /[0-9][▲■●◆★]/).map { String($0.output) } }
    let pen = try Studio().picture().pen(for: window)
    #expect(shown.sorted() == laid.map(pen.small).sorted(), "\(grid.text)")
    #expect(AuctionView(view: state.view).range(pen, in: auction).upperBound <= auction.bottom)
  }

  @Test(
    "where there is room at all seats, the last bid of each is raised by a row and its number of cards is large, that of the leader in gold",
    arguments: [(80, 24), (118, 40), (140, 45), (200, 60)], PlayerCount.allCases)
  func bids(size: (width: Int, height: Int), players: PlayerCount) throws {
    var game = try Positions.game(players)
    try Positions.play(
      &game, until: { $0.moveCount == 2 * players.number }, choose: Positions.twoAtATime)
    let state = try Studio().state(game)
    let auction = game.match.round.publicState.auction
    let window = Size(width: size.width, height: size.height)
    let grid = try Studio().picture(palette: .direct).frame(of: state, size: window)
    let pen = try Studio().picture(palette: .direct).pen(for: window)
    let layout = try #require(Layout(window, players: players))
    let others = Plates(in: layout, of: state.view).others
    #expect(Set(others.map(\.plate.hasCount)).count == 1)
    #expect(Set(others.map(\.plate.isBidRaised)).count == 1)
    let hasRoom = size.width == 200 && players.hasSeatOpposite
    #expect(!hasRoom || others.allSatisfy { $0.plate.isBidRaised && $0.plate.hasCount })
    for (plate, rect) in others where plate.laidSize != nil {
      let lines = (rect.y..<rect.bottom).map { y in
        String((rect.x..<rect.right).map { grid[Position(x: $0, y: y)].character ?? " " })
      }
      let last = try #require(auction.turns.last { $0.seat == plate.seat }).cards
      let boxes = try #require(
        plate.boxes(
          plate.laidSize ?? .small, in: SeatPlate.cards(in: rect, isAtTop: plate.isAtTop)))
      for (index, card) in plate.shown.enumerated() {
        let y = boxes.rect(index).y + (plate.isBidRaised && last.contains(card) ? 0 : 1)
        #expect(lines[y - rect.y].contains(pen.small(card)), "\(card) \(grid.text)")
      }
      let number = LargeNumber(auction.laid[plate.seat].count)
      let isShown = lines.indices.dropLast(2).contains { row in
        (0..<3).allSatisfy { lines[row + $0].contains(number.rows[$0]) }
      }
      #expect(isShown == plate.hasCount, "\(grid.text)")
      let gold = pen.look.style(.goldOnFelt).foreground
      let isGold = (rect.y..<rect.bottom).contains { y in
        (rect.x..<rect.right).contains { grid[Position(x: $0, y: y)].style.foreground == gold }
      }
      #expect(isGold == (plate.hasCount && auction.leaders.contains(plate.seat)))
    }
  }

  @Test("once the auction is over, laid cards are part of the hand again")
  func wholeHand() throws {
    let state = try Studio().state(Positions.following())
    let publicState = state.view.observation.publicState
    #expect(!publicState.lying(before: state.view.seat).isEmpty)
    #expect(CardSet(state.handFromLeft) == state.view.observation.hand)
  }

  @Test("a level stands beside a name only where the levels differ")
  func levels() throws {
    func screen(_ levels: [BotSettings.Level]) throws -> String {
      let names = ["Ada", "Bea", "Carl", "Dora"]
      let players = try names.enumerated().map { index, name in
        Player(
          name: try #require(PlayerName(name)),
          agent: index == 0 ? .person() : .computer(BotSettings(level: levels[index - 1])))
      }
      let game = try Game(rules: MatchRules(players: .four), seed: 7, players: players)
      return try Studio().picture().frame(
        of: Studio().state(game), size: Size(width: 80, height: 24)
      )
      .text
    }
    #expect(try !screen([.club, .club, .club]).contains("club"))
    let mixed = try screen([.club, .expert, .club])
    #expect(mixed.contains("Carl (expert)") && mixed.contains("club"))
  }

  @Test("at a linked table a computer player's level stands beside its name, never “free”")
  func freeSeats() throws {
    let states = try TableStates.all()
    let state = try #require(states.first { $0.name == "friends" }).state
    let text = try Studio().picture().frame(of: state, size: Size(width: 80, height: 24)).text
    #expect(text.contains(/Emil .*\(club\)/) && !text.contains("free"))
  }
}
