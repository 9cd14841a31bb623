import MueWords

/// Looks at everything that the program needs and says what to do where something is wrong:
/// `mue doctor`.
struct DoctorCommand {
  let house: House

  /// Prints what was found, room by room; done when nothing is wrong, else failed.
  func run() -> Outcome {
    let rooms: [(heading: Phrase, findings: [Finding])] = [
      (.doctorPlaces, PlacesCheckup(house: house).findings),
      (.doctorGames, GamesCheckup(house: house).findings),
      (.doctorResults, ResultsCheckup(house: house).findings),
      (.doctorOwnFiles, OwnFilesCheckup(house: house).findings),
      (.doctorTerminal, TerminalCheckup(house: house).findings),
    ]
    for room in rooms {
      print(house.words(room.heading))
      for finding in room.findings { print(" \(finding.mark)  \(house.words(finding.phrase))") }
    }
    let wrong = rooms.flatMap(\.findings).count { $0.state == .wrong }
    print(house.words(wrong == 0 ? .doctorAllWell : .doctorWrong(number: wrong)))
    return wrong == 0 ? .done : .failed
  }
}
