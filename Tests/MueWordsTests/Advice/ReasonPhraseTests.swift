import Foundation
import MueBots
import MueData
import MueGame
import MueRules
import Testing

@testable import MueWords

@Suite("Reasons in words") struct ReasonPhraseTests {
  /// An expert with the policies that ship.
  private static let expert = BotSettings(level: .expert).makeBot(
    PolicyStore {
      try? Array(Data(contentsOf: Checkout.root.appending(path: PolicyStore.name)))
    }.policies)

  /// Every reason, with numbers as wide as possible.
  private static let reasons: [Reason] = [
    .onlyChoice, .drawsTrumps(outstanding: 19), .cashesWinner(others: 2), .leadsLoser,
    .takesForSure(points: 10), .trumpsForSure(points: 10), .takesAsLast(points: 10),
    .takesForNow(points: 10), .makesContract, .setsContract,
    .feedsOwnSide(points: 2), .leavesToOwnSide, .givesLeast(points: 2), .emptiesSuit(.black),
    .emptiesSuit(.yellow), .drawsLastTrumps, .keepsFromLead(PlayerCount.five.seats[1]),
    .leavesLead(to: PlayerCount.five.seats[1]), .takesToLead(from: PlayerCount.five.seats[1]),
    .leads(level: 12, target: 57), .wouldBeVice,
    .showsCards, .risksEclat, .restsOnLead, .staysOut, .couldBeTrump(.suit(.black), cards: 12),
    .couldBeTrump(.suit(.yellow), cards: 12), .becomesChief(percent: 100),
    .becomesVice(percent: 100), .becomesPartner(percent: 100),
    .holdsTrumps(cards: 12), .bonus(points: 100), .showsTrumps(cards: 12),
    .winsTrick(percent: 100, side: 1), .winsTrick(percent: 100, side: 2),
    .cashesWinner(others: 1), .savesTrump(side: 1), .makesMoreOften(side: 1),
    .keepsWinner(Card(at: 19), percent: 100),
    .keepsToTrump(Card(at: 19), .black), .keepsToTrump(Card(at: 59), .yellow),
    .forcesTrump(others: 1), .forcesTrump(others: 3), .risksPoints(points: 0),
    .risksPoints(points: 1), .winsPoints(points: 10), .failsByMore,
    .makesAsChief(percent: 100, otherwise: 92), .othersMakeLess(percent: 92, otherwise: 100),
    .raisesOthers(level: 12), .bringsMore(as: .chief), .bringsMore(as: .partner),
    .bringsMore(as: .opponent), .isPicked(by: PlayerCount.five.seats[1], for: nil, percent: 100),
    .isPicked(by: PlayerCount.five.seats[1], for: .suit(.yellow), percent: 100),
    .names(.suit(.yellow), percent: 100), .names(.suit(.black), percent: 100),
    .fitsLeader(PlayerCount.five.seats[1], .suit(.yellow), cards: 12),
    .shownBy(PlayerCount.five.seats[1], cards: 12), .deniesChief(.suit(.yellow)),
    .showsHighCards(cards: 8), .savesTrump(side: 2), .makesMoreOften(side: 2),
    .breaksMoreOften, .failsByLess, .bringsPoints(points: 10), .winsMatch(percent: 100),
    .keepsFromWinning(PlayerCount.five.seats[1], target: 500),
    .keepsFromWinning(PlayerCount.five.seats[1], target: nil),
    .costsRival(PlayerCount.five.seats[1], points: 10), .wouldBeTooDear(level: 12, percent: 49),
    .othersFail(percent: 49), .avoidsEclat(percent: 100), .hidesGoodCards,
  ]

  private static func words(_ code: String) throws -> Words {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let languages = try Languages.load(from: checkout.appending(path: "Localization").path)
    return try #require(languages.words(for: code))
  }

  @Test("each is a whole sentence that fits the status line", arguments: LanguageTablesTests.codes)
  func sentences(code: String) throws {
    let words = try Self.words(code)
    for reason in Self.reasons {
      let text = words(reason.phrase { _ in "Maximiliane" })
      #expect(text.count <= 46, "\(text)")
      #expect(text.hasSuffix("."), "\(text)")
      #expect(text.first?.isUppercase == true, "\(text)")
    }
    let texts = Set(Self.reasons.map { words($0.phrase { _ in "Bea" }) })
    #expect(texts.count == Self.reasons.count)
  }

  @Test("who plays alone has no side")
  func alone() throws {
    let sides = [
      "en": ["side"], "de": ["ihr", "euch", "euer"], "es": ["bando", "vuestra", "cumplís"],
      "pt": ["time"],
    ]
    for code in LanguageTablesTests.codes {
      let words = try Self.words(code)
      let refused = try #require(sides[code])
      let alone: [Reason] = [
        .winsTrick(percent: 60, side: 1), .savesTrump(side: 1), .makesMoreOften(side: 1),
        .cashesWinner(others: 1), .forcesTrump(others: 1), .failsByLess,
      ]
      for reason in alone {
        let text = words(reason.phrase { _ in "Bea" }).lowercased()
        #expect(!refused.contains { text.contains($0) }, "\(text)")
      }
    }
  }

  @Test(
    "the figures of a hint fit in a row of 80 columns, and in two of the narrowest window",
    arguments: LanguageTablesTests.codes)
  func figures(code: String) throws {
    let words = try Self.words(code)
    for move in [Move.pass, .bid(CardSet(CardSet.suit(.red).prefix(4))), .name(.noTrump)] {
      let move = move.shortPhrase { _ in "Bea" }
      for phrase in [
        Phrase.adviceHint(move: move, score: -12, chance: 100),
        .adviceHintYours(move: move, score: -12, chance: 100),
      ] {
        let line = Phrase.adviceNumbered(place: 1, line: phrase)
        #expect(words(line).count <= 78, "\(words(line))")
        #expect(words(line).wrapped(to: 46).count <= 2, "\(words(line))")
      }
    }
  }

  @Test("a hint says whose chance it is, and that two choices are level")
  func lines() throws {
    let players = PlayerCount.five
    let round = Round(deal: Deal(players: players, seed: 1), dealer: players.seats[0])
    let limits = Limits(playouts: 24)
    let hint = try #require(
      Hint(
        round.observation(for: players.seats[0]), by: Self.expert, limits: limits,
        rollouts: limits, seed: 1))
    /// The keys of the figures, without the number and the mark of level choices.
    func keys(_ figures: [Phrase]) -> Set<String> {
      Set(
        figures.map { figure in
          var figure = figure
          while case .phrase(let line) = figure.values["line"] { figure = line }
          return figure.key
        })
    }
    let lines = hint.lines(isChief: false) { _ in "Bea" }.map(\.figures)
    #expect(lines.count == hint.choices.count)
    #expect(keys(lines) == ["advice.adviceHint"])
    let own = hint.lines(isChief: true) { _ in "Bea" }.map(\.figures)
    #expect(keys(own) == ["advice.adviceHintYours"])
    var numbers: [Int] = []
    for (line, choice) in zip(lines, hint.choices) {
      let others = hint.comparison.groups.first { $0.choices.contains(choice) }?.choices.count
      #expect((line.key == "advice.adviceLevel") == (others ?? 0 > 1))
      #expect(line.key != "advice.adviceNumbered" || !choice.isLevel)
      if case .number(let place) = line.values["place"] { numbers.append(place) }
    }
    #expect(numbers == numbers.sorted())
    let list = hint.list(isChief: false) { _ in "Bea" }.map(\.figures.key)
    let shared = hint.comparison.groups.count { $0.choices.count > 1 }
    #expect(list.count == lines.count + shared && !list.contains("advice.adviceLevel"))
    #expect(list.count { $0 == "advice.adviceHint" } >= 2 * shared)
  }

  @Test("a choice repeats the reason of a better one only if it has no other")
  func repeated() throws {
    let limits = Limits(playouts: 48)
    var others = 0
    for seed in UInt64(1)...12 {
      let players = PlayerCount.five
      let round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
      let hint = try #require(
        Hint(
          round.observation(for: players.seats[0]), by: Self.expert, limits: limits,
          rollouts: limits, seed: seed))
      let name = { (seat: Seat) in "\(seat.index)" }
      var told: [Phrase] = []
      for (line, choice) in zip(hint.lines(isChief: false, naming: name), hint.choices) {
        let reasons = choice.reasons.map { $0.phrase(naming: name) }
        #expect(line.reason == reasons.first { !told.contains($0) } ?? reasons.first)
        others += line.reason == reasons.first ? 0 : 1
        told += [line.reason].compactMap(\.self)
      }
      let listed = hint.list(isChief: false, naming: name).compactMap(\.reason)
      #expect(listed == told)
    }
    #expect(others > 0)
  }

  @Test("a review names the éclat that a pass led to")
  func eclat() throws {
    // Two seats lay a card each, and all pass; the one that passes last is tied.
    var round = Round(deal: Deal(players: .five, seed: 7), dealer: PlayerCount.five.seats[0])
    var seat = PlayerCount.five.seats[0]
    while let turn = round.turn, case .bid(let free, _) = round.legalMoves {
      seat = turn
      let isBidder = turn.index < 2 && round.publicState.auction.laid[turn].isEmpty
      try round.apply(
        isBidder ? .bid(CardSet([try #require(free.first)])) : .pass)
    }
    let reviewer = Reviewer(round, seat: seat, by: Self.expert, in: nil)
    let limits = Limits(playouts: 60)
    let last = reviewer.decision(reviewer.count - 1, limits: limits, rollouts: limits, seed: 1)
    #expect(last.made.move == .pass && last.made.eclatPercent == 100 && last.cost > 0)
    let why = last.why { _ in "" }
    #expect(why.first == .reviewEclat(percent: 100))
    #expect(why.count == 2)
    // A reason names the move that it is for.
    let move = last.best.move.shortPhrase { _ in "" }
    #expect(why.last?.key == "advice.adviceWhy" && why.last?.values["move"] == .phrase(move))
    let first = reviewer.decision(0, limits: limits, rollouts: limits, seed: 1)
    #expect(first.cost > 0 || !first.why { _ in "" }.contains { $0.key == "advice.reviewEclat" })
  }

  @Test("costs have one decimal")
  func tenths() throws {
    let costs = try [0, 0.04, 0.05, 12.36, -3.24, -0.01].map { try Self.words("en")($0.inTenths) }
    #expect(costs == ["0.0", "0.0", "0.1", "12.4", "−3.2", "0.0"])
    #expect(try Self.words("de")((-3.24).inTenths) == "−3,2")
  }

  @Test("moves are described by what is chosen")
  func moves() throws {
    let words = try Self.words("en")
    func text(_ move: Move) -> String { words(move.phrase { _ in "Bea" }) }
    let cards = CardSet(CardSet.suit(.red).prefix(2))
    #expect(text(.pass) == "passing")
    #expect(text(.bid(cards)) == "laying red 0, red 1")
    #expect(words(Move.bid(cards).shortPhrase { _ in "" }) == "laying R0, R1")
    #expect(text(.name(.noTrump)) == "no trump")
    #expect(text(.pick(PlayerCount.five.seats[1])) == "Bea")
    #expect(text(.play(Card(.blue, Rank.all[7]))) == "blue 7")
  }
}
