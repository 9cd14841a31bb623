import Foundation
import Testing

/// Follows the recipes of `CONTRIBUTING.md` with their examples.
@Suite("Recipes") struct RecipeTests {
  /// A recipe: its example, and the files of its steps.
  struct Recipe: CustomTestStringConvertible {
    let title: String
    let model: String
    let files: [String]
    var testDescription: String { title }
  }

  static func all() throws -> [Recipe] {
    try Checkout.text("CONTRIBUTING.md").split(separator: "\n## ").compactMap { section in
      guard let model = section.firstMatch(of: /\nFollow `([a-z]+)`:\n/) else { return nil }
      let steps = section[model.range.upperBound...].matches(of: /(?:^|\n)\d\. ((?:.|\n {3})*)/)
      let files = steps.flatMap { step in
        step.1.matches(of: /`([A-Za-z]+(?:\/[A-Za-z_+.-]+)+|Makefile)`/).map { String($0.1) }
      }
      return Recipe(
        title: String(section.prefix { $0 != "\n" }), model: String(model.1), files: files)
    }
  }

  @Test("there is one for each kind of change that the page promises")
  func titles() throws {
    let titles = try Self.all().map(\.title)
    #expect(
      titles == [
        "A setting", "A language", "A theme", "A level", "A style of bidding", "A table command",
        "A row of the new-game form", "A page at the table", "A page before the table",
      ])
  }

  @Test("every file of a step exists and contains the recipe's example", arguments: try all())
  func steps(recipe: Recipe) throws {
    #expect(recipe.files.count >= 3)
    for path in recipe.files where path.hasSuffix("/") == false {
      let text = try? Checkout.text(path)
      #expect(text != nil, "\(path)")
      let isNamed = path.lowercased().contains(recipe.model)
      let word = try Regex("(?i)\\b\(recipe.model)\\b")
      let isKnown = text?.firstMatch(of: word) != nil
      #expect(isNamed || isKnown || path.hasSuffix("README.md"), "\(recipe.title): \(path)")
    }
  }

  @Test("no source contains a language, a theme or a level without being in the recipe")
  func complete() throws {
    for recipe in try Self.all()
    where ["A language", "A theme", "A level"].contains(recipe.title) {
      let word = try Regex("\"\(recipe.model)\"|\\.\(recipe.model)\\b|case \(recipe.model)\\b")
      for path in try Checkout.files(below: "Sources") where !recipe.files.contains(path) {
        for (number, line) in try Checkout.code(path) where line.contains(recipe.model) {
          #expect(line.firstMatch(of: word) == nil, "\(recipe.title): \(path):\(number) \(line)")
        }
      }
    }
  }
}
