/// A parsed document: headings, lists, paragraphs and links of Markdown, nothing else.
struct DocumentText: Hashable, Sendable {
  /// A block of a document: one paragraph, heading or list item.
  struct Block: Hashable, Sendable {
    let kind: Kind
    let pieces: [Piece]
  }

  enum Kind: Hashable, Sendable {
    case heading
    case item
    case paragraph
    case blank
  }

  /// A run of text, which may be a link.
  struct Piece: Hashable, Sendable {
    let text: String
    let link: DocumentLink?
  }

  private(set) var blocks: [Block] = []

  init(_ markdown: String) {
    var open = ""
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") {
        close(&open)
        let heading = line.drop { $0 == "#" || $0 == " " }
        blocks.append(Block(kind: .heading, pieces: Self.pieces(of: heading)))
      } else if line.hasPrefix("- ") {
        close(&open)
        open = String(line)
      } else if line.isEmpty {
        close(&open)
        if let last = blocks.last, last.kind != .blank {
          blocks.append(Block(kind: .blank, pieces: []))
        }
      } else {
        open += (open.isEmpty ? "" : " ") + line.drop { $0 == " " }
      }
    }
    close(&open)
    if blocks.last?.kind == .blank { blocks.removeLast() }
  }

  /// A heading as links spell it: lower-case letters and digits, with hyphens for blanks.
  static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { character -> Character? in
        if character == " " || character == "-" { return "-" }
        return character.isLetter || character.isNumber ? character : nil
      })
  }

  private mutating func close(_ open: inout String) {
    if open.isEmpty { return }
    let isItem = open.hasPrefix("- ")
    let text = isItem ? open.dropFirst(2) : open[...]
    blocks.append(Block(kind: isItem ? .item : .paragraph, pieces: Self.pieces(of: text)))
    open = ""
  }

  /// The parts of a text: links such as `[the rules](rules.md)`, and the text between them.
  private static func pieces(of text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text.startIndex
    var start = rest
    while let open = text[start...].firstIndex(of: "[") {
      start = text.index(after: open)
      guard let close = text[start...].firstIndex(where: { $0 == "[" || $0 == "]" }),
        close > start, text[close...].hasPrefix("]("),
        case let target = text.index(close, offsetBy: 2),
        let end = text[target...].firstIndex(where: { $0 == "(" || $0 == ")" || $0.isWhitespace }),
        end > target, text[end] == ")"
      else { continue }
      if rest < open { pieces.append(Piece(text: String(text[rest..<open]), link: nil)) }
      pieces.append(
        Piece(text: String(text[start..<close]), link: DocumentLink(text[target..<end])))
      rest = text.index(after: end)
      start = rest
    }
    if rest < text.endIndex { pieces.append(Piece(text: String(text[rest...]), link: nil)) }
    return pieces
  }
}

/// The target of a link: `rules.md`, `rules.md#the-auction` or `#the-auction`.
struct DocumentLink: Hashable, Sendable {
  /// The document; nil for the one that holds the link.
  let document: Document?
  /// The heading in it, as `DocumentText.anchor` spells it; nil for the beginning.
  let heading: String?

  /// Parses a target; nil if there is no such document.
  init?(_ target: Substring) {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first else { return nil }
    heading = parts.count > 1 ? String(parts[1]) : nil
    if file.isEmpty {
      document = nil
      return
    }
    guard file.hasSuffix(".md"), let named = Document(rawValue: String(file.dropLast(3))) else {
      return nil
    }
    document = named
  }
}
