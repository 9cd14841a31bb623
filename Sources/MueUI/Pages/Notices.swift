import MueWords

/// The notice on the screen, and those that wait until it has been read.
struct Notices: Sendable {
  private struct Notice {
    enum Kind {
      /// Something that somebody else has just done.
      case news
      case answer
      /// Stays until a key is pressed, even while the game goes on.
      case kept
      /// Stays for this many more keys.
      case important(keys: Int)
    }

    let phrase: Phrase
    var kind: Kind

    var isImportant: Bool { if case .important = kind { true } else { false } }

    var outlastsNews: Bool {
      switch kind {
      case .kept, .important: true
      case .news, .answer: false
      }
    }
  }

  private var said: Notice?
  /// Notices to show after an important one has been read: other important ones, and the latest of
  /// the rest.
  private var saidLater: [Notice] = []

  var current: Phrase? { said?.phrase }

  /// Shows a notice until a key is pressed; nil removes the current one.
  mutating func say(_ phrase: Phrase?) { note(phrase.map { Notice(phrase: $0, kind: .kept) }) }

  mutating func answer(_ phrase: Phrase?) {
    note(phrase.map { Notice(phrase: $0, kind: .answer) })
  }

  /// Shows what somebody else has just done, unless a notice that outlasts such news is shown.
  mutating func report(_ phrase: Phrase?) {
    if said?.outlastsNews != true { said = phrase.map { Notice(phrase: $0, kind: .news) } }
  }

  /// Shows a remark until a key is pressed, unless a notice is shown that stays as long.
  mutating func remark(_ phrase: Phrase) {
    if said?.outlastsNews != true { say(phrase) }
  }

  /// Shows an important notice until some keys have been pressed; later notices wait.
  mutating func insist(on phrase: Phrase) {
    note(Notice(phrase: phrase, kind: .important(keys: 3)))
  }

  /// Shows a question at once, until a key is pressed; an important notice comes back after it, and
  /// later notices wait.
  mutating func ask(_ phrase: Phrase) {
    if let said, said.isImportant { saidLater.insert(said, at: 0) }
    said = Notice(phrase: phrase, kind: .important(keys: 1))
  }

  /// Removes the notice at a key or click, unless it is important and may not have been read.
  mutating func pass() {
    if case .important(let keys)? = said?.kind, keys > 1 {
      said?.kind = .important(keys: keys - 1)
    } else {
      said = saidLater.isEmpty ? nil : saidLater.removeFirst()
    }
  }

  private mutating func note(_ notice: Notice?) {
    if said?.isImportant != true {
      said = notice
    } else if let notice {
      saidLater.removeAll { !$0.isImportant }
      saidLater.append(notice)
    }
  }
}
