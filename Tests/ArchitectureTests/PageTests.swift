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

  @Test("README links to every page of docs, ARCHITECTURE to the decisions")
  func readme() throws {
    let text = try Checkout.text("README.md") + Checkout.text("ARCHITECTURE.md")
    for path in try Checkout.files(below: "docs", endings: ["md"]) {
      #expect(text.contains("](\(path))"), "\(path)")
    }
  }

  @Test("every file that a page links to exists")
  func links() throws {
    let pages = try ["Sources", "docs", "Packaging", "Resources/themes"].flatMap {
      try Checkout.files(below: $0, endings: ["md"])
    }
    for path in pages + ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"] {
      let folder = path.split(separator: "/").dropLast().map(String.init)
      for link in try Checkout.text(path).matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
        var place = folder
        for step in link.1.split(separator: "/") {
          if step == ".." { place.removeLast() } else { place.append(String(step)) }
        }
        let file = Checkout.root.appending(path: place.joined(separator: "/"))
        #expect(throws: Never.self, "\(path): \(link.1)") { try file.checkResourceIsReachable() }
      }
    }
  }
}
