import Platform

/// The location of the program's own data: `Localization/` and `Resources/`.
public enum DataFolder {
  /// The data folder of a program, found from the path of its executable; nil if there is none.
  ///
  /// Searched in this order: the variable `MUE_DATA`; `../share/mue` of the program's folder, for
  /// an installed program; the root of a checkout. The data decide what the program says and the
  /// words of its codes, so a checkout counts only if nobody else can have put it there: from the
  /// program's folder up, the person or root owns every folder, and nobody else can write to it.
  public static func find(executable: String, environment: [String: String]) -> String? {
    var folders: [String] = []
    if let named = environment["MUE_DATA"], !named.isEmpty { folders.append(named) }
    var folder = parent(of: executable)
    folders.append(parent(of: folder) + "/share/mue")
    for _ in 0..<most {
      guard isSafe(folder) else { break }
      if isThere(folder + "/Package.swift") { folders.append(folder) }
      folder = parent(of: folder)
    }
    return folders.first { isThere($0 + "/Localization/en.json") }
  }

  /// The greatest number of folders between a program and the checkout that it was built in.
  private static let most = 6

  private static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether the person or root owns a folder and nobody else can write to it.
  ///
  /// The group may write if it has the number of its owner: that is the usual mask where every
  /// account has a group of its own.
  private static func isSafe(_ folder: String) -> Bool {
    var facts = stat()
    guard stat(folder.isEmpty ? "/" : folder, &facts) == 0,
      facts.st_uid == geteuid() || facts.st_uid == 0
    else { return false }
    let isPrivateGroup = facts.st_gid == facts.st_uid && facts.st_uid != 0
    return facts.st_mode & (isPrivateGroup ? 0o002 : 0o022) == 0
  }

  /// The parent folder of a path; empty for the root, since a slash follows.
  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path.isEmpty ? "" : "." }
    return String(path[..<slash])
  }
}
