extension Languages {
  /// The words for a run of a program: `--lang` on its command line, else the setting, else the
  /// locale of the environment, else English.
  ///
  /// The command line is only searched here, so that even a complaint about it is in the right
  /// language; a language that does not exist is passed over.
  public func words(
    arguments: [String], setting: String? = nil, environment: [String: String]
  ) -> Words? {
    let codes = [
      Self.option(in: arguments), setting, Self.preferredCode(environment: environment), "en",
    ]
    return codes.lazy.compactMap { $0.flatMap(self.words(for:)) }.first
  }

  private static func option(in arguments: [String]) -> String? {
    for (index, word) in arguments.enumerated() {
      if word.hasPrefix("--lang=") { return String(word.dropFirst(7)) }
      if word == "--lang", index + 1 < arguments.count { return arguments[index + 1] }
    }
    return nil
  }
}
