import CellGrid

extension KeyMap {
  /// The key that usually does in a room what this one does for the person; nil when it does nothing
  /// any more.
  ///
  /// Pages answer the usual keys; this stands between them and the person's.
  ///
  /// Of several rooms that are one page the first goes before the others.
  func usual(_ key: Key, in contexts: KeyContext...) -> Key? {
    for context in contexts {
      if let command = command(of: key, in: context) { return command.keys.first }
    }
    let isGivenUp = KeyCommand.all.contains { command in
      ([.everywhere] + contexts).contains(command.context) && command.keys.contains(key)
    }
    return isGivenUp ? nil : key
  }
}
