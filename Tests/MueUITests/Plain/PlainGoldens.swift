import Foundation
import Testing

@testable import MueUI

/// Dialogues in text, compared with those on file.
@Suite("Dialogues on file") struct PlainGoldens {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Goldens/plain")

  /// The person's lines in each language, up to the first tricks of a hand.
  private static let scripts = [
    "en": [
      "help", "hand", "bid 1 2", "bid 1", "bid", "bid 1", "bid 1", "pass", "trump", "trump red",
      "trump 9", "2", "partner Zoe", "carl", "table", "5", "1", "why 9", "9", "1", "last", "points",
      "trick",
    ],
    "de": [
      "hilfe", "blatt", "reize 1 2", "reize 1", "reize", "reize 1", "reize 1", "passe", "trumpf",
      "trumpf gelb", "trumpf 9", "gruen", "partner Zoe", "carl", "tisch", "spiele 5", "1",
      "warum 9",
      "9", "1", "letzter", "punkte", "stich",
    ],
    "es": [
      "ayuda", "cartas", "puja 1 2", "puja 1", "puja", "puja 1", "puja 1", "paso", "triunfo",
      "triunfo amarillo", "triunfo 9", "verde", "companero Zoe", "carl", "mesa", "juega 5", "1",
      "porque 9", "9", "1", "ultima", "puntos", "baza",
    ],
    "pt": [
      "ajuda", "mao", "lance 1 2", "lance 1", "lance", "lance 1", "lance 1", "passe", "trunfo",
      "trunfo amarelo", "trunfo 9", "verde", "parceiro Zoe", "carl", "mesa", "jogue 5", "1",
      "porque 9", "9", "1", "ultima", "pontos", "vaza",
    ],
  ]

  private func compare(_ lines: [String], _ name: String) throws {
    let file = Self.folder.appending(path: name + ".txt")
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["MUE_RECORD_GOLDENS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)), "\(name)")
  }

  @Test("a hand from the deal into the play", arguments: Studio.languageCodes)
  func hand(language: String) throws {
    var talk = try Conversation(language: language)
    for line in try #require(Self.scripts[language]) { try talk.say(line) }
    try compare(talk.lines, "hand-\(language)")
  }

  @Test("the end of a match, the score sheet and the summary", arguments: Studio.languageCodes)
  func match(language: String) throws {
    var talk = try Conversation(.three, seed: 11, language: language)
    var steps = 0
    while !talk.game.match.isOver, steps < 200 {
      steps += 1
      try talk.say(talk.game.match.round.score == nil ? Self.steady(talk) : "")
    }
    let known = talk.lines.count
    for line in ["", "score", "summary", "log", "who", "seat", "turn"] { try talk.say(line) }
    try compare(
      talk.lines.prefix(known).suffix(14) + talk.lines.dropFirst(known), "match-\(language)")
  }

  /// The simplest answer to the question.
  private static func steady(_ talk: Conversation) -> String {
    switch talk.talk.view.observation.legalMoves {
    case .bid: talk.game.match.round.publicState.auction.laid[0].count < 3 ? "bid 1" : "pass"
    case .name(let trumps): "trump \(trumps[0].text)"
    case .pick: "partner 1"
    default: "play 1"
    }
  }
}
