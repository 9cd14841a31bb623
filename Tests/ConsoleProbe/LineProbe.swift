import CellGrid
import CursesConsole
import Foundation

/// Writes a line every few milliseconds, and after it what has been typed meanwhile.
struct LineProbe {
  /// Runs until the line `quit`, the end of input or a signal; returns the exit status.
  static func run() throws(ConsoleError) -> Int32 {
    let isPatient = !CommandLine.arguments.contains("impatient")
    let console = try LineConsole(
      environment: ProcessInfo.processInfo.environment,
      patience: isPatient ? .seconds(1000) : .milliseconds(40))
    defer { console.close() }
    console.write("begun")
    for tick in 0... {
      let arrivals = console.waitForInput(timeoutMilliseconds: 20, wantsInput: true)
      if let signal = arrivals.signals.first { return 128 + signal }
      while let line = console.nextLine() {
        if line.text == "quit" { return 0 }
        console.write("got \(line.text)\(line.isLate ? ", late" : "")")
      }
      if console.hasEnded { return 3 }
      if arrivals.isEmpty { console.write("tick \(tick)") }
    }
    return 4
  }
}
