import CellGrid
import MueGame
import MueWords

/// The page where somebody types the own name to delete it, with everything else of theirs in the card
/// room.
struct RemovePersonPage: Page {
  private let own: PlayerName
  private var entry = TextEntry("", limit: PlayerName.limit)

  init(_ own: PlayerName) { self.own = own }

  var keyContext: KeyContext? { nil }
  func title(in context: PageContext) -> Phrase { .accessRemove }
  func hints(in context: PageContext) -> [Phrase] { [.hintType, .accessKeyDelete, .keyDropText] }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    entry.answerOrGoBack(input) { text in
      PlayerName(text) == own ? .ask(.removePerson) : .say(.accessOtherName)
    }
  }

  func textColumn(in body: Rect) -> Int { entry.column(in: body) }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    entry.draw(below: .accessTypeName(name: own.text), on: &pen, in: body)
  }
}
