import Foundation
import Platform
import TestSupport
import Testing

/// The processes of a group.
struct ProcessGroup {
  let number: pid_t

  /// How many of them are running; one that has ended but not been reaped does not count.
  var count: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.count { name in
      guard Int(name) != nil,
        let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let fields = text.split(separator: ") ").last?.split(separator: " "), fields.count > 2
      else { return false }
      return fields[0] != "Z" && fields[2] == "\(number)"
    }
  }

  /// Waits until none of them is running.
  func waitForEnd() throws {
    let deadline = Deadline()
    while count > 0 {
      try #require(!deadline.isOver, "\(count) processes are left behind")
      usleep(10_000)
    }
  }
}
