import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("A review in lines") struct PlainReviewTests {
  private let whole = Positions.review(done: 12)

  @Test("tells each decision once as it grows, numbers the costly ones, and hides what was better")
  func grows() throws {
    var telling = PlainReview(.all)
    var told: [Phrase] = []
    for done in 0...12 {
      #expect(!telling.isDone)
      told += telling.tell(Positions.review(done: done))
    }
    #expect(telling.isDone && telling.retried == nil)
    var again = PlainReview(.all)
    #expect(again.tell(whole) == told)
    for (index, entry) in whole.entries.enumerated() {
      let isKnown = entry.isFound != nil
      let line = isKnown ? entry.what : try #require(entry.question)
      #expect(told.filter { $0 == .plainNumbered(number: index + 1, what: [line]) }.count == 1)
    }
    #expect(told.filter { $0 == .retryFound || $0 == .retryNotFound }.count == 2)
    #expect(told.suffix(3).first == .toldSentence(what: whole.heading))
    #expect(told.contains(.plainReviewMost(numbers: "1, 2, 3")))
    #expect(told.last == .plainReviewTry(number: 1))
  }

  @Test("tells what was better at a decision as soon as it has been reviewed")
  func answer() {
    var telling = PlainReview(.answer(3))
    #expect(telling.tell(Positions.review(done: 2)) == [] && !telling.isDone)
    let entry = whole.entries[2]
    #expect(telling.tell(Positions.review(done: 3)) == [entry.what] + entry.why)
    #expect(telling.isDone)
    for number in [0, 13] {
      var missing = PlainReview(.answer(number))
      #expect(missing.tell(Positions.review(done: 11)) == [])
      #expect(missing.tell(whole) == [.plainReviewNone(number: 12)] && missing.isDone)
    }
  }

  @Test("finds the decision to try again, which is answered if it has been tried before")
  func retry() {
    var third = PlainReview(.retry(3))
    #expect(third.tell(Positions.review(done: 2)) == [] && third.retried == nil)
    #expect(third.tell(Positions.review(done: 3)) == [])
    #expect(third.retried == whole.entries[2].moveIndex)
    var found = PlainReview(.retry(2))
    #expect(found.tell(whole) == [whole.entries[1].what, .retryFound] + whole.entries[1].why)
    #expect(found.retried == nil && found.isDone)
    var costliest = PlainReview(.retry(nil))
    #expect(costliest.tell(Positions.review(done: 11)) == [] && costliest.retried == nil)
    #expect(costliest.tell(whole) == [] && costliest.retried == whole.questions[0].moveIndex)
  }

  @Test("of a faultless hand names the best move, and has nothing to try again")
  func faultless() throws {
    let review = Positions.faultlessReview(isPraised: true)
    var all = PlainReview(.all)
    let told = all.tell(review)
    let found = review.chosen.flatMap { [$0.what] + $0.why }
    #expect(review.chosen.count == 2 && found.allSatisfy(told.contains))
    #expect(told.contains(.toldSentence(what: .reviewBestMove)))
    #expect(review.notes.count == 2 && review.notes.allSatisfy(told.contains))
    for request in [PlainReview.Request.retry(nil), .retry(1), .answer(1)] {
      var telling = PlainReview(request)
      #expect(telling.tell(review) == [.plainReviewNone(number: 0)] && telling.retried == nil)
    }
  }

  @Test("is asked for after the hand, in words or by the key of the table")
  func asked() throws {
    let words = try Studio().words("en")
    var game = try Positions.game(.four, end: .hands(3), names: ["Ada", "Bea", "Carl", "Dora"])
    func reply(_ line: String) -> Reply {
      PlainTalk(
        view: game.view(for: game.personSeat), vocabulary: Vocabulary(words, english: words)
      ).read(line)
    }
    for line in ["review", "try", "try 2", "v"] {
      #expect(reply(line) == .tell(.reviewAfterHand))
    }
    try Positions.play(&game, until: { $0.match.round.score != nil })
    #expect(reply("review") == .perform(.review(.all)) && reply("v") == reply("review"))
    #expect(reply("review 2") == .perform(.review(.answer(2))))
    #expect(reply("try") == .perform(.review(.retry(nil))))
    #expect(reply("try 2") == .perform(.review(.retry(2))))
    #expect(reply("try 2 3").effect == nil)
  }
}
