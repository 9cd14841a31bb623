import Foundation

/// How much room a program takes.
enum Footprint {
  /// What the kernel counts as resident of a running process, in millions of bytes.
  static func resident(_ process: pid_t) -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    let kilobytes = line.split(separator: " ").compactMap { Double($0) }.first ?? 0
    return kilobytes * 1024 / 1_000_000
  }
}
