import CellGrid
import CursesConsole
import Foundation

/// Draws a fixed picture, echoes keys, and fails in several ways when asked to.
///
/// The tests of the console observe it through an emulated terminal.
@main
struct Probe {
  private let console: CursesConsole
  private var keys: [String] = []
  private var picture = ScreenView()
  private let pipe = Pipe()
  private var timeout: Int?

  static func main() {
    do throws(ConsoleError) {
      if CommandLine.arguments.contains("lines") { exit(try LineProbe.run()) }
      let console = try CursesConsole.open(environment: ProcessInfo.processInfo.environment)
      var probe = Probe(console: console)
      let status = probe.run()
      console.close()
      exit(status)
    } catch {
      FileHandle.standardError.write(Data("console: \(error)\n".utf8))
      exit(2)
    }
  }

  private init(console: CursesConsole) { self.console = console }

  /// Runs until asked to end; returns the exit status.
  private mutating func run() -> Int32 {
    while true {
      console.present(picture.grid(size: console.size, abilities: console.abilities, keys: keys))
      let bytes = pipe.fileHandleForReading
      let arrivals = console.waitForInput(
        timeoutMilliseconds: timeout, also: [bytes.fileDescriptor])
      if arrivals.isEmpty {
        keys.append("timed-out")
        timeout = nil
      }
      if arrivals.isWoken { keys.append("woken") }
      if arrivals.readable == [bytes.fileDescriptor] {
        keys.append("read-\(bytes.availableData.count)")
      }
      if let signal = arrivals.signals.first { return signal == SIGTERM ? 0 : 128 + signal }
      while let key = console.nextKey() {
        keys.append(KeyName.of(key))
        if key == .ended { return 3 }
        if let status = act(on: key) { return status }
      }
    }
  }

  private mutating func act(on key: Key) -> Int32? {
    guard case .character(let character) = key else { return nil }
    switch character {
    case "q": return 0
    case "k": keys = []
    case "l": console.redraw()
    case "w": picture.isNarrow.toggle()
    case "c": picture.colorShift += 1
    case "t": timeout = 30
    case "e": keys.append("TERMINFO=\(getenv("TERMINFO").map { String(cString: $0) } ?? "nil")")
    case "p": pipe.fileHandleForWriting.write(Data("abc".utf8))
    case "z":
      let waker = console.waker
      Thread.detachNewThread { waker.wake() }
    default: Failure(rawValue: character)?.happen()
    }
    return nil
  }
}
