/// Undo or redo.
enum TurnDirection {
  case back
  case forward
}
