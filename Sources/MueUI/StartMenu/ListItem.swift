import MueWords

/// A line of a list to choose from.
protocol ListItem: Hashable, Sendable {
  var line: ListItemLine { get }
}

/// The content of a list's line, and what it does.
struct ListItemLine: Sendable {
  let name: Phrase
  /// The purpose of the line; nil if the page says something else below the list.
  var purpose: Phrase?
  let steps: [PageStep]

  init(_ name: Phrase, _ purpose: Phrase? = nil, _ steps: PageStep...) {
    self.name = name
    self.purpose = purpose
    self.steps = steps
  }
}
