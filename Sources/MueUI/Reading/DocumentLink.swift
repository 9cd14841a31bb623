/// Where a link in a document leads: `rules.md`, `rules.md#the-auction` or `#the-auction`.
struct DocumentLink: Hashable, Sendable {
  /// The document; nil for the one in which the link stands.
  let document: Document?
  /// The heading there, as `DocumentText.anchor` spells it; nil for the beginning.
  let heading: String?

  /// Reads a target; nil when it leads nowhere in these documents.
  init?(_ target: Substring) {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first else { return nil }
    heading = parts.count > 1 ? String(parts[1]) : nil
    if file.isEmpty {
      document = nil
      return
    }
    guard file.hasSuffix(".md"), let named = Document(rawValue: String(file.dropLast(3))) else {
      return nil
    }
    document = named
  }
}
