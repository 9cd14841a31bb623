extension Terminal {
  /// Waits until the console's probe has drawn its picture to the last cell, in the window's size.
  func waitForPicture() throws {
    try waitUntil { rows in
      rows[3].hasPrefix("\(columns)x\(self.rows) ") && cell(columns - 1, self.rows - 1).text == "@"
    }
  }
}
