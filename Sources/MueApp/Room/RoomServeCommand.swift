import MueData
import MueStorage
import MueWire
import MueWords
import Platform

/// The service of a card room, which starts the processes of its tables: `mue room serve`.
struct RoomServeCommand {
  let context: AppContext
  let pieces: RoomPieces

  private var folder: RoomFolder { pieces.folder }

  func run() -> ExitCode {
    do throws(FileFault) {
      try folder.make()
    } catch {
      let reason = SystemError(number: error.code)
      context.complain(.roomNotMade(path: folder.path, reason: "\(reason)"))
      return .failed
    }
    guard let console = context.lineConsole() else { return .failed }
    defer { console.close() }
    do throws(RoomFault) {
      let database = try RoomDatabase(folder)
      try database.dropProcesses()
      let people = try database.people()
      Log.attempt("to remove the homes of people who have left for good") { () throws(FileFault) in
        try folder.removeHomes(except: people)
      }
      return serve(LineOutput(context, on: console), from: database)
    } catch {
      context.complain(error.complaint)
      return .failed
    }
  }

  private func serve(_ output: LineOutput, from database: RoomDatabase) -> ExitCode {
    let lines: any HostTransport
    do throws(WireFault) {
      let wake = output.console.wake
      lines = try SystemNetwork(environment: context.environment).open(
        [.folder(folder.service)], wake: wake)
    } catch {
      context.complain(error.phrase(folder.service))
      return .failed
    }
    let service = RoomService(output, transport: lines) { start($0, in: database) }
    service.stay()
    service.end()
    return service.outcome ?? .done
  }

  /// Starts the process of a table that exists, is not over, and has none.
  private func start(_ number: Int, in database: RoomDatabase) -> pid_t? {
    let table = Log.attempt("to look for a table") { () throws(RoomFault) in
      try database.table(number)
    }
    guard let status = table??.status, status.stage != .over, status.process?.isRunning != true
    else { return nil }
    return Log.attempt("to start a table") { () throws(SystemError) in
      try SpawnedProgram.start(
        pieces.program, RoomArguments.words(table: number, in: folder),
        environment: RoomEnvironment.variables(
          from: context.environment, home: folder.home(ofTable: number)))
    }
  }
}
