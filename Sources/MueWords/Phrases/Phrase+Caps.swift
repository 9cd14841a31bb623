extension Phrase {
  /// What is written on the key Enter.
  public static let capEnter = Phrase("caps.capEnter")
  /// What is written on the key Esc.
  public static let capEscape = Phrase("caps.capEscape")
  /// What is written on the key Tab.
  public static let capTab = Phrase("caps.capTab")
  /// What is written on the key Shift-Tab.
  public static let capBackTab = Phrase("caps.capBackTab")
  /// What is written on the key Backspace.
  public static let capBackspace = Phrase("caps.capBackspace")
  /// What is written on the key Del.
  public static let capDelete = Phrase("caps.capDelete")
  /// What is written on the key Home.
  public static let capHome = Phrase("caps.capHome")
  /// What is written on the key End.
  public static let capEnd = Phrase("caps.capEnd")
  /// What is written on the key PgUp.
  public static let capPageUp = Phrase("caps.capPageUp")
  /// What is written on the key PgDn.
  public static let capPageDown = Phrase("caps.capPageDown")
  /// What is written on the key Space.
  public static let capSpace = Phrase("caps.capSpace")
  /// A letter with Ctrl.
  public static func capControl(letter: String) -> Phrase {
    Phrase("caps.capControl", ["letter": .text(letter)])
  }
}
