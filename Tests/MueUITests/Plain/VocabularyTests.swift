import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The vocabulary") struct VocabularyTests {
  private static let codes = Studio.languageCodes
  private let languages: Languages

  init() throws {
    languages = try Languages.load(
      from: Conversation.checkout.appending(path: "Localization").path)
  }

  private func words(_ code: String) throws -> Words { try #require(languages.words(for: code)) }

  private func vocabulary(_ code: String) throws -> Vocabulary {
    Vocabulary(try words(code), english: try words("en"))
  }

  @Test("every word of a language means its verb, with or without accents", arguments: codes)
  func ownWords(code: String) throws {
    let vocabulary = try vocabulary(code)
    for verb in Verb.allCases {
      for word in try words(code)(verb.words).split(separator: ",") {
        #expect(vocabulary.verb(word) == verb, "\(word)")
        #expect(vocabulary.verb(String(word).inASCII.uppercased()) == verb, "\(word)")
      }
    }
  }

  @Test("every English word is understood in every language", arguments: codes)
  func english(code: String) throws {
    let vocabulary = try vocabulary(code)
    for verb in Verb.allCases {
      for word in try words("en")(verb.words).split(separator: ",") {
        #expect(vocabulary.verb(word) == verb, "\(word)")
      }
    }
  }

  @Test("a line of help begins with the verb that it explains", arguments: codes)
  func help(code: String) throws {
    let vocabulary = try vocabulary(code)
    for verb in Verb.allCases {
      let first = try words(code)(verb.help).prefix { !" ,:".contains($0) }
      #expect(vocabulary.verb(first) == verb, "\(first)")
    }
  }

  @Test("suits, cards and trumps are read in the language and in English")
  func cards() throws {
    let german = try vocabulary("de")
    #expect(german.suit("gruen") == .green)
    #expect(german.suit("GRÜN") == .green)
    #expect(german.suit("green") == .green)
    // G is yellow in German, though green in English.
    #expect(german.card("g7")?.suit == .yellow)
    #expect(german.card("7g")?.text == "Y7")
    #expect(german.card("schwarz", "3")?.text == "K3")
    #expect(try vocabulary("pt").card("3", "preto")?.text == "K3")
    #expect(german.trump(["ohne", "Trumpf"]) == .noTrump)
    #expect(german.trump(["no", "trump"]) == .noTrump)
    #expect(german.trump(["7er"]) == .number(try #require(Rank(7))))
    #expect(german.trump(["12"]) == nil)
    #expect(german.card("77") == nil)
  }
}
