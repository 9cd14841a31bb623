import CVTerm
import TestSupport

extension Terminal {
  /// Keys that are not characters.
  enum Key {
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    case enter
    case escape
    case tab
    case backTab
    case backspace
    case delete
  }

  /// Opens the settings from the table, and chooses the theme after the clear one; they stay open.
  func chooseNextTheme() throws {
    press(.escape)
    try waitFor("Back to the table")
    press(.down, .enter)
    try waitFor("‹ automatic ›")
    try choose(line: "Colours")
    press(.right)
    try waitFor("‹ clear ›")
    press(.right)
    try waitFor("‹ traditional ›")
  }

  /// Types characters.
  func type(_ text: String) { send(Array(text.utf8)) }

  /// Types a letter with Ctrl held.
  func control(_ letter: Character) {
    if let value = letter.asciiValue { send([value & 0x1F]) }
  }

  /// Presses keys, encoded by the terminal's modes.
  func press(_ keys: Key...) {
    for key in keys {
      // A person is slower: a report that says nothing keeps an Enter from being a repetition of the last
      // one, and an Escape from being one key with the next.
      let isSlow = isAlternateScreen && home != nil
      if key == .enter, isSlow { type("\u{1B}[0n") }
      let modifiers = key == .backTab ? VTERM_MOD_SHIFT : VTERM_MOD_NONE
      vterm_keyboard_key(emulator, Self.code(of: key), modifiers)
      sendAnswers()
      if key == .escape, isSlow { type("\u{1B}[0n") }
    }
  }

  /// Waits until the program has read everything that was typed.
  func waitUntilRead() {
    let deadline = Deadline(after: .seconds(5))
    while isRunning, cvterm_unread(controller) > 0, !deadline.isOver { receive(waiting: 1) }
  }

  /// Stops the output of programs to the terminal, as Ctrl-S does, or lets it go on.
  func stopOutput(_ isStopped: Bool = true) { cvterm_stop_output(controller, isStopped ? 1 : 0) }

  /// Moves the mouse to a cell.
  func moveMouse(x: Int, y: Int) {
    vterm_mouse_move(emulator, Int32(y), Int32(x), VTERM_MOD_NONE)
    sendAnswers()
  }

  /// Presses or releases a mouse button: 1 is the left, 4 and 5 are the wheel up and down.
  func mouseButton(_ button: Int = 1, isPressed: Bool) {
    vterm_mouse_button(emulator, Int32(button), isPressed, VTERM_MOD_NONE)
    sendAnswers()
  }

  /// Clicks the left button on a cell.
  func click(x: Int, y: Int) { drag(from: (x, y), to: (x, y)) }

  /// Presses the left button on one cell and releases it on another.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    moveMouse(x: start.x, y: start.y)
    mouseButton(isPressed: true)
    moveMouse(x: end.x, y: end.y)
    mouseButton(isPressed: false)
  }

  private static func code(of key: Key) -> VTermKey {
    switch key {
    case .up: VTERM_KEY_UP
    case .down: VTERM_KEY_DOWN
    case .left: VTERM_KEY_LEFT
    case .right: VTERM_KEY_RIGHT
    case .home: VTERM_KEY_HOME
    case .end: VTERM_KEY_END
    case .pageUp: VTERM_KEY_PAGEUP
    case .pageDown: VTERM_KEY_PAGEDOWN
    case .enter: VTERM_KEY_ENTER
    case .escape: VTERM_KEY_ESCAPE
    case .tab, .backTab: VTERM_KEY_TAB
    case .backspace: VTERM_KEY_BACKSPACE
    case .delete: VTERM_KEY_DEL
    }
  }
}
