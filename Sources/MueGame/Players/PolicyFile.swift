import MueBots
import MueData
import Synchronization

/// A file of learned policies, `mue-policy/1`.
///
/// The header is lines of text up to an empty one: the format with the checksum of everything after
/// that line, the origin of the policies, and for each net its name, its shape and the number of
/// its test vectors. Numbers of four bytes follow, little-endian: for each net its weights, and its
/// vectors, each consisting of the moment, a candidate and the score that the net gives it.
public struct PolicyFile: Sendable {
  /// A moment, a candidate and the score that a net gives it.
  public struct Vector: Sendable {
    public let moment: [Float]
    public let candidate: [Float]
    public let score: Float
  }

  public let policies: Policies
  /// The origin of the policies: commit, rounds and hands, in words.
  public let origin: String
  /// The test vectors, by the name of the net.
  public let vectors: [String: [Vector]]

  /// The largest file accepted, in bytes: many times the size of the shipped one.
  public static let limit = 16 << 20
  /// The beginning of the first line.
  public static let format = "mue-policy/1"

  /// Reads a file.
  ///
  /// - Throws: `PolicyFault` if it is damaged, cut off, or made for another version.
  public init(_ bytes: [UInt8]) throws(PolicyFault) {
    guard bytes.count <= Self.limit, let end = bytes.firstIndex(of: 10) else { throw .otherFormat }
    let first = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard first.count == 2, first[0] == Self.format else { throw .otherFormat }
    let rest = bytes[(end + 1)...]
    guard Checksum.text(of: rest) == first[1] else { throw .damaged }
    let blank = rest.indices.dropFirst().first { rest[$0] == 10 && rest[$0 - 1] == 10 }
    guard let blank else { throw .damaged }
    let lines = String(decoding: rest[..<blank], as: UTF8.self).split(separator: "\n")
    origin = lines.first.map { String($0) } ?? ""
    var numbers = Numbers(bytes: rest[(blank + 1)...])
    var weights: [String: [Float]] = [:]
    var vectors: [String: [Vector]] = [:]
    for line in lines.dropFirst() {
      let words = line.split(separator: " ")
      let counts = words.dropFirst().compactMap { Int($0) }
      guard words.count == 4, counts.count == 3, counts.allSatisfy((0...10_000).contains) else {
        throw .damaged
      }
      let name = String(words[0])
      let shape = Policies.Shape(moment: counts[0], candidate: counts[1])
      guard Policies.shapes[name] == shape else { throw .otherFormat }
      weights[name] = try numbers.next(shape.weightCount)
      for _ in 0..<counts[2] {
        let vector = Vector(
          moment: try numbers.next(shape.moment), candidate: try numbers.next(shape.candidate),
          score: try numbers.next(1)[0])
        vectors[name, default: []].append(vector)
      }
    }
    guard let policies = Policies(weights: weights) else { throw .otherFormat }
    self.policies = policies
    self.vectors = vectors
  }

  /// Numbers read in sequence.
  private struct Numbers {
    var bytes: ArraySlice<UInt8>

    mutating func next(_ count: Int) throws(PolicyFault) -> [Float] {
      guard bytes.count >= 4 * count else { throw .damaged }
      let begin = bytes.startIndex
      defer { bytes = bytes.dropFirst(4 * count) }
      return (0..<count).map { index in
        let bits = (0..<4).reduce(UInt32(0)) { sum, byte in
          sum | UInt32(bytes[begin + 4 * index + byte]) &<< (8 * UInt32(byte))
        }
        return Float(bitPattern: bits)
      }
    }
  }
}

/// Why a file of policies cannot be used.
public enum PolicyFault: Error, Hashable, Sendable {
  case missing
  /// It is not such a file, or was made for another version of the program.
  case otherFormat
  /// Its content does not match its checksum.
  case damaged
}
