import MueData
import Platform

/// The names of damaged files that were set aside.
public enum SetAside {
  /// The part between the file's own name and a number.
  static let mark = ".bad-"

  /// The number of such files in a directory; 0 if it is missing.
  public static func count(in path: String) -> Int {
    guard let folder = DiskFolder.ifThere(path) else { return 0 }
    let names = Log.attempt("to list the damaged files", folder.names) ?? []
    return names.count { $0.contains(text: mark) }
  }
}
