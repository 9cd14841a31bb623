import CellGrid

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
