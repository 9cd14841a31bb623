import CommandOptions
import FoundationEssentials
import Glibc
import Streams

/// The program: reads what is asked for and does it.
@main
struct Main {
  static func main() {
    StandardStreams.reserve()
    // Whoever reads no more of what is written is no reason to die of it.
    signal(SIGPIPE, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let house = House(environment: environment, arguments: arguments) else {
      try? ByteSink.standardError.write(House.noDataSentence)
      exit(Outcome.failed.code)
    }
    exit(house.finish(house.run()).code)
  }
}
