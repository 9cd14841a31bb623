import FoundationEssentials
import MueUI
import MueWords
import Platform

/// Where things lie: the program's own files, and the person's.
struct PlacesCheckup {
  let context: AppContext

  var findings: [Finding] {
    let directories = context.directories
    return [.well(.doctorData(path: context.data))] + missing
      + ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "HOME"].compactMap(relative) + [
        place(.doctorSettings, directories.settings, "XDG_CONFIG_HOME"),
        place(.doctorGamesPlace, directories.state, "XDG_STATE_HOME"),
        place(.doctorOwnPlace, directories.data, "XDG_DATA_HOME"),
      ]
  }

  /// What should have come with the program, and is not there.
  private var missing: [Finding] {
    let names = Document.files.map { "\($0.rawValue).md" } + ["mue.txt"]
    let files = names.map { "Resources/en/" + $0 } + ["Resources/themes/clear.json"]
    return files.filter { access(context.data + "/" + $0, R_OK) != 0 }
      .map { .wrong(.doctorDataMissing(file: $0)) }
  }

  /// Only absolute places count; one that is not is passed over, which is worth a word.
  private func relative(_ variable: String) -> Finding? {
    guard let value = context.environment[variable], !value.isEmpty, !value.hasPrefix("/") else {
      return nil
    }
    return .wrong(.doctorRelative(variable: variable))
  }

  private func place(_ what: Phrase, _ path: String?, _ variable: String) -> Finding {
    guard let path else { return .wrong(.doctorNoPlace(what: what, variable: variable)) }
    let isThere = access(path, F_OK) == 0
    let folder = isThere ? path : Self.folder(above: path)
    let shown = path.harmless
    guard access(folder, isThere ? R_OK | W_OK | X_OK : W_OK | X_OK) == 0 else {
      return .wrong(.doctorPlaceClosed(what: what, path: shown, variable: variable))
    }
    return .well(
      isThere
        ? .doctorPlace(what: what, path: shown) : .doctorPlaceAhead(what: what, path: shown))
  }

  /// The nearest folder above a path that is there.
  private static func folder(above path: String) -> String {
    var folder = URL(filePath: path)
    repeat { folder.deleteLastPathComponent() } while access(folder.path, F_OK) != 0
    return folder.path
  }
}
