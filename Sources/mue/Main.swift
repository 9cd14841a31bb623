import CommandOptions
import FoundationEssentials
import Glibc
import Streams
import SystemResources

/// The program: reads what is asked for and does it.
@main
struct Main {
  static func main() {
    guard AddressSpace.hasRoom(megabytes: AddressSpace.least) else {
      AddressSpace.complain(AppContext.noMemorySentence)
      exit(ExitCode.failed.code)
    }
    AddressSpace.shareHeap()
    StandardStreams.reserve()
    // Whoever reads no more of what is written is no reason to die of it.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is an error of writing.
    signal(SIGXFSZ, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let context = AppContext(environment: environment, arguments: arguments) else {
      try? ByteSink.standardError.write(AppContext.noDataSentence)
      exit(ExitCode.failed.code)
    }
    guard AddressSpace.hasRoom(megabytes: AddressSpace.enough) else {
      context.complain(.noMoreMemory)
      exit(ExitCode.failed.code)
    }
    exit(context.finish(context.run()).code)
  }
}
