import CellGrid
import MueGame
import MueWords

/// What a person of the card room can do about being known there: codes, an archive, and leaving for
/// good.
struct AccessPage: Page {
  private let own: PlayerName
  /// The number of codes that the person may still give to newcomers; nil where none are needed.
  private var codes: Int?
  private var list: ItemList<AccessItem>
  /// The code shown, and for whom it is.
  private var code: (item: AccessItem, text: String)?

  init(of own: PlayerName, codes: Int?) {
    self.own = own
    self.codes = codes
    list = ItemList(
      AccessItem.allCases.filter { $0 != .newcomer || codes != nil }, chosen: .key)
  }

  var chooser: Chooser? { list.chooser }

  func title(in context: PageContext) -> Phrase { .hallAccess }
  func hints(in context: PageContext) -> [Phrase] {
    let key: Phrase =
      switch list.chosen {
      case .key, .newcomer: .accessKeyShow
      case .archive: .accessKeyCopy
      case .remove: .keyOpen
      }
    return [.keysUpDown, key, .keyBack]
  }

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
    switch steps.first {
    case .ask(.showRoomInvitation)? where codes == 0: return [.say(.aboutAccessNewcomer(number: 0))]
    case .ask(.removePerson)?: return [.open(RemovePersonPage(own))]
    default: return steps
    }
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
    case .archive: .aboutAccessArchive
    case .remove: .aboutAccessRemove
    }
  }

  private func told(_ code: String) -> Phrase {
    list.chosen == .key ? .accessKeyCode(code: code) : .accessNewcomerCode(code: code)
  }
}

enum AccessItem: CaseIterable, ListItem {
  /// A code with which the person comes in by another key.
  case key
  /// A code for somebody who is new here.
  case newcomer
  /// An archive of everything of the person's.
  case archive
  /// Delete everything of the person's.
  case remove

  var line: ListItemLine {
    switch self {
    case .key: ListItemLine(.accessKey, nil, .ask(.showKeyCode))
    case .newcomer: ListItemLine(.accessNewcomer, nil, .ask(.showRoomInvitation))
    case .archive: ListItemLine(.accessArchive, nil, .ask(.archive))
    case .remove: ListItemLine(.accessRemove, nil, .ask(.removePerson))
    }
  }
}
