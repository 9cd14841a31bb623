import Foundation
import Platform
import TestSupport
import Testing

/// A program that is to play a seat, starts another one, and hangs, even when its input has ended.
final class HangingBot {
  /// When it hangs.
  enum Moment: CaseIterable {
    case greeting, answer
  }

  private let scripts: BotScripts
  /// The command for the shell.
  let command: String

  init(_ moment: Moment) throws {
    scripts = try BotScripts()
    let greeting =
      moment == .greeting ? "" : #"read -r line; echo '{"format":"mue-mind/1","name":"hanger"}'"#
    // The first line of a game, or the end of the input.
    let waiting = moment == .greeting ? "" : "read -r line && "
    let script = """
      sleep 600 &
      \(greeting)
      \(waiting)echo $$ >> \(scripts.path("groups"))
      sleep 600
      """
    command = "sh " + (try scripts.write(script, "hanger.sh"))
  }

  /// Waits until some hang, and answers their process groups.
  func groups(atLeast count: Int = 1) throws -> [ProcessGroup] {
    let deadline = Deadline()
    while true {
      let text = (try? String(contentsOfFile: scripts.path("groups"), encoding: .utf8)) ?? ""
      let groups = text.split(separator: "\n").compactMap { pid_t($0) }.map(ProcessGroup.init)
      if groups.count >= count { return groups }
      try #require(!deadline.isOver, "no program hangs")
      usleep(10_000)
    }
  }
}
