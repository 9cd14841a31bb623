import CellGrid
import MueGame
import MueRules
import MueWords

/// Draws a state: a pure function from state and window to a grid of cells.
public struct ScreenView: Sendable {
  private let words: Words
  private let look: Appearance
  private let documents: Documents

  /// A view in a language and an appearance; `documents` holds the texts in that language.
  public init(words: Words, look: Appearance, documents: Documents) {
    self.words = words
    self.look = look
    self.documents = documents
  }

  /// The smallest window that shows the table, at least as wide as `size`.
  public static func leastSize(for size: Size) -> Size {
    Size(width: max(size.width, Layout.minimumWidth), height: Layout.minimumHeight)
  }

  /// Whether a window is large enough for the table, and for every other page.
  public static func fits(_ size: Size) -> Bool {
    let least = leastSize(for: size)
    return size.width >= least.width && size.height >= least.height
  }

  /// A pen over an empty grid.
  func pen(for size: Size) -> Pen {
    var pen = Pen(grid: Grid(size), look: look, words: words, documents: documents)
    pen.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), .plain)
    return pen
  }

  /// A window of a size, which can answer inputs.
  func window(_ size: Size) -> Window {
    Window(size: size, pen: pen(for: Size(width: 0, height: 0)))
  }

  /// Draws a state as a picture, without status line and keys.
  public func picture(of state: ScreenState, size: Size) -> Grid {
    var pen = pen(for: size)
    pen.grid = frame(of: state, size: size)
    if let layout = Layout(size, of: state.view)?.table(of: state) {
      for rect in [layout.status, layout.keys] { pen.fill(rect, .plain) }
    }
    return pen.grid
  }

  /// Draws a state for a window of a size.
  public func frame(of state: ScreenState, size: Size) -> Grid {
    var pen = pen(for: size)
    guard let layout = Layout(size, of: state.view) else {
      drawTooSmall(size, isInRoom: state.context.choices.isInRoom, on: &pen)
      return pen.grid
    }
    TitleBar(state: state).draw(on: &pen, in: layout.title)
    KeyBar(state: state).draw(on: &pen, in: layout.keys)
    let isWide = state.isResultShown || (state.stack.top as? ReplayPage)?.needsWholeWidth == true
    if !isWide { drawPanels(state, on: &pen, layout) }
    if let page = state.stack.top {
      var context = state.context
      context.layout = layout
      page.draw(on: &pen, in: page.area.rect(in: layout), context)
      pen.focusOnText(in: page.area.rect(in: layout))
    } else {
      TableView(state: state).draw(on: &pen, layout)
    }
    return pen.grid
  }

  /// Draws the panels beside the felt, except one that is open as a page.
  private func drawPanels(_ state: ScreenState, on pen: inout Pen, _ layout: Layout) {
    if let panel = layout.leftPanel, !(state.stack.top is SummaryPage) {
      HandPanel(view: state.view, shareTaken: state.shareTaken)
        .rows(pen, width: panel.width, height: panel.height).draw(on: &pen, in: panel)
    }
    if let panel = layout.rightPanel, !(state.stack.top is SheetPage) {
      let rows = ScoreSheet(
        view: state.view, dealNumber: state.status.dealNumber, isPanel: true,
        awaitsCount: state.awaitsCount
      )
      .rows(pen, width: panel.width)
      Array(rows.prefix(panel.height)).draw(on: &pen, in: panel)
    }
  }

  func drawTooSmall(_ size: Size, isInRoom: Bool, on pen: inout Pen) {
    let least = Self.leastSize(for: size)
    let told = isInRoom ? Phrase.windowTooSmallInRoom : Phrase.windowTooSmall
    let phrase = told(least.width, least.height, size.width, size.height)
    pen.write(pen.rows(phrase, width: size.width).prefix(size.height), x: 0, y: 0, .plain)
  }
}
