import MueWords

/// Looks at everything that the program needs and says what to do where something is wrong:
/// `mue doctor`.
struct DoctorCommand {
  let context: AppContext

  /// Prints what was found, room by room; done when nothing is wrong, else failed.
  func run() -> ExitCode {
    let rooms: [(heading: Phrase, findings: [Finding])] = [
      (.doctorPlaces, PlacesCheckup(context: context).findings),
      (.doctorGames, GamesCheckup(context: context).findings),
      (.doctorResults, ResultsCheckup(context: context).findings),
      (.doctorOwnFiles, OwnFilesCheckup(context: context).findings),
      (.doctorTerminal, TerminalCheckup(context: context).findings),
    ]
    for screen in rooms {
      print(context.words(screen.heading))
      for finding in screen.findings { print(" \(finding.mark)  \(context.words(finding.phrase))") }
    }
    let wrong = rooms.flatMap(\.findings).count { $0.state == .wrong }
    print(context.words(wrong == 0 ? .doctorAllWell : .doctorWrong(number: wrong)))
    return wrong == 0 ? .done : .failed
  }
}
