import CellGrid
import MueWords

extension ScreenState {
  /// Answers a key while a document is read; a key that opens another page closes this one.
  mutating func read(_ reader: Reader, _ key: Key, _ meaning: Intent?) {
    var reader = reader
    let key = reader.isTyping ? key : keys.usual(key, in: .reading)
    var answer = key.map { reader.answer($0) } ?? .unknown
    if answer == .unknown, let meaning, Self.closing.contains(meaning) { answer = .close }
    switch answer {
    case .stay: scene = .document(reader)
    case .close: scene = .table
    case .unknown: notice = .unknownKey
    }
  }

  private static let closing: [Intent] = [.why, .summary, .sheet, .pass]
}
