/// Why bytes do not come or go.
public struct StreamFault: Error, Hashable, Sendable {
  /// What the system says of it (`errno`).
  public let number: Int32

  /// Whether there is no such file.
  public var isMissing: Bool { number == ENOENT || number == ENOTDIR }
}
