import CursesConsole
import MueStorage
import MueUI
import MueWire
import MueWords
import Platform

/// `mue doctor`: checks everything that the program needs, and says what to do about a problem.
struct DoctorCommand {
  let context: AppContext

  /// Prints the findings under headings; fails if there is a problem.
  func run() -> ExitCode {
    let groups: [(heading: Phrase, findings: [Finding])] = [
      (.doctorPlaces, PlacesCheckup(context: context).findings + libraries),
      (.doctorGames, GamesCheckup(context: context).findings),
      (.doctorResults, ResultsCheckup(context: context).findings),
      (.doctorOwnFiles, OwnFilesCheckup(context: context).findings),
      (.doctorTerminal, TerminalCheckup(context: context).findings),
    ]
    for group in groups {
      print(context.words(group.heading))
      for finding in group.findings { print(" \(finding.mark)  \(context.words(finding.phrase))") }
    }
    let wrong = groups.flatMap(\.findings).count { $0.state == .wrong }
    print(context.words(wrong == 0 ? .doctorAllWell : .doctorWrong(number: wrong)))
    return wrong == 0 ? .done : .failed
  }

  /// Said only if it is missing.
  private var libraries: [Finding] {
    OpenSSL.missingFile.map { [.wrong(.linkNoLibrary(file: $0))] } ?? []
  }
}

/// Checks the files that the person may edit: settings, keys, themes, languages.
struct OwnFilesCheckup {
  let context: AppContext

  var findings: [Finding] {
    let wrong = context.ownFileFaults.map(Finding.wrong)
    return wrong.isEmpty ? [.well(.doctorOwnFilesWell)] : wrong
  }
}

/// Checks the database of results.
struct ResultsCheckup {
  let context: AppContext

  /// How long to wait for another program, in milliseconds.
  private static let patience: Int32 = 300

  var findings: [Finding] {
    guard let state = context.directories.state else { return [.wrong(.resultsUnreachable)] }
    let path = state + "/" + ResultsDatabaseFile.name
    guard access(path, F_OK) == 0 else { return [.well(.doctorNoResults)] }
    do throws(ResultsDatabaseError) {
      let games = try ResultsDatabase(path, milliseconds: Self.patience).games()
      return [.well(.doctorResultsWhole(games: games.count))]
    } catch {
      return [.wrong(error == .damaged ? .doctorResultsDamaged : error.readingPhrase)]
    }
  }
}

/// Checks the abilities of the terminal.
struct TerminalCheckup {
  let context: AppContext

  var findings: [Finding] {
    do throws(ConsoleError) {
      let terminal = try TerminalFacts(environment: context.environment)
      return [.well(.doctorTerminalKnown(name: terminal.name.harmless, colors: terminal.colors))]
        + window(terminal) + [characters(terminal.isUnicode)]
    } catch {
      // If the output goes through a pipe, there is no window to check.
      return [error == .notATerminal ? .note(.doctorNoTerminal) : .wrong(error.phrase)]
    }
  }

  private func window(_ terminal: TerminalFacts) -> [Finding] {
    guard let size = terminal.size else { return [] }
    let least = ScreenView.leastSize(for: size)
    let isEnough = size.width >= least.width && size.height >= least.height
    return [
      isEnough
        ? .well(.doctorWindow(columns: size.width, rows: size.height))
        : .wrong(
          .doctorWindowSmall(
            columns: size.width, rows: size.height, leastColumns: least.width,
            leastRows: least.height))
    ]
  }

  private func characters(_ isUnicode: Bool) -> Finding {
    isUnicode ? .well(.doctorUnicode) : .note(.doctorASCII)
  }
}

/// The result of one check.
struct Finding: Hashable {
  /// The severity of a finding.
  enum State: Hashable {
    case well
    /// Worth knowing; nothing needs to be done.
    case note
    /// Something needs to be done; the sentence says what.
    case wrong
  }

  let state: State
  let phrase: Phrase

  static func well(_ phrase: Phrase) -> Finding { Finding(state: .well, phrase: phrase) }
  static func note(_ phrase: Phrase) -> Finding { Finding(state: .note, phrase: phrase) }
  static func wrong(_ phrase: Phrase) -> Finding { Finding(state: .wrong, phrase: phrase) }

  /// The mark in front of the sentence.
  var mark: String {
    switch state {
    case .well: "ok"
    case .note: "--"
    case .wrong: "!!"
    }
  }
}
