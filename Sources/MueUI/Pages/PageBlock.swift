import CellGrid

/// The block of a window where a page is drawn, with a pen that measures its texts.
struct PageBlock {
  let rect: Rect
  let pen: Pen
}

/// A window that gets an input: its size, and a pen that only measures.
struct Window {
  let size: Size
  let pen: Pen

  func block(_ rect: Rect) -> PageBlock { PageBlock(rect: rect, pen: pen) }
}
