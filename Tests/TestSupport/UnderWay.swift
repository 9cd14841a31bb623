import Foundation

/// The seed of the case that a torture test is running, in a file of `.build/torture-cases`.
///
/// The file is removed when the test ends: one found after a run names the case that stopped it.
public final class UnderWay: Sendable {
  private let path: String

  /// Creates the file of a torture test, and prints the seed that an earlier run left behind.
  init(_ name: String) {
    path = Self.path(of: name)
    if let seed = Self.seed(of: name) {
      print("\(name): a run broke off in seed \(seed); MUE_SEED=\(seed) begins there")
    }
    try? FileManager.default.createDirectory(
      atPath: Self.folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ seed: UInt64) {
    try? "\(seed)\n".write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// The seed that a torture test is running or stopped at; nil if the test has ended.
  public static func seed(of name: String) -> UInt64? {
    let text = try? String(contentsOfFile: path(of: name), encoding: .utf8)
    return text.flatMap { UInt64($0.prefix { $0.isNumber }) }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.build/torture-cases").standardizedFileURL.path

  private static func path(of name: String) -> String {
    folder + "/" + name.replacing(/[^\w ]/, with: "-")
  }
}
