import Testing

@testable import MueUI

/// Dialogues in text, compared with those on file.
@Suite("Dialogues on file") struct PlainGoldens {
  /// The names of the files.
  static let names = Studio.languageCodes.flatMap { ["plain/hand-\($0)", "plain/match-\($0)"] }

  /// What a person writes in a dialogue on file: the lines that begin with a prompt.
  private static func script(_ name: String) throws -> [String] {
    try #require(Goldens.text(name)).split(separator: "\n").filter { $0.hasPrefix("> ") }
      .map { String($0.dropFirst(2)) }
  }

  private func compare(_ lines: [String], _ name: String) throws {
    try Goldens.compare(lines.joined(separator: "\n"), name)
  }

  @Test("a hand from the deal into the play", arguments: Studio.languageCodes)
  func hand(language: String) throws {
    var talk = try Conversation(language: language)
    let script = try Self.script("plain/hand-\(language)")
    #expect(script.count >= 20)
    for line in script { try talk.say(line) }
    try compare(talk.lines, "plain/hand-\(language)")
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
      talk.lines.prefix(known).suffix(14) + talk.lines.dropFirst(known), "plain/match-\(language)")
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
