import CNcurses
import CellGrid

extension CursesConsole {
  /// Lets the person notice something; what the terminal cannot do, it leaves out.
  public func ring(_ alert: Alert) {
    guard isOpen else { return }
    switch alert {
    case .bell: beep()
    case .flash: flash()
    // Only a terminal that tells of its window's attention is known to read such sequences whole.
    case .notification(let text):
      if wantsFocus, cn_has_mouse() {
        cn_send(dialect.sequence(for: text, isUnicode: abilities.unicode))
      }
    }
  }
}
