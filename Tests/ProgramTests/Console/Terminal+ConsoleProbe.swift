extension Terminal {
  /// The console probe with its first picture.
  static func probe(
    term: String = "xterm-256color", environment: [String: String?] = [:]
  ) throws -> Terminal {
    let terminal = try Terminal(built("console-probe"), term: term, environment: environment)
    try terminal.waitForPicture()
    return terminal
  }

  /// Waits until the console probe has drawn its picture to the last cell, in the size of the
  /// window.
  func waitForPicture() throws {
    try waitUntil { rows in
      rows[3].hasPrefix("\(columns)x\(self.rows) ") && cell(columns - 1, self.rows - 1).text == "@"
    }
  }
}
