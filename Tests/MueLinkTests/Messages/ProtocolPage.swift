import Foundation

/// `PROTOCOL.md`, as the author of another client reads it.
struct ProtocolPage {
  let text: String

  init() throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    text = try String(
      contentsOf: checkout.appending(path: "Sources/MueLink/PROTOCOL.md"), encoding: .utf8)
  }

  /// The text under a heading.
  func section(_ title: String) -> String {
    let parts = text.components(separatedBy: "\n## ")
    return parts.first { $0.hasPrefix(title) } ?? ""
  }

  /// Everything between backticks that begins like a JSON object, blocks included.
  func lines(in section: String) -> [String] {
    let section = self.section(section).replacingOccurrences(of: "```json\n", with: "`")
      .replacingOccurrences(of: "\n```", with: "`")
    return section.components(separatedBy: "`").filter { $0.hasPrefix("{") }.flatMap {
      $0.split(separator: "\n").map(String.init)
    }
  }
}
