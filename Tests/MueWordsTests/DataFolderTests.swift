import Foundation
import Platform
import Testing

@testable import MueWords

/// Where the program's own data are looked for.
@Suite final class DataFolderTests {
  /// The path of a folder of this test's own, without links, as that of a running program.
  private let root: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "mue-data-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Writes data into a folder below the root; in a checkout with the description of a package.
  private func put(_ folder: String, isCheckout: Bool = false) throws -> String {
    let path = root + folder
    try FileManager.default.createDirectory(
      atPath: path + "/Localization", withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: URL(filePath: path + "/Localization/en.json"))
    if isCheckout { try Data().write(to: URL(filePath: path + "/Package.swift")) }
    return path
  }

  private func find(_ executable: String, named: String? = nil) throws -> String? {
    let program = root + executable
    try FileManager.default.createDirectory(
      at: URL(filePath: program).deletingLastPathComponent(), withIntermediateDirectories: true)
    return DataFolder.find(
      executable: program, environment: named.map { ["MUE_DATA": $0] } ?? [:])
  }

  @Test("MUE_DATA comes first, then ../share/mue of the program's folder, then the checkout")
  func order() throws {
    let checkout = try put("/c", isCheckout: true)
    #expect(try find("/c/.build/debug/mue") == checkout)
    let installed = try put("/c/.build/share/mue")
    #expect(try find("/c/.build/debug/mue") == installed)
    let named = try put("/named")
    #expect(try find("/c/.build/debug/mue", named: named) == named)
    #expect(try find("/c/.build/debug/mue", named: "") == installed)
  }

  @Test("a folder above that is no checkout does not count, whoever owns it")
  func noCheckout() throws {
    _ = try put("")
    #expect(try find("/p/bin/mue") == nil)
  }

  @Test("a folder that others can write to does not count, nor anything above it")
  func foreign() throws {
    _ = try put("/t", isCheckout: true)
    for (mode, isFound) in [(0o777, false), (0o1777, false), (0o755, true), (0o700, true)] {
      #expect(chmod(root + "/t", mode_t(mode)) == 0)
      #expect(try (find("/t/mue") == root + "/t") == isFound, "\(mode)")
      #expect(try (find("/t/own/bin/mue") == root + "/t") == isFound, "\(mode)")
    }
    // What lies between may be somebody's too.
    try FileManager.default.createDirectory(
      atPath: root + "/t/open/bin", withIntermediateDirectories: true)
    #expect(chmod(root + "/t/open", 0o777) == 0)
    #expect(try find("/t/open/bin/mue") == nil)
  }

  @Test(
    "a folder that somebody else owns does not count",
    .enabled("only root can give a folder away") { geteuid() == 0 })
  func otherOwner() throws {
    _ = try put("/t", isCheckout: true)
    try #require(chown(root + "/t", 34_567, 34_567) == 0)
    #expect(try find("/t/mue") == nil)
  }
}
