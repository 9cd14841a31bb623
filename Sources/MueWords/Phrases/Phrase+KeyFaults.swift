extension Phrase {
  /// A command nobody knows.
  public static func keysUnknownCommand(name: String) -> Phrase {
    Phrase("keys.keysUnknownCommand", ["name": .text(name)])
  }
  /// A key nobody knows.
  public static func keysUnknownKey(name: String) -> Phrase {
    Phrase("keys.keysUnknownKey", ["name": .text(name)])
  }
  /// Something other than a list of keys.
  public static func keysNotAList(name: String) -> Phrase {
    Phrase("keys.keysNotAList", ["name": .text(name)])
  }
  /// A command that would have no key.
  public static func keysNoKey(name: String) -> Phrase {
    Phrase("keys.keysNoKey", ["name": .text(name)])
  }
  /// A key that two commands want.
  public static func keysTaken(key: Value, owner: String, wanted: String) -> Phrase {
    Phrase("keys.keysTaken", ["key": key, "owner": .text(owner), "wanted": .text(wanted)])
  }
  /// A key that cannot be given away.
  public static func keysFixed(key: Value) -> Phrase {
    Phrase("keys.keysFixed", ["key": key])
  }
}
