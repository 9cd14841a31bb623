import CellGrid
import MueWords

/// The codes that a person of the card room can ask for.
struct AccessPage: Page {
  private var list: ItemList<AccessItem>
  /// The code shown, and for whom it is.
  private var code: (item: AccessItem, text: String)?

  /// The page for a person who may still give some codes to newcomers; nil where none are needed.
  init(codes: Int?) {
    let invitation = codes.map { [AccessItem.newcomer(left: $0)] } ?? []
    list = ItemList([.key] + invitation, chosen: .key)
  }

  var chooser: Chooser? { list.chooser }

  func title(in context: PageContext) -> Phrase { .hallAccess }
  func hints(in context: PageContext) -> [Phrase] { [.keysUpDown, .accessKeyShow, .keyBack] }

  mutating func take(_ event: PageEvent) {
    if case .accessCode(let text) = event { code = (list.chosen, text) }
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    list.answerOrGoBack(input, in: block)
  }

  func textColumn(in body: Rect) -> Int { ItemList<AccessItem>.textColumn(in: body) }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let shown = code.flatMap { $0.item == list.chosen ? $0.text : nil }
    let text = shown.map(list.chosen.telling) ?? list.chosen.line.purpose
    list.draw(
      on: &pen, in: body, top: list.top(in: body), text: text, shown == nil ? .quiet : .ask)
  }
}

enum AccessItem: ListItem {
  /// A code with which the person comes in by another key.
  case key
  /// A code for somebody who is new here.
  case newcomer(left: Int)

  func telling(_ code: String) -> Phrase {
    switch self {
    case .key: .accessKeyCode(code: code)
    case .newcomer: .accessNewcomerCode(code: code)
    }
  }

  var line: ListItemLine {
    switch self {
    case .key: ListItemLine(.accessKey, .aboutAccessKey, .ask(.showKeyCode))
    case .newcomer(let left):
      ListItemLine(.accessNewcomer, .aboutAccessNewcomer(number: left), .ask(.showRoomInvitation))
    }
  }
}
