/// A console without a terminal: keys come from a list, grids go to a list.
public final class HeadlessConsole: Console {
  /// The window's size; setting it queues `Key.resized`.
  public var size: Size {
    didSet { waiting.append(.resized) }
  }
  /// What it claims to show.
  public let abilities: Abilities
  /// Every grid shown, oldest first.
  public private(set) var shown: [Grid] = []
  /// All that rang, oldest first.
  public private(set) var rung: [Alert] = []
  /// Whether it was closed.
  public private(set) var isClosed = false
  private var waiting: [Key] = []

  /// A console of a size with nothing typed.
  public init(
    size: Size, abilities: Abilities = Abilities(palette: .many, unicode: true)
  ) {
    self.size = size
    self.abilities = abilities
  }

  /// Types keys.
  public func type(_ keys: [Key]) { waiting += keys }

  /// Remembers the grid.
  public func present(_ grid: Grid) { shown.append(grid) }

  /// The oldest key not yet taken.
  public func nextKey() -> Key? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Remembers what rang.
  public func ring(_ alert: Alert) { rung.append(alert) }

  /// Notes that it was closed.
  public func close() { isClosed = true }
}
