/// What no test reaches, each with the reason; there is little of it.
enum Unreached {
  /// Catches, by file, each by what its first line contains.
  static let catches: [String: [String]] = [
    // Only a computer player in error gets here, and ours are tested for making none.
    "Sources/MueApp/Lesson/LessonScreen.swift": ["Log.mistake"],
    "Sources/MueApp/Table/GameKeeper.swift": ["return false"],
    "Sources/mue-arena/Hands/FinishedHand.swift": ["throw .illegalMove"],
  ]

  /// Errors, each as `Type.case`.
  static let errors: Set<String> = [
    // Nothing that a game holds is beyond JSON.
    "StoreError.cannotEncode",
    // As above; what a program answers is judged before.
    "ArenaError.illegalMove",
  ]
}
