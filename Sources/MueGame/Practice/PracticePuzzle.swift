/// A question to practise, which comes back if it is missed.
public protocol PracticePuzzle: Equatable, Identifiable, Sendable where ID == String {
  /// The path of those that ship, in the program's own data; each is a line.
  static var file: String { get }

  /// Reads a line of a file; nil if it is not such a question.
  init?(line: some Collection<UInt8>)
}
