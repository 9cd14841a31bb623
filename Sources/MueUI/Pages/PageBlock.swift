import CellGrid

/// The block of a window where a page is drawn, with a pen to measure its texts.
struct PageBlock {
  let rect: Rect
  let pen: Pen
  /// The size of the window.
  let window: Size
}
