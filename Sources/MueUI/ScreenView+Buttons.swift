import CellGrid

extension ScreenView {
  /// The key that a click on a bar of the table's window stands for; nil beside its buttons.
  ///
  /// The title opens the menu, the hints at the foot act like their keys.
  public func key(at place: Position, of state: ScreenState, size: Size) -> Key? {
    guard let layout = Layout(size, players: state.view.rules.players) else { return nil }
    if layout.title.contains(place) { return state.keys.key(named: "menu") }
    return KeyBar(state: state).row.command(at: place, pen, in: layout.keys)
      .flatMap(state.keys.key(named:))
  }

  /// The key that a click on the keys before the table stands for; nil beside them.
  public func key(at place: Position, of state: StartMenuState, size: Size) -> Key? {
    guard let layout = StartMenuLayout(size) else { return nil }
    return HintRow(hints: state.shown.hints).command(at: place, pen, in: layout.keys)
      .flatMap(state.keys.key(named:))
  }

  /// A pen that only measures.
  private var pen: Pen { pen(for: Size(width: 0, height: 0)) }
}
