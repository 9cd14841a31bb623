import FoundationEssentials

/// The location of the program's own data: `Localization/` and `Resources/`.
public enum DataFolder {
  /// The data folder of a program, given by the path of its executable.
  ///
  /// Searched in this order: the variable `MUE_DATA`; `../share/mue` beside an installed program;
  /// the folders above the executable, as in a checkout. Nil if none has a `Localization` folder.
  public static func find(executable: String, environment: [String: String]) -> String? {
    var places: [String] = []
    if let named = environment["MUE_DATA"], !named.isEmpty { places.append(named) }
    var folder = URL(filePath: executable).deletingLastPathComponent()
    places.append(folder.deletingLastPathComponent().appending(path: "share/mue").path)
    for _ in 0..<6 {
      places.append(folder.path)
      folder = folder.deletingLastPathComponent()
    }
    return places.first { FileManager.default.fileExists(atPath: $0 + "/Localization/en.json") }
  }
}
