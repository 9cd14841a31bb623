extension Terminal {
  /// Waits until the console probe has drawn its picture to the last cell, in the size of the
  /// window.
  func waitForPicture() throws {
    try waitUntil { rows in
      rows[3].hasPrefix("\(columns)x\(self.rows) ") && cell(columns - 1, self.rows - 1).text == "@"
    }
  }
}
