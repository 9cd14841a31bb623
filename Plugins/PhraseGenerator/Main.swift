import Foundation

/// Writes the members of `Phrase`; the arguments are the paths of the English table and of the
/// Swift file.
@main
struct Main {
  static func main() throws {
    let table = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
    let source = try PhraseSource(table: Array(table)).text
    try Data(source.utf8).write(to: URL(filePath: CommandLine.arguments[2]))
  }
}
