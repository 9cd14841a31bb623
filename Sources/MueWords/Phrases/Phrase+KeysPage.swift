extension Phrase {
  /// Giving the chosen command another key.
  public static let keyGive = Phrase("keysPage.keyGive", ["confirm": .command("confirm")])
  /// Giving the chosen command the key it comes with.
  public static let hintResetKey = Phrase("keysPage.hintResetKey", ["delete": .command("delete")])
  /// The line that resets all keys.
  public static let keysResetAll = Phrase("keysPage.keysResetAll")
  /// About that line.
  public static let aboutResetAll = Phrase("keysPage.aboutResetAll")
  /// About a command that has the keys it comes with.
  public static let aboutUsualKey = Phrase("keysPage.aboutUsualKey")
  /// About a command that has other keys.
  public static func aboutOwnKey(usual: String) -> Phrase {
    Phrase("keysPage.aboutOwnKey", ["usual": .text(usual)])
  }
  /// The next key is for the command.
  public static let askNewKey = Phrase("keysPage.askNewKey", ["escape": .command("escape")])
  /// All keys are as they come.
  public static let keysAllUsual = Phrase("keysPage.keysAllUsual")
  /// The command has the keys it comes with.
  public static let keyIsUsual = Phrase("keysPage.keyIsUsual")
  /// Resetting all was asked for once.
  public static let keysConfirmReset = Phrase(
    "keysPage.keysConfirmReset", ["confirm": .command("confirm")])
  /// Another command has the key.
  public static func keyIsTaken(key: Value, title: Phrase) -> Phrase {
    Phrase("keysPage.keyIsTaken", ["key": key, "title": .phrase(title)])
  }
  /// The key always means the same.
  public static let keyCannotBeGiven = Phrase("keysPage.keyCannotBeGiven")
}
