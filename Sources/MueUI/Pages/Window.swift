import CellGrid

/// A window that receives an input: its size, and a pen that only measures.
struct Window {
  let size: Size
  let pen: Pen

  func block(_ rect: Rect) -> PageBlock { PageBlock(rect: rect, pen: pen, window: size) }
}
