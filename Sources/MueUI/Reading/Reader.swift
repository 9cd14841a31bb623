import CellGrid
import MueWords

/// Somebody reading: which document, how far down, which link is chosen, what is sought, and the way
/// back.
///
/// Keys only say what is wanted; what that means depends on how the document is set, and is worked
/// out by `settle`, before the page is drawn.
public struct Reader: Hashable, Sendable {
  /// A place in a document.
  struct Place: Hashable, Sendable {
    var document: Document
    /// The first row that is shown.
    var row = 0
    /// The chosen link, by its number in the document.
    var link: Int?
  }

  /// What a key did to the page as a whole.
  enum Answer: Hashable, Sendable {
    case stay
    case close
    case unknown
  }

  /// What is wanted of a page and not yet done.
  enum Wish: Hashable, Sendable {
    case nextLink
    case previousLink
    case follow
    case find
    case nextMatch
    case previousMatch
  }

  var place: Place
  /// Where links were followed from, the last one last.
  var trail: [Place] = []
  /// What is wanted: several things where keys come faster than pictures.
  var wishes: [Wish] = []
  /// What is being typed to be sought; nil while nothing is typed.
  var typed: String?
  /// What was sought last.
  var sought = ""
  /// Which of the places where it stands is looked at, and of how many.
  var found: Found?

  /// One of the places where something was found; none when it stands nowhere.
  struct Found: Hashable, Sendable {
    var number: Int
    var total: Int
  }

  /// The longest text that can be sought.
  static let longest = 24

  /// Somebody at the beginning of a document.
  public init(_ document: Document) { place = Place(document: document) }

  /// The document that is read.
  public var document: Document { place.document }

  /// Whether letters are being typed, so that none of them is a command.
  var isTyping: Bool { typed != nil }

  /// Which keys count; nil while something is typed.
  var keyContext: KeyContext? { isTyping ? nil : .reading }

  /// Answers a command or what is typed.
  mutating func answer(_ input: Input) -> Answer {
    if let text = typed {
      type(input, after: text)
      return .stay
    }
    switch input {
    case .command(.up), .command(.previous): place.row -= 1
    case .command(.down), .command(.next): place.row += 1
    case .command(.pageUp): place.row -= 10
    case .command(.pageDown), .command(.toggle): place.row += 10
    case .command(.first): place.row = 0
    case .command(.last): place.row = .max / 2
    case .command(.turnPage): wishes.append(.nextLink)
    case .key(.backTab): wishes.append(.previousLink)
    case .command(.search): typed = ""
    case .command(.nextMatch): wishes.append(.nextMatch)
    case .command(.previousMatch): wishes.append(.previousMatch)
    case .command(.confirm):
      if place.link == nil, wishes.isEmpty { return .close }
      wishes.append(.follow)
    case .key(.backspace), .key(.delete):
      guard let last = trail.popLast() else { return .close }
      place = last
      found = nil
    case .command(.menu): return .close
    default: return .unknown
    }
    place.row = max(0, place.row)
    return .stay
  }

  private mutating func type(_ input: Input, after text: String) {
    switch input.typed {
    case .character(let character):
      if text.count < Self.longest, character.columns > 0 { typed = text + String(character) }
    case .backspace, .delete: typed = text.isEmpty ? nil : String(text.dropLast())
    case .enter:
      typed = nil
      if !text.isEmpty { sought = text }
      wishes.append(.find)
    case .escape: typed = nil
    default: break
    }
  }
}

extension Reader {
  /// The keys that do something on the page, the most useful first.
  var hints: [Phrase] {
    isTyping
      ? [.keyFind, .keyDropText] : [.keysScroll, .keySearch, .keyLinks, .keyBack, .keyLeave]
  }
}

extension Reader {
  /// Does what is wanted of the page, as it is set in a block, and keeps it within its rows.
  mutating func settle(_ pen: Pen, in block: Rect) {
    let height = Self.textRows(block)
    for wish in wishes {
      let set = rows(pen, block)
      switch wish {
      case .nextLink: chooseLink(by: 1, set, height)
      case .previousLink: chooseLink(by: -1, set, height)
      case .follow: follow(set, pen, block)
      case .find: find(set, from: place.row, height)
      case .nextMatch: turnMatch(by: 1, set, height)
      case .previousMatch: turnMatch(by: -1, set, height)
      }
    }
    wishes = []
    place.row = max(0, min(place.row, rows(pen, block).rows.count - height))
  }

  /// The document set for a block.
  func rows(_ pen: Pen, _ block: Rect) -> DocumentRows {
    DocumentRows(
      DocumentText(pen.documents[document]), look: pen.look, width: block.width)
  }

  /// The rows for text: the last one is for what is sought.
  static func textRows(_ block: Rect) -> Int { block.height - 1 }

  /// The next link; the first or last one on the page when none that is seen is chosen.
  private mutating func chooseLink(by step: Int, _ set: DocumentRows, _ height: Int) {
    let seen = place.row..<place.row + height
    let links = set.links.indices
    if links.isEmpty { return }
    if let link = place.link, links.contains(link), seen.contains(set.row(ofLink: link)) {
      place.link = (link + step + links.count) % links.count
    } else if step > 0 {
      place.link = links.first { set.row(ofLink: $0) >= seen.lowerBound } ?? 0
    } else {
      place.link = links.last { set.row(ofLink: $0) < seen.upperBound } ?? links.count - 1
    }
    if let link = place.link { show(row: set.row(ofLink: link), height) }
  }

  private mutating func follow(_ set: DocumentRows, _ pen: Pen, _ block: Rect) {
    guard let link = place.link, set.links.indices.contains(link) else { return }
    let target = set.links[link]
    trail.append(place)
    place = Place(document: target.document ?? document)
    found = nil
    if let heading = target.heading { place.row = rows(pen, block).row(of: heading) ?? 0 }
  }

  private mutating func find(_ set: DocumentRows, from row: Int, _ height: Int) {
    let matches = set.matches(of: sought)
    let first = matches.firstIndex { $0.row >= row } ?? 0
    found = sought.isEmpty ? nil : Found(number: first, total: matches.count)
    if matches.indices.contains(first) { show(row: matches[first].row, height) }
  }

  private mutating func turnMatch(by step: Int, _ set: DocumentRows, _ height: Int) {
    let matches = set.matches(of: sought)
    guard let found, !matches.isEmpty else {
      find(set, from: place.row, height)
      return
    }
    let next = (found.number + step + matches.count) % matches.count
    self.found = Found(number: next, total: matches.count)
    show(row: matches[next].row, height)
  }

  /// Scrolls so that a row is seen, with some rows above it.
  private mutating func show(row: Int, _ height: Int) {
    if (place.row..<place.row + height).contains(row) { return }
    place.row = max(0, row - height / 3)
  }
}
