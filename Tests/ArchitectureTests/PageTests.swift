import Foundation
import Testing

@Suite("Every target has a page") struct PageTests {
  @Test(
    "which names what is in the target",
    arguments: try Checkout.folders(in: "Sources"))
  func page(target: String) throws {
    let text = try Checkout.text("Sources/\(target)/README.md")
    #expect(text.hasPrefix("# \(target): "))
    for name in try Checkout.folders(in: "Sources/\(target)")
    where !name.contains(".") && name != "include" {
      #expect(text.contains("`\(name)`") || text.contains("`\(name)/"), "\(target): \(name)")
    }
  }

  /// The files that a page links to, as paths in the checkout.
  private func links(of page: String) throws -> [String] {
    let folder = page.split(separator: "/").dropLast().map(String.init)
    return try Checkout.text(page).matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/).map { link in
      var path = folder
      for step in link.1.split(separator: "/") {
        if step == ".." { path.removeLast() } else { path.append(String(step)) }
      }
      return path.joined(separator: "/")
    }
  }

  @Test("README, ARCHITECTURE or the list of decisions links to every page of docs")
  func linked() throws {
    let linked = try ["README.md", "ARCHITECTURE.md", "docs/decisions/README.md"].flatMap(links)
    for path in try Checkout.files(below: "docs", endings: ["md"]) {
      #expect(linked.contains(path), "\(path)")
    }
  }

  @Test("every file that a page links to exists")
  func existing() throws {
    let pages = try ["Sources", "docs", "Packaging", "Resources/themes"].flatMap {
      try Checkout.files(below: $0, endings: ["md"])
    }
    for page in pages + ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"] {
      for link in try links(of: page) {
        let file = Checkout.root.appending(path: link)
        #expect(throws: Never.self, "\(page): \(link)") { try file.checkResourceIsReachable() }
      }
    }
  }

  @Test("every code on a page is made of words that a code can have")
  func codes() throws {
    let words = Set(try Checkout.text("Resources/en/words.txt").split(separator: "\n"))
    let folders = ["Sources", "docs", "Packaging", "Resources"]
    let pages = try folders.flatMap {
      try Checkout.files(below: $0, endings: ["md", "svg", "txt", "6"])
    }
    var codes: Set<Substring> = []
    for page in pages + ["README.md"] {
      let text = try Checkout.text(page)
      for match in text.matches(of: /[a-z]{3,9}(?:-[a-z]{3,9}){4}(?![a-z-])/) {
        codes.insert(match.output)
        let strange = match.output.split(separator: "-").filter { !words.contains($0) }
        #expect(strange.isEmpty, "\(page): \(match.output)")
      }
    }
    #expect(!codes.isEmpty)
  }
}
