import MueWords
import Synchronization

/// The page of keys as a document: every command with its current key.
public enum KeyList {
  /// The list in Markdown, in a language.
  public static func markdown(_ words: Words) -> String {
    let commands = KeyCommand.allCases.map { command in
      "- " + words(.keyOfCommand(key: .command(command.name), title: command.title))
    }
    let fixed = [Phrase.keysOfDigits, .keysOfSuits, .keyOfInterrupt].map { "- " + words($0) }
    return "# \(words(.menuKeys))\n\n\((commands + fixed).joined(separator: "\n"))\n"
  }
}
