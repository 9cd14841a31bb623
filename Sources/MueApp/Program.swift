import Platform

/// The program `mue`: reads the command line and performs the command.
public enum Program {
  /// Runs the program and returns its exit status.
  ///
  /// Call it once, from `main`, before there are threads.
  public static func run(arguments: [String]) -> Int32 {
    guard AddressSpace.hasStack else {
      AddressSpace.complain(AppContext.noStackSentence)
      return ExitCode.failed.code
    }
    guard AddressSpace.hasRoom(megabytes: AddressSpace.least) else {
      AddressSpace.complain(AppContext.noMemorySentence)
      return ExitCode.failed.code
    }
    AddressSpace.shareHeap()
    StandardStreams.reserve()
    // A reader that closes its end is not our error: writing fails, and the program ends normally.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow further makes writing fail.
    signal(SIGXFSZ, SIG_IGN)
    let environment = CommandLine.environment
    guard let context = AppContext(environment: environment, arguments: arguments) else {
      StandardStreams.complain(AppContext.noDataSentence)
      return ExitCode.failed.code
    }
    Log.begin(in: context.directories.state)
    guard AddressSpace.hasRoom(megabytes: AddressSpace.enough) else {
      context.complain(.noMoreMemory)
      return ExitCode.failed.code
    }
    return context.finish(context.run()).code
  }
}
