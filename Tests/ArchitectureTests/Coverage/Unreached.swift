/// What no test reaches, each with the reason; there is little of it.
enum Unreached {
  /// Catches, by file, each by what its first line contains.
  static let catches: [String: [String]] = [
    // Only a mistake of ours gets here: `Bot.legalMove` and the screens let legal moves through alone.
    "Sources/MueApp/Plain/PlainSession+Effects.swift": ["assertionFailure("],
    "Sources/MueApp/Table/TableScreen.swift": ["assertionFailure("],
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
