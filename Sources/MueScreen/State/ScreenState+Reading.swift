import CellGrid
import MueWords

extension ScreenState {
  /// Answers a key while a document is read: its own keys first, then what they mean elsewhere.
  mutating func read(_ reader: Reader, _ key: Key, _ meaning: Intent?) {
    var reader = reader
    var answer = reader.answer(key)
    if answer == .unknown, let key = meaning?.readingKey { answer = reader.answer(key) }
    switch answer {
    case .stay: scene = .document(reader)
    case .close: scene = .table
    case .unknown: notice = .unknownKey
    }
  }
}

extension Intent {
  /// The reader's key that does the same for whoever has other keys.
  fileprivate var readingKey: Key? {
    switch self {
    case .previous, .up: .up
    case .next, .down: .down
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .first: .home
    case .last: .end
    case .turnPage: .tab
    case .confirm: .enter
    case .menu, .why, .summary, .sheet, .pass: .escape
    default: nil
    }
  }
}
