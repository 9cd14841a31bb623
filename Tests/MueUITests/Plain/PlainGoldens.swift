import Foundation
import Testing

@testable import MueUI

/// Dialogues in text, compared with those on file.
@Suite("Dialogues on file") struct PlainGoldens {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Goldens/plain")

  private static func file(_ name: String) -> URL { folder.appending(path: name + ".txt") }

  /// What a person writes in a talk on file: the lines that begin with a prompt.
  private static func script(_ name: String) throws -> [String] {
    try String(contentsOf: file(name), encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  private func compare(_ lines: [String], _ name: String) throws {
    let file = Self.file(name)
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["MUE_RECORD_GOLDENS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)), "\(name)")
  }

  @Test("a hand from the deal into the play", arguments: Studio.languageCodes)
  func hand(language: String) throws {
    var talk = try Conversation(language: language)
    let script = try Self.script("hand-\(language)")
    #expect(script.count >= 20)
    for line in script { try talk.say(line) }
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
