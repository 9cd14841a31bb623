import Foundation

/// How much room a program takes, in millions of bytes.
enum Footprint {
  /// What the kernel counts as resident of a running process.
  static func resident(_ process: pid_t) -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    let kilobytes = line.split(separator: " ").compactMap { Double($0) }.first ?? 0
    return kilobytes * 1024 / 1_000_000
  }

  /// The files that a running process has of Swift's own libraries.
  static func libraries(_ process: pid_t) -> Set<String> {
    let maps = (try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)) ?? ""
    let files = maps.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(files.filter { $0.contains("/swift/") && $0.hasSuffix(".so") })
  }

  /// Files, and folders with all that is in them.
  static func size(of paths: some Sequence<String>) -> Double {
    paths.reduce(0) { $0 + size(of: $1) }
  }

  private static func size(of path: String) -> Double {
    let files = FileManager.default
    guard let below = files.enumerator(atPath: path), files.isDirectory(path) else {
      return bytes(path) / 1_000_000
    }
    return below.compactMap { $0 as? String }.reduce(0) { $0 + bytes(path + "/" + $1) } / 1_000_000
  }

  private static func bytes(_ path: String) -> Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return 0 }
    return (attributes?[.size] as? NSNumber)?.doubleValue ?? 0
  }
}

extension FileManager {
  fileprivate func isDirectory(_ path: String) -> Bool {
    (try? attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory
  }
}
