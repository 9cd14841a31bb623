/// A JSON object that a person wrote into a file, with the line of everything in it.
public struct JSONDocument: Sendable {
  /// What the file says.
  public let object: JSONObject
  private let places: [[String]: Int]
  private let bytes: [UInt8]

  /// Reads a file of at most 64 kB, or another limit.
  ///
  /// - Throws: Why it is not an object in JSON.
  public init(
    reading bytes: [UInt8], limit: Int = JSONObject.lineLimit
  ) throws(LineFault<JSONFault>) {
    func fault(_ reason: JSONFault) -> LineFault<JSONFault> {
      guard case .notJSON(let place) = reason else { return LineFault(line: 1, reason) }
      return LineFault(line: Self.line(at: place, in: bytes), reason)
    }
    guard bytes.count <= limit else { throw fault(.tooLong(limit: limit)) }
    do throws(JSONFault) {
      let read = try JSONReader.located(bytes, depth: JSONObject.depthLimit)
      guard let object = read.value.object else { throw .notAnObject }
      self.object = object
      places = read.places
    } catch {
      throw fault(error)
    }
    self.bytes = bytes
  }

  /// The line of the member that some keys, or indices in lists, lead to; of the last one if a key
  /// stands there twice.
  public func line(of path: String...) -> Int { line(of: path) }

  /// The same, for a path that was put together.
  public func line(of path: [String]) -> Int {
    Self.line(at: places[path] ?? 0, in: bytes)
  }

  private static func line(at place: Int, in bytes: [UInt8]) -> Int {
    1 + bytes.prefix(place).count { $0 == UInt8(ascii: "\n") }
  }
}

/// What is wrong with a file that a person wrote, and on which line, counted from 1.
public struct LineFault<Reason: Hashable & Sendable>: Error, Hashable, Sendable {
  /// The line.
  public let line: Int
  /// What is wrong there.
  public let reason: Reason

  /// A fault on a line.
  public init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
