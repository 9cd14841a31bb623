/// A JSON object from a file written by a person, with line numbers for its contents.
public struct JSONDocument: Sendable {
  public let object: JSONObject
  private let bytes: [UInt8]

  /// Reads a file of at most 64 kB, or of another limit.
  ///
  /// - Throws: The reason why it is not a JSON object, with its line.
  public init(
    reading bytes: [UInt8], limit: Int = JSONObject.lineLimit
  ) throws(LineFault<JSONFault>) {
    func fault(_ reason: JSONFault) -> LineFault<JSONFault> {
      guard case .notJSON(let offset) = reason else { return LineFault(line: 1, reason) }
      return LineFault(line: Self.line(at: offset, in: bytes), reason)
    }
    do throws(JSONFault) {
      object = try JSONObject(reading: bytes, limit: limit)
    } catch {
      throw fault(error)
    }
    self.bytes = bytes
  }

  /// The line of the member at a path of keys and list indices; the last one if a key is repeated.
  public func line(of path: String...) -> Int { line(of: path) }

  /// The same, for a path in an array.
  public func line(of path: [String]) -> Int { Self.line(at: offsets[path] ?? 0, in: bytes) }

  /// The lines of the members at many paths.
  public func lines(of paths: [[String]]) -> [Int] {
    let offsets = offsets
    return paths.map { Self.line(at: offsets[$0] ?? 0, in: bytes) }
  }

  /// The byte at which each member and element begins, by its path.
  ///
  /// This reads the file again: few files have a fault, and startup waits for all of them.
  private var offsets: [[String]: Int] {
    (try? JSONReader.located(bytes, depth: JSONObject.depthLimit).offsets) ?? [:]
  }

  private static func line(at offset: Int, in bytes: [UInt8]) -> Int {
    1 + bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }
}
