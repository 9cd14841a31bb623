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
  public var isTyping: Bool { typed != nil }

  /// Answers a key.
  mutating func answer(_ key: Key) -> Answer {
    if let text = typed {
      type(key, after: text)
      return .stay
    }
    switch key {
    case .up, .left: place.row -= 1
    case .down, .right: place.row += 1
    case .pageUp: place.row -= 10
    case .pageDown, .character(" "): place.row += 10
    case .home: place.row = 0
    case .end: place.row = .max / 2
    case .tab: wishes.append(.nextLink)
    case .backTab: wishes.append(.previousLink)
    case .character("/"): typed = ""
    case .character("n"): wishes.append(.nextMatch)
    case .character("N"): wishes.append(.previousMatch)
    case .enter:
      if place.link == nil, wishes.isEmpty { return .close }
      wishes.append(.follow)
    case .backspace, .delete:
      guard let last = trail.popLast() else { return .close }
      place = last
      found = nil
    case .escape: return .close
    default: return .unknown
    }
    place.row = max(0, place.row)
    return .stay
  }

  private mutating func type(_ key: Key, after text: String) {
    switch key {
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
