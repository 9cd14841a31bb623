import MueBots
import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("Sentences that are named after values") struct PhraseFamilyTests {
  @Test("each is in the English table")
  func complete() throws {
    let words = try Studio().words("en")
    let phrases =
      Verb.allCases.flatMap { [$0.words, $0.help] }
      + HallVerb.allCases.flatMap { [$0.words, $0.help] } + KeyCommand.allCases.map(\.title)
      + Leak.allCases.flatMap { [Phrase("coach.leak", of: $0), Phrase("coach.warn", of: $0)] }
      + BotSettings.Level.allCases.map { .name(of: $0) }
      + BotSettings.Style.allCases.map { .name(of: $0) } + Company.allCases.map { .name(of: $0) }
      + Achievement.allCases.flatMap { [.name(of: $0), .about($0)] }
      + Speed.allCases.map { .name(of: $0) } + Document.allCases.map(\.title)
      + GamePreset.allCases.map { .name(of: $0) }
      + QuickPhrase.allCases.map { .ready($0) }
    for phrase in phrases { #expect(words(phrase) != phrase.key, "\(phrase.key)") }
  }
}
