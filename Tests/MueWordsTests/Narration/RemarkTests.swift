import MueBots
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueWords

@Suite("What computer players say") struct RemarkTests {
  @Test("they speak at most once a hand, and only of an éclat, a great trick or a close end")
  func once() throws {
    var (hands, spoken) = (0, 0)
    var phrases: Set<Phrase> = []
    for seed in UInt64(1)...150 {
      var game = try RemarkTests.game(seed: seed)
      var remarks = 0
      while let legal = game.match.round.legalMoves {
        let moves = legal.all
        // Some éclats, and otherwise any cards.
        let index = Int((seed &* 31 &+ UInt64(game.moveCount) &* 17) % UInt64(moves.count))
        try game.apply(game.moveCount > 9 && moves.contains(.pass) ? .pass : moves[index])
        let view = game.view(for: game.personSeat)
        guard let remark = Narration(view).remark else { continue }
        remarks += 1
        phrases.insert(remark.phrase)
        #expect(remark.seat != game.personSeat)
        let publicState = game.match.round.publicState
        let isGreat = (publicState.tricks.last?.points ?? 0) >= 8
        #expect(isGreat || publicState.score != nil)
      }
      #expect(remarks <= 1)
      hands += 1
      spoken += remarks
    }
    #expect(spoken > 0 && spoken < hands)
    #expect(phrases.count > 1)
  }

  @Test("a style of bidding has words of its own, in every language, for every occasion")
  func styles() throws {
    let languages = try Languages.load(from: Checkout.localization.path)
    for code in languages.codes {
      let words = try #require(languages.words(for: code))
      let said = BotSettings.Style.allCases.flatMap { style in
        Remark.allCases.map { words($0.words(in: style)) }
      }
      #expect(Set(said).count == 9, "\(code)")
      #expect(!said.contains { $0.contains("voices.") }, "\(code)")
    }
  }

  @Test("the words at the table are those of the player's style", arguments: Company.allCases)
  func atTheTable(company: Company) throws {
    var heard: Set<BotSettings.Style> = []
    for seed in UInt64(1)...60 {
      var game = try RemarkTests.game(seed: seed, company: company)
      while let legal = game.match.round.legalMoves {
        // Two bids at most, of different seats, so that éclats are common.
        let turns = game.match.round.publicState.auction.turns.count
        let bids = turns == seed % 5 || turns == (seed + 1) % 5
        let moves = legal.all
        try game.apply(moves.contains(.pass) && !bids ? .pass : moves[moves.count > 1 ? 1 : 0])
        let view = game.view(for: game.personSeat)
        guard let remark = Narration(view).remark else { continue }
        let style = company.style(ofOpponent: remark.seat.index - 1)
        heard.insert(style)
        #expect(Remark.allCases.map { $0.words(in: style) }.contains(remark.phrase))
      }
    }
    #expect(heard.count == (company == .mixed ? 3 : 1))
  }

  @Test("a mixed company is introduced with its styles, another one is not")
  func introduced() throws {
    func narration(_ company: Company) throws -> Narration {
      let game = try RemarkTests.game(seed: 1, company: company)
      return Narration(game.view(for: game.personSeat))
    }
    let mixed = try narration(.mixed)
    let balanced = try #require(mixed.view.rules.players.seat(3))
    #expect(mixed.settings(of: balanced) == [.levelClub, .styleBalanced])
    #expect(
      mixed.company
        == .companyTold(
          players: [("Bea", .bold), ("Carl", .cautious), ("Dora", .balanced), ("Emil", .bold)].map {
            .playerOfStyle(name: $0, style: .name(of: $1 as BotSettings.Style))
          }))
    #expect(try narration(.bold).company == nil)
    #expect(try narration(.balanced).settings(of: balanced) == [.levelClub])
  }

  private static func game(seed: UInt64, company: Company = .balanced) throws -> Game {
    let players = try ["Ada", "Bea", "Carl", "Dora", "Emil"].enumerated().map { index, name in
      let style = company.style(ofOpponent: max(0, index - 1))
      return Player(
        name: try #require(PlayerName(name)),
        agent: index == 0 ? .person() : .computer(BotSettings(level: .club, style: style)))
    }
    return try Game(rules: MatchRules(players: .five), seed: seed, players: players)
  }
}
