import Foundation

/// The memory and processor time of a program.
enum Footprint {
  /// The resident memory of a running process, in millions of bytes.
  static func resident(_ process: pid_t) -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    let kilobytes = line.split(separator: " ").compactMap { Double($0) }.first ?? 0
    return kilobytes * 1024 / 1_000_000
  }

  /// The processor time of a running process, in seconds.
  static func processorTime(_ process: pid_t) -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // After the name in brackets, which may contain anything; the times are the 14th and 15th field
    // of all.
    let parts = status.split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = parts.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
