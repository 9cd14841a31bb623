import MueBots

extension PlayerSpec {
  /// The mind that is meant, with its settings.
  ///
  /// Throws for a name that nobody has, and for settings that the mind does not have.
  func bot() throws(ArenaError) -> any Bot {
    guard case .bot(let name) = player, Bots.bot(named: name) != nil else {
      throw .unknownMind(text)
    }
    let full = hasSettings ? "\(name):\(style):memory=\(memory):peek=\(peek)" : name
    guard let bot = Bots.bot(named: full) else { throw .noSettings(bot: text) }
    return bot
  }
}
