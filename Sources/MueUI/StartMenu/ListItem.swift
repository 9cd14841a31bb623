import MueWords

/// A line of a list to choose from.
protocol ListItem: Hashable, Sendable {
  /// Everything about the line.
  var line: ListItemLine { get }
}

/// What a line of a list says and does.
struct ListItemLine: Sendable {
  let name: Phrase
  /// What the line is for; nil where the page says something else below the list.
  var purpose: Phrase?
  let steps: [PageStep]

  init(_ name: Phrase, _ purpose: Phrase? = nil, _ steps: PageStep...) {
    self.name = name
    self.purpose = purpose
    self.steps = steps
  }
}
