/// Whether a game is turned back or forward again.
enum TurnDirection {
  case back
  case forward
}
