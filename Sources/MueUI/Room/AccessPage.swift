import CellGrid
import MueWords

/// The codes that a person of the card room can ask for.
struct AccessPage: Page {
  /// The number of codes that the person may still give to newcomers; nil where none are needed.
  private var codes: Int?
  private var list: ItemList<AccessItem>
  /// The code shown, and for whom it is.
  private var code: (item: AccessItem, text: String)?

  init(codes: Int?) {
    self.codes = codes
    list = ItemList(codes == nil ? [.key] : AccessItem.allCases, chosen: .key)
  }

  var chooser: Chooser? { list.chooser }

  func title(in context: PageContext) -> Phrase { .hallAccess }
  func hints(in context: PageContext) -> [Phrase] { [.keysUpDown, .accessKeyShow, .keyBack] }

  mutating func take(_ event: PageEvent) {
    switch event {
    case .hall(let hall): codes = hall.codes
    case .accessCode(let text): code = (list.chosen, text)
    default: break
    }
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    let steps = list.answerOrGoBack(input, in: block)
    guard case .ask(.showRoomInvitation)? = steps.first, codes == 0 else { return steps }
    return [.say(.aboutAccessNewcomer(number: 0))]
  }

  func textColumn(in body: Rect) -> Int { ItemList<AccessItem>.textColumn(in: body) }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let shown = code.flatMap { $0.item == list.chosen ? $0.text : nil }
    list.draw(
      on: &pen, in: body, top: list.top(in: body), text: shown.map(told) ?? purpose,
      shown == nil ? .quiet : .ask)
  }

  private var purpose: Phrase {
    switch list.chosen {
    case .key: .aboutAccessKey
    case .newcomer: .aboutAccessNewcomer(number: codes ?? 0)
    }
  }

  private func told(_ code: String) -> Phrase {
    switch list.chosen {
    case .key: .accessKeyCode(code: code)
    case .newcomer: .accessNewcomerCode(code: code)
    }
  }
}

enum AccessItem: CaseIterable, ListItem {
  /// A code with which the person comes in by another key.
  case key
  /// A code for somebody who is new here.
  case newcomer

  var line: ListItemLine {
    switch self {
    case .key: ListItemLine(.accessKey, nil, .ask(.showKeyCode))
    case .newcomer: ListItemLine(.accessNewcomer, nil, .ask(.showRoomInvitation))
    }
  }
}
