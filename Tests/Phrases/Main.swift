import Foundation

/// Generates the accessors of the phrases from `Localization/en.json`, for `make phrases`.
@main
struct Main {
  static func main() throws {
    let table = try Data(contentsOf: URL(filePath: "Localization/en.json"))
    let source = try PhraseSource(table: Array(table)).text
    try Data(source.utf8).write(to: URL(filePath: PhraseSource.path))
  }
}
