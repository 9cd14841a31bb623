import MueData

/// A document laid out in rows of some width.
struct DocumentRows {
  /// One row: its text, and the characters that belong to each link.
  struct Row {
    let text: String
    let isHeading: Bool
    var links: [(characters: Range<Int>, link: Int)] = []
  }

  struct Match {
    let row: Int
    let characters: Range<Int>
  }

  private(set) var rows: [Row] = []
  /// The targets of the links, in the order of the text.
  private(set) var links: [DocumentLink] = []
  private var anchors: [String: Int] = [:]

  /// Lays a document out: paragraphs are wrapped, list items have a hanging indent.
  init(_ text: DocumentText, look: Appearance, width: Int) {
    for block in text.blocks {
      switch block.kind {
      case .blank: rows.append(Row(text: "", isHeading: false))
      case .item: set(block, look, width: width, first: "\(look.glyphs.laid) ", others: "  ")
      case .paragraph, .heading: set(block, look, width: width, first: "", others: "")
      }
    }
  }

  /// The row of a heading; nil if the document has no such heading.
  func row(of heading: String) -> Int? { anchors[heading] }

  func row(ofLink link: Int) -> Int {
    rows.firstIndex { $0.links.contains { $0.link == link } } ?? 0
  }

  /// The matches of a text, ignoring case and accents.
  func matches(of sought: String) -> [Match] {
    let sought = Array(sought.folded)
    if sought.isEmpty { return [] }
    var matches: [Match] = []
    for (index, row) in rows.enumerated() {
      // Folding can turn one letter into several, each of which keeps the index of the original.
      let letters = row.text.enumerated().flatMap { number, letter in
        String(letter).folded.map { (letter: $0, number: number) }
      }
      var start = 0
      while start + sought.count <= letters.count {
        let found = letters[start..<start + sought.count]
        if let first = found.first, let last = found.last, found.map(\.letter) == sought {
          matches.append(Match(row: index, characters: first.number..<last.number + 1))
          start = letters[start...].firstIndex { $0.number > last.number } ?? letters.count
        } else {
          start += 1
        }
      }
    }
    return matches
  }

  private mutating func set(
    _ block: DocumentText.Block, _ look: Appearance, width: Int, first: String, others: String
  ) {
    if block.kind == .heading {
      anchors[DocumentText.anchor(block.pieces.map(\.text).joined())] = rows.count
    }
    var whole = ""
    let hasLinks = block.pieces.contains { $0.link != nil }
    // Wrapping changes only blanks, so all other characters can be matched in order.
    var owners: [Int?] = []
    for piece in block.pieces {
      let text = look.shown(piece.text)
      if let link = piece.link { links.append(link) }
      let owner = piece.link == nil ? nil : links.count - 1
      if hasLinks { owners += text.filter { $0 != " " }.map { _ in owner } }
      whole += text
    }
    var owner = owners.makeIterator()
    for (offset, line) in whole.wrapped(to: width - first.columns).enumerated() {
      let lead = offset == 0 ? first : others
      var row = Row(text: lead + line, isHeading: block.kind == .heading)
      if hasLinks {
        for (index, character) in zip(lead.count..., line) where character != " " {
          if let link = owner.next() ?? nil { row.count(index, to: link) }
        }
      }
      rows.append(row)
    }
  }
}

extension DocumentRows.Row {
  /// Adds a character, and the blanks before it, to a link.
  fileprivate mutating func count(_ index: Int, to link: Int) {
    if let last = links.last, last.link == link {
      links[links.count - 1].characters = last.characters.lowerBound..<index + 1
    } else {
      links.append((index..<index + 1, link))
    }
  }
}
