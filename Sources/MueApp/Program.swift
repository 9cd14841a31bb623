import Platform

/// The program `mue`: reads the command line and performs the command.
public enum Program {
  /// Runs the program and returns its exit status.
  ///
  /// Call it once, from `main`, before any thread is started.
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
    // When a reader closes its end, writing fails and the program ends normally.
    signal(SIGPIPE, SIG_IGN)
    // When a file has reached its size limit, writing fails instead of killing the program.
    signal(SIGXFSZ, SIG_IGN)
    var environment = CommandLine.environment
    if RoomArguments.isSession(arguments) {
      environment = RoomEnvironment.variables(from: environment, home: RoomEnvironment.noHome)
      RoomEnvironment.replace(by: environment)
    }
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
