import CellGrid
import MueWords

/// A document to read, before the table.
public struct ReadingPage: StartMenuContent {
  private var reader: Reader

  /// A document at its beginning.
  public init(_ document: Document) { reader = Reader(document) }

  /// Which document is read now.
  public var document: Document { reader.document }

  var page: StartMenuPage { .reading(self) }
  var title: Phrase { reader.document.title }
  var hints: [Phrase] { reader.hints }
  var takesText: Bool { reader.isTyping }
  var room: KeyContext { .reading }

  mutating func answer(_ key: Key) -> [StartMenuStep] {
    switch reader.answer(key) {
    case .stay: []
    case .close: [.back]
    case .unknown: [.say(.unknownKey)]
    }
  }

  mutating func fit(_ body: Rect, _ pen: Pen) { reader.settle(pen, in: body.column) }

  func draw(on pen: inout Pen, in body: Rect) {
    ReaderView(reader: reader).draw(on: &pen, in: body.column)
  }
}
