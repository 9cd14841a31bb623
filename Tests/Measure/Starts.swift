import Foundation

/// The times to the first frame of programs, started in turns, so that all run under the same
/// conditions.
struct Starts {
  /// The times of one program.
  struct Program {
    let name: String
    let path: String
    var arguments: [String] = []
    var times: [Double] = []
  }

  private(set) var programs: [Program]

  init(_ programs: [Program]) { self.programs = programs }

  /// Starts each of them a number of times; a frame is over when nothing comes for `quiet`
  /// milliseconds, or the program ends.
  mutating func run(rounds: Int, quiet: Int = 120) throws {
    for _ in 0..<rounds {
      for index in programs.indices {
        let program = programs[index]
        let terminal = try TerminalSession(program.path, program.arguments)
        programs[index].times.append(terminal.drain(quiet: quiet).milliseconds)
      }
    }
  }

  /// The median of a program, in milliseconds.
  func median(_ index: Int) -> Double { Times(programs[index].times).quantile(0.5) }
}
