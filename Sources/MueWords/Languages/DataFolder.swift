import Platform

/// The location of the program's own data: `Localization/` and `Resources/`.
public enum DataFolder {
  /// The data folder of a program, given by the path of its executable.
  ///
  /// Searched in this order: the variable `MUE_DATA`; `../share/mue` beside an installed program;
  /// the folders above the executable, as in a checkout. Nil if none has a `Localization` folder.
  public static func find(executable: String, environment: [String: String]) -> String? {
    var places: [String] = []
    if let named = environment["MUE_DATA"], !named.isEmpty { places.append(named) }
    var folder = parent(of: executable)
    places.append(parent(of: folder) + "/share/mue")
    for _ in 0..<6 {
      places.append(folder)
      folder = parent(of: folder)
    }
    return places.first { access($0 + "/Localization/en.json", F_OK) == 0 }
  }

  /// The folder that a path lies in; empty for the root, since a slash follows.
  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path.isEmpty ? "" : "." }
    return String(path[..<slash])
  }
}
