import MueWords

/// One thing that the doctor has looked at.
struct Finding: Hashable {
  /// How it is.
  enum State: Hashable {
    case well
    /// Worth knowing, and nothing need be done.
    case note
    /// Something should be done, and the sentence says what.
    case wrong
  }

  let state: State
  let phrase: Phrase

  static func well(_ phrase: Phrase) -> Finding { Finding(state: .well, phrase: phrase) }
  static func note(_ phrase: Phrase) -> Finding { Finding(state: .note, phrase: phrase) }
  static func wrong(_ phrase: Phrase) -> Finding { Finding(state: .wrong, phrase: phrase) }

  /// What stands before the sentence.
  var mark: String {
    switch state {
    case .well: "ok"
    case .note: "--"
    case .wrong: "!!"
    }
  }
}
