import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The people at a table in lines") struct PeopleTalkTests {
  private let seats = PlayerCount.five.seats

  private func talk(
    _ language: String = "en", isGathering: Bool = false,
    _ change: (inout People) -> Void = { _ in }
  ) throws -> (talk: PeopleTalk, words: Words) {
    var people = PeopleStates.people(isGathering: isGathering)
    change(&people)
    let words = try Studio().words(language)
    let vocabulary = try Vocabulary(words, english: Studio().words("en"))
    return (PeopleTalk(people, vocabulary: vocabulary), words)
  }

  @Test("yes and no are understood in the language and in English, only where they are asked for")
  func consent() throws {
    for language in Studio.languageCodes {
      let (asked, words) = try talk(language) { $0.undoAskedBy = PlayerName("Ben") }
      let (agreement, _) = try talk(language) { $0.isAgreementAsked = true }
      let (quiet, _) = try talk(language)
      for (phrase, isGiven) in [(Phrase.wordsYes, true), (.wordsNo, false)] {
        let own = words(phrase).split(separator: ",").map(String.init)
        for word in own + [isGiven ? "YES" : "No"] {
          let words = word.typedWords
          #expect(asked.consent(words) == .perform(.consent(isGiven)), "\(word)")
          #expect(agreement.consent(words) == .perform(isGiven ? .agree : .leave), "\(word)")
          #expect(quiet.consent(words) == nil, "\(word)")
        }
      }
      #expect(asked.consent([]) == nil && agreement.consent([]) == .perform(.agree))
    }
  }

  @Test(
    "everybody is listed with what is to be known, and the host with the codes",
    arguments: Studio.languageCodes)
  func listing(language: String) throws {
    let (talk, words) = try talk(language, isGathering: true) {
      $0.muted = [seats[1]]
      $0.clock = 30
      $0.onlookers = 2
      $0.hostSilence = 7
    }
    let lines = talk.listing.map { words($0) }
    #expect(
      lines.prefix(5).map { String($0.prefix { $0 != ":" }) } == [
        "Ada (1)", "Ben (2)", "Clara (3)", "Dora (4)", "Emil (5)",
      ])
    #expect(lines[4].contains("amber-kettle-window-orange-lemon"))
    #expect(lines.contains { $0.contains("harvest-summer-elbow-violin-marble") })
    #expect(
      lines.contains { $0.contains("30") } && lines.contains { $0.contains("192.0.2.7:7155") })
    // Nothing is said of keys: {enter} would be one.
    #expect(lines.allSatisfy { !$0.contains("enter ") && !$0.contains("{") })
  }

  @Test("only what has changed is told") func news() throws {
    var (talk, words) = try talk()
    var next = talk.people
    #expect(talk.show(next).isEmpty)
    next.seats[2].presence = .away(seconds: 43)
    next.hostSilence = 5
    next.codes[seats[2]] = "barn-kettle-window-orange-paper"
    #expect(
      talk.show(next).map { words($0) } == [
        "The code for the seat of Clara (3): barn-kettle-window-orange-paper",
        "No word from the host for 5 s.",
      ])
    next.hostSilence = 6
    next.seats[2].presence = .here
    next.seats[0].presence = .covered
    next.undoAskedBy = PlayerName("Ben")
    #expect(
      talk.show(next).map { words($0) } == [
        "The computer plays for Ada (1).", "Clara (3) is here.",
        "Ben (2) asks to take a decision back: “yes” or “no”?",
      ])
    next.undoAskedBy = nil
    next.seats[0].presence = .here
    #expect(talk.show(next).isEmpty)
  }

  @Test("a friend is named by name, by its beginning or by the number of the seat") func named()
    throws
  {
    let (talk, words) = try talk()
    for name in ["Clara", "clara", "cl", "3"] {
      #expect(talk.read("free \(name)") == .perform(.act(.freed, seats[2])), "\(name)")
    }
    for (line, answer) in [
      ("free", "Say who is meant"), ("free Ada", "No friend here is called Ada."),
      ("mute Zoe", "No friend here is called Zoe."), ("say", "Write what you want to say"),
      ("people now", "“now”"), ("next now", "“now”"),
    ] {
      #expect(talk.read(line).lines.first.map { words($0).contains(answer) } == true, "\(line)")
    }
    #expect(talk.read("kick watchers") == .perform(.sendOnlookersAway))
    #expect(talk.read("say 2") == .perform(.say(.phrase(.wellPlayed))))
  }
}
