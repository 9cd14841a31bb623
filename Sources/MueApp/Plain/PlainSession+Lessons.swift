import MueGame
import MueUI
import MueWords

extension PlainSession {
  /// Lists the lessons; finished ones say so.
  func tellLessons() {
    tell(
      Lesson.allCases.enumerated().map { place, lesson in
        settings.lessons.contains(lesson)
          ? .plainLessonDone(number: place + 1, title: lesson.title)
          : .plainLesson(number: place + 1, title: lesson.title)
      })
  }

  /// Gives a lesson, then goes back to the game.
  func teach(_ lesson: Lesson) {
    let person = context.personName(preferences, words)
    guard
      var plainLesson = try? PlainLesson(
        lesson, person: person, others: words.opponentNames, vocabulary: talk.vocabulary)
    else {
      tell([.gameCannotBegin])
      return
    }
    stopThinking()
    tell(plainLesson.begin())
    while !plainLesson.isOver, !plainLesson.isLeft, let line = nextLine() {
      tell(plainLesson.read(line))
    }
    if plainLesson.isOver {
      tell([lesson.farewell])
      tell([settings.finish(lesson, in: dependencies.preferencesStore)].compactMap(\.self))
    }
    guard outcome == nil else { return }
    tell(talk.open(engine.view, isNew: false))
  }

  /// The next line that the person types; nil when the program ends.
  func nextLine() -> String? {
    while outcome == nil {
      let arrivals = console.waitForInput(timeoutMilliseconds: nil, wantsInput: true)
      if let signal = arrivals.signals.first {
        outcome = .signalled(signal)
      } else if let line = console.nextLine() {
        return line
      } else if console.hasEnded {
        outcome = .done
      }
    }
    return nil
  }
}
