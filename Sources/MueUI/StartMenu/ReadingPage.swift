import CellGrid
import MueWords

/// A document, before the table.
public struct ReadingPage: StartMenuPage {
  private var reader: Reader

  /// A document from its beginning.
  public init(_ document: Document) { reader = Reader(document) }

  /// The document being read.
  public var document: Document { reader.document }

  var title: Phrase { reader.document.title }
  var hints: [Phrase] { reader.hints }
  var keyContext: KeyContext? { reader.keyContext }

  mutating func answer(_ input: Input) -> [StartMenuStep] {
    switch reader.answer(input) {
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
