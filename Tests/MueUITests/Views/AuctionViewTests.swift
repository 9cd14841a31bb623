import CellGrid
import MueBots
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("The auction on the felt") struct AuctionViewTests {
  @Test(
    "four cards leave room for a name of five letters",
    arguments: [(48, 40), (80, 24), (160, 50)].map { Size(width: $0.0, height: $0.1) })
  func names(size: Size) throws {
    let players = try ["Lucía", "Bruno", "Diego", "Elena", "Clara"].enumerated().map {
      Player(
        name: try #require(PlayerName($1)),
        agent: $0 == 0 ? .person() : .computer(BotSettings(level: .club)))
    }
    var game = try Game(rules: MatchRules(players: .five), seed: 7, players: players)
    try Positions.play(
      &game, until: { $0.moveCount == 4 },
      choose: { _, legal in
        guard case .bid(let free, let atMost) = legal else { return .pass }
        return .bid(CardSet(free.prefix(atMost)))
      })
    let grid = try Studio().picture().frame(of: Studio().state(game), size: size)
    // A cut name would be followed by its cards; "is thinking…" ends a line.
    #expect(!grid.text.contains("… "), "\(grid.text)")
    #expect(grid.faults.isEmpty)
  }

  /// The views of auctions in which all lay as much as they can, two cards at a time, in which some
  /// pass, and in which one player raises its own bid card by card, for ten rounds or more.
  private func views(_ players: PlayerCount) throws -> [GameObservation] {
    var views: [GameObservation] = []
    for choose in [Positions.twoAtATime, Positions.steady, raisesItself] {
      var game = try Positions.game(players)
      while case .auction = game.match.round.publicState.phase {
        views.append(game.view(for: game.personSeat))
        let count = game.moveCount
        try Positions.play(&game, until: { $0.moveCount > count }, choose: choose)
      }
      views.append(game.view(for: game.personSeat))
    }
    return views
  }

  private func raisesItself(_ game: Game, _ legal: LegalMoves) -> Move {
    guard case .bid(let free, let atMost) = legal, atMost > 0,
      game.match.round.turn == game.match.round.publicState.dealer
    else { return .pass }
    return .bid(CardSet(free.prefix(1)))
  }

  private func lines(_ rows: [Row], _ pen: Pen) -> [String] {
    rows.map { $0.text(width: 0, pen.look) }
  }

  @Test(
    "a row for each seat from the first to speak shows its turns, the last ones where not all fit",
    arguments: PlayerCount.allCases)
  func rounds(players: PlayerCount) throws {
    let pen = try Studio().picture().pen(for: Size(width: 80, height: 24))
    var hasEarlier: Set<Bool> = []
    for view in try views(players) {
      let auction = view.observation.publicState.auction
      let seats = players.seats(from: view.observation.publicState.dealer)
      for width in [18, 30, 60] {
        let rows = lines(AuctionRounds(view: view).rows(pen, width: width), pen)
        #expect(rows.count == players.number + 1)
        let numbers = rows[0].split(separator: " ").compactMap { Int($0) }
        let all = (auction.turns.count + (auction.turn == nil ? 0 : 1) - 1) / players.number + 1
        #expect(numbers == Array(all - numbers.count + 1...all))
        #expect(rows[0].contains("…") == (numbers.first != 1))
        hasEarlier.insert(rows[0].contains("…"))
        for (seat, row) in zip(seats, rows.dropFirst()) {
          let shown = auction.turns.enumerated().filter { index, turn in
            turn.seat == seat && numbers.contains(index / players.number + 1)
          }
          let texts = shown.flatMap { _, turn -> [String] in
            let cards = turn.cards.map(pen.small).sorted()
            return cards.isEmpty
              ? ["–"] : row.contains("+\(cards.count)") ? ["+\(cards.count)"] : cards
          }
          let isNext = auction.turn == seat
          #expect(
            row.split(separator: " ").dropFirst().map(String.init).sorted()
              == (texts + (isNext ? ["?"] : [])).sorted(), "\(rows)")
        }
      }
    }
    #expect(hasEarlier == [true, false])
  }

  @Test(
    "the ladder shows the bids from two above the highest down, with their targets and who is there",
    arguments: PlayerCount.allCases)
  func ladder(players: PlayerCount) throws {
    let pen = try Studio().picture().pen(for: Size(width: 80, height: 24))
    for view in try views(players) {
      let auction = view.observation.publicState.auction
      let rows = BidLadder(view: view).rows(pen, width: 80, height: 40)
      #expect(lines(rows, pen)[0].split(separator: " ") == ["bid", "target"])
      let top = min(max(3, auction.most + 2), auction.rules.handSize)
      for (level, row) in zip(sequence(first: top) { $0 - 1 }, rows.dropFirst()) {
        let words = lines([row], pen)[0].split { " ,".contains($0) }.map(String.init)
        let seats = players.seats.filter { auction.laid[$0].count == level }
        let names = seats.map { $0 == view.seat ? "you" : view.players[$0].name.text }
        #expect(
          words == [String(level), String(auction.rules.target(level: level))] + names)
        #expect((row.parts[0].ink == .feltTurn) == (level == auction.most))
      }
      let laid = auction.laid.map(\.count).filter { $0 > 0 }
      #expect(rows.count == 1 + top - (laid.min() ?? 1) + 1)
    }
  }

  @Test(
    "an auction of any size stays in its block and shows the highest bid",
    arguments: PlayerCount.allCases)
  func room(players: PlayerCount) throws {
    let picture = try Studio().picture("de")
    let views = try views(players)
    for (index, view) in views.enumerated() {
      let most = view.observation.publicState.auction.most
      for width in stride(from: 18, through: 60, by: 7) {
        let height = 3 + (index + width) % 24
        let rect = Rect(x: 2, y: 1, width: width, height: height)
        var pen = picture.pen(for: Size(width: width + 4, height: height + 2))
        AuctionView(view: view).draw(on: &pen, in: rect)
        #expect(pen.grid.faults.isEmpty, "\(width)×\(height) \(pen.grid.text)")
        let range = AuctionView(view: view).range(pen, in: rect)
        #expect(range.lowerBound >= rect.y && range.upperBound <= rect.bottom)
        if most > 0, height <= players.number {
          #expect(pen.grid.text.contains("\(most)  "), "\(pen.grid.text)")
        }
      }
    }
  }
}
