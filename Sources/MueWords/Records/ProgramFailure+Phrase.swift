import MueGame

extension ProgramFailure {
  /// The reason in words, to stand within a sentence.
  public var phrase: Phrase {
    switch self {
    case .illegal(let word): .arenaIllegalAnswers(word: word.harmless)
    case .silent: .arenaNoAnswer
    case .gone: .arenaProgramEnded
    case .flood: .arenaLineTooLong
    }
  }
}
