import Foundation
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

/// A dialogue between a person and a table without a program; the others make deterministic moves.
struct Conversation {
  private(set) var game: Game
  private(set) var talk: PlainTalk
  /// All lines told, and after `> ` the person's lines.
  private(set) var lines: [String] = []
  let words: Words

  static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(
    _ players: PlayerCount = .five, seed: UInt64 = 7, language: String = "en",
    names: [String] = ["Ada", "Bea", "Carl", "Dora", "Emil", "Fritz"]
  ) throws {
    let languages = try Languages.load(
      from: Self.checkout.appending(path: "Localization").path)
    words = try #require(languages.words(for: language))
    let seats = try names.prefix(players.number).enumerated().map { index, name in
      Player(
        name: try #require(PlayerName(name)), agent: index == 0 ? .person() : .computer(.club))
    }
    game = try Game(
      rules: MatchRules(players: players, end: .hands(2)), seed: seed, players: seats)
    talk = PlainTalk(
      view: game.view(for: game.personSeat),
      vocabulary: Vocabulary(words, english: try #require(languages.words(for: "en"))))
    tell(talk.opening(isNew: true))
    try othersMove()
  }

  /// The last line told.
  var last: String { lines.last ?? "" }

  /// Takes a line of the person; returns the answer and what the others then do.
  @discardableResult
  mutating func say(_ line: String) throws -> [String] {
    let known = lines.count + 1
    lines.append("> " + line)
    let reply = talk.read(line)
    tell(reply.lines)
    switch reply.effect {
    case .make(let move):
      try game.apply(move)
      tell(talk.show(game.view(for: game.personSeat)))
    case .goOn: tell(talk.releaseTrick())
    case .dealNextHand:
      game.dealNextHand()
      tell(talk.show(game.view(for: game.personSeat)))
    default: break
    }
    try othersMove()
    return Array(lines.dropFirst(known))
  }

  private mutating func tell(_ phrases: [Phrase]) { lines += phrases.map { words($0) } }

  private mutating func othersMove() throws {
    while let turn = game.match.round.turn, turn != game.personSeat,
      let legal = game.match.round.legalMoves
    {
      try game.apply(Self.move(of: turn, game, legal))
      tell(talk.show(game.view(for: game.personSeat)))
    }
  }

  /// Bea lays two cards one by one, Dora one; otherwise they make the first legal move.
  private static func move(of seat: Seat, _ game: Game, _ legal: LegalMoves) -> Move {
    switch legal {
    case .bid(let free, let atMost):
      let wanted = [0, 2, 0, 1, 0, 0][seat.index]
      let hasLaid = game.match.round.publicState.auction.laid[seat].count
      return hasLaid < wanted && atMost > 0 ? .bid(CardSet(free.prefix(1))) : .pass
    case .name(let trumps): return .name(trumps[0])
    case .pick(let seats): return .pick(seats[0])
    case .play(let cards): return cards.first.map(Move.play) ?? .pass
    }
  }
}
