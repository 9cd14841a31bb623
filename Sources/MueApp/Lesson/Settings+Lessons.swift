import MueStorage
import MueWords

extension Settings {
  /// The finished lessons that this version knows.
  var lessons: Set<Lesson> { Set(finishedLessons.compactMap(Lesson.init(rawValue:))) }

  /// Notes that a lesson is finished, and saves that; returns the reason if it cannot be saved.
  mutating func finish(_ lesson: Lesson, in store: any PreferencesStore) -> Phrase? {
    if lessons.contains(lesson) { return nil }
    finishedLessons.append(lesson.rawValue)
    return store.save(self)
  }
}
