import Platform

/// A command of the system, run to its end.
struct SystemCommand {
  /// Standard output and standard error, line by line.
  let lines: [String]
  let hasSucceeded: Bool

  static let sshd = "/usr/sbin/sshd"

  /// Runs a shell command without single quotes; one that the system refuses to start has the reason
  /// as its only line.
  init(_ command: String) {
    let program: ChildProgram
    do throws(SystemError) {
      program = try ChildProgram("sh -c '{ \(command); } 2>&1; echo $?'", lineLimit: 4096)
    } catch {
      (lines, hasSucceeded) = (["\(error)"], false)
      return
    }
    var lines: [String] = []
    let deadline = ContinuousClock.now + .seconds(60)
    while case .line(let bytes) = program.receive(until: deadline) {
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    program.end(patience: .seconds(1))
    hasSucceeded = lines.popLast() == "0"
    self.lines = lines
  }
}
