import MueWords

/// The page of keys, as a document: every command with the key it has now.
public enum KeyList {
  /// The page in Markdown.
  public static func markdown(_ words: Words) -> String {
    let commands = KeyCommand.all.map { command in
      "- " + words(.keyOfCommand(name: command.name, title: command.title))
    }
    let fixed = [Phrase.keysOfDigits, .keysOfSuits, .keyOfInterrupt].map { "- " + words($0) }
    return "# \(words(.menuKeys))\n\n\((commands + fixed).joined(separator: "\n"))\n"
  }
}
