import MueMind

extension MindSpec {
  /// The mind that is meant: the one place where names and settings become one.
  ///
  /// Throws for a name that nobody has, and for settings that the mind does not have.
  func mind() throws(ArenaError) -> any Mind {
    guard case .mind(let name) = player, let mind = Minds.mind(named: name) else {
      throw .unknownMind(text)
    }
    if hasSettings { throw .noSettings(mind: text) }
    return mind
  }
}
