import CellGrid

extension KeyMap {
  /// The key that usually does in a room what this one does for the person; nil when it does nothing
  /// any more.
  ///
  /// Pages answer the usual keys; this stands between them and the person's.
  ///
  /// Of several rooms that are one page the first goes before the others.
  func usual(_ key: Key, in rooms: KeyRoom...) -> Key? {
    for room in rooms {
      if let command = command(of: key, in: room) { return command.keys.first }
    }
    let isGivenUp = KeyCommand.all.contains { command in
      ([.everywhere] + rooms).contains(command.room) && command.keys.contains(key)
    }
    return isGivenUp ? nil : key
  }
}
