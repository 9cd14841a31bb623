/// What no test reaches, each with the reason; there are few entries.
enum Unreached {
  /// Catches by file, each by a part of its first line.
  static let catches: [String: [String]] = [
    // The moves of a game were legal when they were made.
    "Sources/MueGame/Game/Game.swift": ["assertionFailure"],
    "Sources/MueRules/PublicState.swift": ["assertionFailure"],
    "Sources/MueRules/Round.swift": ["assertionFailure"],
    // It ends a debug build, and with it the count.
    "Sources/Platform/Log.swift": ["mistake("],
    // Only a faulty computer player gets here, and tests check that ours are not.
    "Sources/MueApp/Table/GameKeeper.swift": ["Log.mistake"],
    "Sources/mue-arena/FinishedHand.swift": ["throw .illegalMove"],
    // A confined session of a card room can't write counts.
    "Sources/MueApp/Room/RoomEnterCommand.swift": ["context.complain(error.complaint)"],
    "Sources/MueApp/Room/RoomNaming.swift": [
      "context.complain(error.phrase)", "pages.say(error.phrase", "tell(talk.refuse(error.phrase",
    ],
    // Only an account that the limits hold for is refused threads, and it can't write counts.
    "Sources/mue-arena/DealRun.swift": ["throw .noThreads"],
    "Sources/Platform/JoinedThreads.swift": ["left.append"],
    // Root, as whom the tests of faults run, can read every file.
    "Sources/MueStorage/Games/GameStore+Rescue.swift": ["return (path +"],
  ]

  /// Errors, each as `Type.case`.
  static let errors: Set<String> = [
    // The answers of programs are checked before.
    "ArenaError.illegalMove"
  ]
}
