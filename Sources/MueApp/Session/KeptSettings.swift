import MueStorage
import MueWords

/// The settings of a program run, and changes that could not be saved yet.
struct KeptSettings {
  /// The settings as last known; other programs may have changed them since.
  private(set) var current: Settings
  /// Changes that could not be saved; the next change retries them.
  private var unsaved: [(inout Settings) -> Void] = []

  init(_ settings: Settings) { current = settings }

  /// Changes the settings and saves them; returns the reason if they cannot be saved now.
  ///
  /// The change may be applied several times.
  mutating func change(
    in store: any PreferencesStore, by change: @escaping (inout Settings) -> Void
  ) -> Phrase? {
    unsaved.append(change)
    return save(in: store)
  }

  /// Retries changes that could not be saved; returns the reason if they still cannot be.
  @discardableResult
  mutating func save(in store: any PreferencesStore) -> Phrase? {
    if unsaved.isEmpty { return nil }
    do throws(StoreError) {
      try store.change(&current) { settings in for change in unsaved { change(&settings) } }
      unsaved = []
      return nil
    } catch {
      return error.phrase(saving: SettingsStore.name)
    }
  }

  /// The finished lessons that this version knows.
  var lessons: Set<Lesson> { Set(current.finishedLessons.compactMap(Lesson.init(rawValue:))) }

  /// Records a lesson as finished and saves that; returns the reason if it cannot be saved.
  mutating func finish(_ lesson: Lesson, in store: any PreferencesStore) -> Phrase? {
    if lessons.contains(lesson) { return nil }
    return change(in: store) { settings in
      guard !settings.finishedLessons.contains(lesson.rawValue) else { return }
      settings.finishedLessons.append(lesson.rawValue)
    }
  }
}

extension StoreError {
  /// Why a settings or keys file was not saved; `file` is its name or path.
  ///
  /// `place` is where links from there lead; a refusal by the system names it too.
  func phrase(saving file: String, leadingTo place: String? = nil) -> Phrase {
    switch self {
    case .cannotOpen(let fault), .cannotLock(let fault), .file(let fault):
      place.map { .linkNotSaved(file: file, place: $0, reason: fault.reason) }
        ?? .fileNotSaved(file: file, reason: fault.reason)
    case .lockedByAnother: .fileLocked(file: file)
    case .otherVersion(_, let version): version.phrase(file)
    case .cannotSetAside: .fileUnread(file: file)
    case .noFolder: .doctorNoPlace(what: .doctorSettings, variable: "XDG_CONFIG_HOME")
    default: phrase
    }
  }
}
