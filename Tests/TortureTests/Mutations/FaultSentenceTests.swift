import Foundation
import MueGame
import MueWords
import Platform
import TestSupport
import Testing

@testable import MueApp

/// The sentences about faults, with numbers that no reader accepts: they are made from what has
/// just been refused, so they are tried as readers are.
@Suite("Sentences about refused numbers") struct FaultSentenceTests {
  private static let odd = [Int.min, -1, Int.max]
  private let languages: Languages

  init() throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL.path
    languages = try Languages.load(from: checkout + "/Localization")
  }

  /// Says the phrase in every language.
  private func say(_ phrase: Phrase, _ what: String) throws {
    for code in languages.codes {
      let words = try #require(languages.words(for: code))
      #expect(!words(phrase).isEmpty, "\(what)")
    }
  }

  /// A text once for each whole number in it, with an odd number in its place.
  private func variants(of text: String) -> [String] {
    text.matches(of: /-?[0-9]+/).flatMap { match in
      Self.odd.map { text.replacingCharacters(in: match.range, with: String($0)) }
    }
  }

  @Test("a record and a score with an odd number in any place are refused in a sentence")
  func records() throws {
    var refused = 0
    for name in ["record", "score"] {
      let samples = try #require(Reader.named(name)).samples
      for sample in samples.prefix(6) {
        for text in variants(of: String(decoding: sample, as: UTF8.self)) {
          let bytes = Array(text.utf8)
          do {
            if name == "record" {
              _ = try HandRecord(checking: bytes)
            } else {
              _ = try ScoreRequest(reading: bytes).answer
            }
          } catch let fault as HandFault {
            try say(fault.phrase, text)
            refused += 1
          } catch let fault as ScoreFault {
            try say(fault.phrase, text)
            refused += 1
          }
        }
      }
    }
    #expect(refused > 200)
  }

  @Test("every option that takes a value refuses odd numbers in a sentence, or means them")
  func options() throws {
    var refused = 0
    for option in ProgramOption.all where option.value != nil {
      for command in option.commands {
        for number in Self.odd {
          let arguments = [command?.name].compactMap(\.self) + ["--\(option.name)=\(number)"]
          // A command that needs a word more gets it.
          for words in [arguments, arguments + ["1"]] {
            do throws(CommandError) {
              _ = try Command.action(words, languages: languages)
            } catch {
              try say(error.phrase, "\(words)")
              refused += 1
            }
          }
        }
      }
    }
    #expect(refused > 100)
  }
}
