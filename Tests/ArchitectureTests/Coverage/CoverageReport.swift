import Foundation

/// How often each place in the sources was run, according to `llvm-cov export`.
struct CoverageReport {
  /// The count from a position up to the next segment; nil if nothing was counted.
  private struct Segment {
    let location: SourceLocation
    let count: Int?
  }

  private let segments: [String: [Segment]]

  /// Reads a report; only files below the checkout are kept, by their paths from its root.
  init(path: String) throws {
    let export = try JSONDecoder().decode(
      Export.self, from: Data(contentsOf: URL(filePath: path)))
    let root = Checkout.root.standardizedFileURL.path + "/"
    var segments: [String: [Segment]] = [:]
    for file in export.data.flatMap(\.files) where file.filename.hasPrefix(root) {
      segments[String(file.filename.dropFirst(root.count))] = file.segments.map(\.segment)
    }
    self.segments = segments
  }

  /// Whether the report lacks the sources.
  var isEmpty: Bool { !segments.keys.contains { $0.hasPrefix("Sources/") } }

  /// How often a place was run; nil if nothing was counted.
  func count(at location: SourceLocation, in path: String) -> Int? {
    segments[path, default: []].last { $0.location <= location }?.count
  }

  private struct Export: Decodable {
    struct Part: Decodable { let files: [File] }
    struct File: Decodable {
      let filename: String
      let segments: [Entry]
    }
    /// Line, column, count, whether it is a count, and other entries that are not needed.
    struct Entry: Decodable {
      let segment: Segment

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        let location = SourceLocation(
          line: try list.decode(Int.self), column: try list.decode(Int.self))
        let count = try list.decode(Int.self)
        segment = Segment(location: location, count: try list.decode(Bool.self) ? count : nil)
      }
    }
    let data: [Part]
  }
}
