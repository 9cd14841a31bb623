import MueMind

extension MindSpec {
  /// The mind that is meant, with its settings.
  ///
  /// Throws for a name that nobody has, and for settings that the mind does not have.
  func mind() throws(ArenaError) -> any Mind {
    guard case .mind(let name) = player, Minds.mind(named: name) != nil else {
      throw .unknownMind(text)
    }
    let full = hasSettings ? "\(name):\(style):memory=\(memory):peek=\(peek)" : name
    guard let mind = Minds.mind(named: full) else { throw .noSettings(mind: text) }
    return mind
  }
}
