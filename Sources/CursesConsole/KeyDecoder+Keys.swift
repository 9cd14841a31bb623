import CellGrid

/// The meanings of sequences.
extension KeyDecoder {
  /// The modifier keys, as sequences number them.
  private struct Modifiers: OptionSet {
    let rawValue: Int
    static let shift = Modifiers(rawValue: 1)
    static let control = Modifiers(rawValue: 4)
    /// Caps Lock and Num Lock, which have no effect here.
    static let locks = Modifiers(rawValue: 64 | 128)
  }

  /// The key of `ESC [`, parameters and a final byte.
  ///
  /// The parameters are at most three numbers. The second gives the modifiers and, after a colon,
  /// the kind of event.
  static func controlKey(_ parameters: String, final: UInt8) -> Key? {
    guard parameters.utf8.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let fields = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } }
    let numbers = fields.compactMap { $0[0] }
    let isEmpty = parameters.isEmpty
    guard isEmpty || numbers.count == fields.count, numbers.count <= 3 else { return nil }
    // A key release.
    if fields.count > 1, fields[1].count > 1, fields[1][1] == 3 { return nil }
    let second = numbers.count > 1 ? numbers[1] : 1
    let modifiers = Modifiers(rawValue: max(0, second - 1)).subtracting(.locks)
    switch (Unicode.Scalar(final), numbers.first ?? 1) {
    case ("u", let code): return typed(code, modifiers)
    case ("~", 27) where numbers.count == 3: return typed(numbers[2], modifiers)
    case ("I", _) where isEmpty: return .focusGained
    case ("O", _) where isEmpty: return .focusLost
    case ("Z", 1) where modifiers.isSubset(of: .shift): return .backTab
    case _ where !modifiers.isEmpty: return nil
    case ("A", 1): return .up
    case ("B", 1): return .down
    case ("C", 1): return .right
    case ("D", 1): return .left
    case ("H", 1): return .home
    case ("F", 1): return .end
    case ("~", 1) where !isEmpty, ("~", 7): return .home
    case ("~", 4), ("~", 8): return .end
    case ("~", 3): return .delete
    case ("~", 5): return .pageUp
    case ("~", 6): return .pageDown
    case ("~", 11),
      ("P", 1) where numbers.count == 2:
      return .f1
    default: return nil
    }
  }

  /// The key with a code, as sent by terminals that have been asked to distinguish all keys,
  /// perhaps by a previous program.
  private static func typed(_ code: Int, _ modifiers: Modifiers) -> Key? {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
    switch (code, modifiers) {
    case (9, []): return .tab
    case (9, .shift): return .backTab
    case (13, []), (13, .shift): return .enter
    case (27, []): return .escape
    case (8, []), (127, []), (8, .shift), (127, .shift): return .backspace
    default: break
    }
    switch (scalar.properties.generalCategory, modifiers) {
    case (.control, _), (.privateUse, _): return nil
    case (_, []): return .character(Character(scalar))
    case (_, .shift): return Character(scalar).uppercased().first.map(Key.character)
    case (_, .control) where ("a"..."z").contains(scalar): return .control(Character(scalar))
    default: return nil
    }
  }

  /// The key of `ESC O` and a final byte: an arrow, a key on the keypad, or F1.
  static func applicationKey(_ final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "I": .tab
    case "M": .enter
    case "P": .f1
    case " ": .character(" ")
    case "X": .character("=")
    case "j"..."y":
      // In the order of their ASCII codes: * + , - . / 0 to 9.
      .character(Character(Unicode.Scalar(final - 0x40)))
    default: nil
    }
  }
}
