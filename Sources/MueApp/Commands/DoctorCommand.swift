import CursesConsole
import MueGame
import MueLink
import MueStorage
import MueUI
import MueWire
import MueWords
import Platform

/// Checks everything that the program needs and says how to fix problems: `mue doctor`.
struct DoctorCommand {
  let context: AppContext

  /// Prints the findings under headings; fails if there is a problem.
  func run() -> ExitCode {
    let groups: [(heading: Phrase, findings: [Finding])] = [
      (.doctorProgram, program), (.doctorPlaces, places + libraries),
      (.doctorGames, games + rescued + unused), (.doctorResults, results),
      (.doctorOwnFiles, ownFiles), (.doctorTerminal, terminal),
    ]
    for group in groups {
      print(context.words(group.heading))
      for (mark, phrase) in group.findings.map(\.shown) {
        print(" \(mark)  \(context.words(phrase))")
      }
    }
    let wrong = groups.flatMap(\.findings).count { if case .wrong = $0 { true } else { false } }
    print(context.words(wrong == 0 ? .doctorAllWell : .doctorWrong(number: wrong)))
    return wrong == 0 ? .done : .failed
  }

  /// What the report of a fault needs beyond the other findings.
  private var program: [Finding] {
    let system = OperatingSystem.description.harmless
    return [.well(.doctorVersion(version: Version.text, system: system))]
  }

  /// Reported only if a library is missing.
  private var libraries: [Finding] {
    OpenSSL.missingFile.map { [.wrong(.linkNoLibrary(file: $0))] } ?? []
  }

  /// The files that the person may edit: settings, keys, themes, languages.
  private var ownFiles: [Finding] {
    let wrong = (context.ownFileFaults + closedTargets).map(Finding.wrong)
    return wrong.isEmpty ? [.well(.doctorOwnFilesWell)] : wrong
  }

  /// Settings and keys files whose links lead to files that cannot be written.
  private var closedTargets: [Phrase] {
    [SettingsStore.name, KeyMap.fileName].compactMap { name in
      guard let target = SettingsFile(name, in: context.directories).linkTarget,
        let fault = target.fault
      else { return nil }
      return .linkNotSaved(file: name, place: target.path.printable, reason: fault.reason)
    }
  }

  /// How long to wait for another program, in milliseconds.
  private static let patience: Int32 = 300

  private var results: [Finding] {
    guard let state = context.directories.state else { return [.wrong(.resultsUnreachable)] }
    let path = state + "/" + ResultsDatabaseFile.name
    guard access(path, F_OK) == 0 else { return [.well(.doctorNoResults)] }
    do throws(DatabaseError) {
      let games = try ResultsDatabase(path, milliseconds: Self.patience).games()
      return [.well(.doctorResultsWhole(games: games.count))]
    } catch {
      return [.wrong(error == .damaged ? .doctorResultsDamaged : error.readingPhrase)]
    }
  }
}

extension DoctorCommand {
  private var terminal: [Finding] {
    do throws(ConsoleError) {
      let terminal = try TerminalFacts(environment: context.environment)
      let name = terminal.name.harmless
      let colors: Phrase =
        terminal.abilities.palette == .direct
        ? .doctorAllColors(name: name)
        : .doctorTerminalKnown(name: name, colors: terminal.colors)
      return [.well(colors)] + substitute + background(terminal) + window(terminal)
        + [characters(terminal.abilities.unicode)] + signs(terminal)
    } catch {
      // Output that goes through a pipe has no window to check.
      return [error == .notATerminal ? .note(.doctorNoTerminal) : .wrong(error.phrase)]
    }
  }

  private var substitute: [Finding] {
    CursesConsole.undescribedName(context.environment).map {
      [.note(.undescribedTerminal(name: $0.harmless, used: CursesConsole.substitute))]
    } ?? []
  }

  private func background(_ terminal: TerminalFacts) -> [Finding] {
    guard context.settings.preferences.theme == Preferences.usualTheme else { return [] }
    return terminal.abilities.isLight == true ? [.well(.doctorLight)] : []
  }

  /// Whether the terminal shows lines and symbols properly.
  private func signs(_ terminal: TerminalFacts) -> [Finding] {
    if context.settings.preferences.symbols == .ascii || !terminal.abilities.unicode { return [] }
    if let font = terminal.abilities.font, !Appearance.canShowSigns(font) {
      return [.note(.doctorFontLacksSigns)]
    }
    return terminal.columnsOfLine.map { $0 > 1 } == true ? [.wrong(.doctorWideLines)] : []
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

/// A finding, as a sentence.
private enum Finding {
  case well(Phrase)
  /// Worth knowing, but needs no action.
  case note(Phrase)
  /// Needs action, which the sentence names.
  case wrong(Phrase)

  /// The sentence and its mark.
  var shown: (mark: String, phrase: Phrase) {
    switch self {
    case .well(let phrase): ("ok", phrase)
    case .note(let phrase): ("--", phrase)
    case .wrong(let phrase): ("!!", phrase)
    }
  }
}

extension DoctorCommand {
  /// Whether all saved games are readable, and any files set aside.
  private var games: [Finding] {
    let store: GameStore
    do throws(StoreError) {
      store = try GameStore.openForReading(in: context.directories)
    } catch {
      switch error {
      case .noGames: return [.well(.doctorNoGames)] + seats
      case .noFolder: return [.wrong(.cannotSaveAtAll)]
      default: return [.wrong(error.phrase)]
      }
    }
    return stored(store) + Self.findings(store.faults(readingTables: SavedTable.read)) + seats
      + setAside + running(store) + locks
  }

  /// Reported only if locks do not keep two programs apart.
  private var locks: [Finding] {
    let folder = Log.attempt("to look for locks") { () throws(FileFault) in
      try context.directories.state.map { path throws(FileFault) in try DiskFolder(path) }
    }
    return folder??.hasLocks == false ? [.note(.doctorNoLocks)] : []
  }

  /// Games that could not be saved and were written elsewhere.
  private var rescued: [Finding] {
    GameStore.rescuedFiles(in: context.directories).map { path, fault in
      let file = path.printable
      return fault.map { .wrong(.saveUnreadable(file: file, reason: $0.reason)) }
        ?? .note(.doctorRescued(file: file))
    }
  }

  /// Files used only by versions before the first release.
  private var unused: [Finding] {
    context.directories.unreleasedFiles.map { .note(.doctorUnused(file: $0.printable)) }
  }

  private func stored(_ store: GameStore) -> [Finding] {
    var whole = 0
    var findings: [Finding] = []
    for stored in store.allGames() {
      switch stored.game {
      case .success:
        whole += 1
        if stored.isOlder { findings.append(.note(.doctorGameOlder(file: stored.file))) }
      case .failure(.otherVersion(let version)):
        findings.append(.wrong(version.phrase(stored.file)))
      case .failure(.unreadable(let fault)):
        findings.append(.wrong(.saveUnreadable(file: stored.file, reason: fault.reason)))
      case .failure: findings.append(.wrong(.doctorGameLost(file: stored.file)))
      }
    }
    return [.well(.doctorGamesWhole(games: whole))] + findings
  }

  /// Faults in the saved seats at other people's tables.
  private var seats: [Finding] { Self.findings(SeatFiles.faults(context.directories)) }

  private static func findings(_ faults: [(name: String, fault: SaveFault)]) -> [Finding] {
    faults.map { name, fault in
      switch fault {
      case .otherVersion(let version): .wrong(version.phrase(name))
      case .unreadable(let fault): .wrong(.saveUnreadable(file: name, reason: fault.reason))
      default: .wrong(.doctorFileDamaged(file: name))
      }
    }
  }

  /// Damaged files that were set aside, grouped by folder.
  private var setAside: [Finding] {
    guard let state = context.directories.state else { return [] }
    let folders = [state, state + "/games"] + SeatFiles.folders(below: state)
    return folders.compactMap { folder in
      let files = SetAside.count(in: folder)
      return files == 0 ? nil : .note(.doctorSetAside(files: files, folder: folder.printable))
    }
  }

  private func running(_ store: GameStore) -> [Finding] {
    guard store.lastRunStopped else { return [] }
    let isOpen = GameStore.isOpenElsewhere(context.directories)
    return [.note(isOpen ? .doctorOpenElsewhere : .lastRunStopped)]
  }
}

extension DoctorCommand {
  /// The paths of the program's files and of the person's.
  private var places: [Finding] {
    let directories = context.directories
    return [.well(.doctorData(path: context.data))] + missing
      + ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "HOME"].compactMap(relative) + [
        folder(.doctorSettings, directories.settings, "XDG_CONFIG_HOME"),
        folder(.doctorGamesPlace, directories.state, "XDG_STATE_HOME"),
        folder(.doctorOwnPlace, directories.data, "XDG_DATA_HOME"),
      ] + policies + log
  }

  /// Faults in the computer players' learned policies.
  private var policies: [Finding] {
    guard case .failure = context.policies.contents else { return [] }
    return [.wrong(.doctorPolicies(file: PolicyStore.name))]
  }

  private var log: [Finding] {
    guard let file = context.directories.state.map({ $0 + "/" + Log.name }),
      access(file, F_OK) == 0
    else { return [] }
    return [.note(.doctorLog(file: file.printable))]
  }

  /// The program's own files that are missing.
  private var missing: [Finding] {
    let names = Document.files.map { "\($0.rawValue).md" } + ["mue.txt"]
    let files = names.map { "Resources/en/" + $0 } + ["Resources/themes/clear.json"]
    return files.filter { access(context.data + "/" + $0, R_OK) != 0 }
      .map { .wrong(.doctorDataMissing(file: $0)) }
  }

  /// Notes that a variable is ignored because its path is relative.
  private func relative(_ variable: String) -> Finding? {
    guard let value = context.environment[variable], !value.isEmpty, !value.hasPrefix("/") else {
      return nil
    }
    return .wrong(.doctorRelative(variable: variable))
  }

  private func folder(_ what: Phrase, _ path: String?, _ variable: String) -> Finding {
    guard let path else { return .wrong(.doctorNoPlace(what: what, variable: variable)) }
    let isThere = access(path, F_OK) == 0
    let folder = isThere ? path : Self.folder(above: path)
    let shown = path.printable
    guard access(folder, isThere ? R_OK | W_OK | X_OK : W_OK | X_OK) == 0 else {
      return .wrong(.doctorPlaceClosed(what: what, path: shown, variable: variable))
    }
    return .well(
      isThere
        ? .doctorPlace(what: what, path: shown) : .doctorPlaceAhead(what: what, path: shown))
  }

  private static func folder(above path: String) -> String {
    var folder = path[...]
    repeat {
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    } while !folder.isEmpty && access(String(folder), F_OK) != 0
    return folder.isEmpty ? "/" : String(folder)
  }
}
