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
  ///
  /// A narrow table needs more rows.
  public static func leastSize(for size: Size) -> Size {
    let width = max(size.width, Layout.minimumWidth)
    return Size(width: width, height: Layout.minimumHeight(width: width))
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

  /// Draws a state for a window of a size.
  public func draw(_ state: ScreenState, size: Size) -> Grid {
    var pen = pen(for: size)
    guard let layout = Layout(size, players: state.view.rules.players) else {
      drawTooSmall(size, on: &pen)
      return pen.grid
    }
    TitleBar(state: state).draw(on: &pen, in: layout.title)
    KeyBar(state: state).draw(on: &pen, in: layout.keys)
    drawPanels(state, on: &pen, layout)
    switch state.scene {
    case .table, .why, .pastTrick: TableView(state: state).draw(on: &pen, layout)
    case .settings(let page):
      SettingsView(page: page, preferences: state.preferences, notice: state.message)
        .draw(on: &pen, in: layout.text)
    case .keys(let page):
      KeysView(page: page, keys: state.keys, notice: state.message)
        .draw(on: &pen, in: layout.text)
    case .participants(let page):
      if let participants = state.participants {
        ParticipantsView(page: page, participants: participants, notice: state.message)
          .draw(on: &pen, in: layout.fullText)
      }
    case .menu(let item, _): MenuPage(state: state, chosen: item).draw(on: &pen, in: layout.middle)
    case .summary:
      pageRows(state, pen, layout).draw(on: &pen, in: layout.text.column)
    case .document(let reader): ReaderView(reader: reader).draw(on: &pen, in: layout.text.column)
    case .log(let row):
      for column in LogPage(view: state.view).columns(pen, in: layout.text) {
        column.rows.drawScrolled(to: row, on: &pen, in: column.rect)
      }
    case .replay(let page, _):
      ReplayView(page: page, notice: state.message).draw(on: &pen, in: layout.replay)
    case .sheet, .review:
      pageRows(state, pen, layout)
        .drawScrolled(to: firstRow(state), on: &pen, in: layout.text.column)
    }
    return pen.grid
  }

  /// Draws the panels beside the felt, except one that is open as a page.
  private func drawPanels(_ state: ScreenState, on pen: inout Pen, _ layout: Layout) {
    if let panel = layout.leftPanel, state.scene != .summary {
      SummaryCards(view: state.view).panelRows(pen, width: panel.width, height: panel.height)
        .draw(on: &pen, in: panel)
    }
    if case .sheet = state.scene { return }
    if let panel = layout.rightPanel {
      ScoreSheet(view: state.view, dealNumber: state.status.dealNumber).rows(
        pen, width: panel.width
      )
      .drawScrolled(to: 0, on: &pen, in: panel)
    }
  }

  /// Limits the scroll position of the open page to its contents, in a window of the given size.
  public func fit(_ state: inout ScreenState, size: Size) {
    if case .document(var reader) = state.scene {
      guard let layout = Layout(size, players: state.view.rules.players) else { return }
      reader.settle(pen(for: Size(width: 0, height: 0)), in: layout.text.column)
      state.scene = .document(reader)
    } else {
      state.clampScroll(to: lastScrollRow(of: state, size: size))
    }
  }

  /// The last scroll position of the open page, in rows; 0 when all of it is visible.
  func lastScrollRow(of state: ScreenState, size: Size) -> Int {
    guard let layout = Layout(size, players: state.view.rules.players) else { return 0 }
    let pen = pen(for: Size(width: 0, height: 0))
    if case .log = state.scene {
      let columns = LogPage(view: state.view).columns(pen, in: layout.text)
      return columns.map { max(0, $0.rows.count - $0.rect.height) }.max() ?? 0
    }
    return max(0, pageRows(state, pen, layout).count - layout.text.column.height)
  }

  private func firstRow(_ state: ScreenState) -> Int {
    switch state.scene {
    case .sheet(let row), .review(let row, _, _): row
    default: 0
    }
  }

  private func pageRows(_ state: ScreenState, _ pen: Pen, _ layout: Layout) -> [Row] {
    let block = layout.text.column
    return switch state.scene {
    case .summary:
      SummaryCards(view: state.view).rows(pen, width: block.width, height: block.height)
    case .sheet: sheetRows(state, pen, block)
    case .review(_, let review, _): ReviewPage(review: review).rows(pen, width: block.width)
    default: []
    }
  }

  /// The score sheet with the chart of the match below it.
  private func sheetRows(_ state: ScreenState, _ pen: Pen, _ block: Rect) -> [Row] {
    let chart = MatchChart(view: state.view).rows(
      pen, width: block.width, height: min(16, block.height))
    let sheet = ScoreSheet(view: state.view, dealNumber: state.status.dealNumber)
      .rows(pen, width: block.width)
    return sheet + (chart.isEmpty ? [] : [.blank]) + chart
  }

  func drawTooSmall(_ size: Size, on pen: inout Pen) {
    let least = Self.leastSize(for: size)
    let phrase = Phrase.windowTooSmall(
      columns: least.width, rows: least.height)
    for (row, line) in pen.rows(phrase, width: size.width).prefix(size.height).enumerated() {
      pen.write(line, x: 0, y: row, .plain)
    }
  }
}
