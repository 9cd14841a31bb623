/// A directory and what saving does in it, one system call each.
///
/// Everything that reaches the disk goes through here, so that a test can stand in for the disk:
/// fail any one call, or lose what was not yet synced.
public protocol Folder: Sendable {
  /// The names in it, in no order.
  func names() throws(FileFault) -> [String]
  /// The first bytes of a file, at most so many; nil when there is no such file.
  func read(_ name: String, atMost limit: Int) throws(FileFault) -> [UInt8]?
  /// Creates an empty file that must not exist yet, readable by the person alone, and opens it.
  func create(_ name: String) throws(FileFault) -> Int32
  /// Writes some of the bytes at the end of an open file and says how many.
  func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(FileFault) -> Int
  /// Makes sure that what was written to an open file outlives a power cut.
  func sync(_ file: Int32) throws(FileFault)
  /// Closes an open file.
  func close(_ file: Int32) throws(FileFault)
  /// Gives a file a second name that must not exist yet.
  func link(_ name: String, as other: String) throws(FileFault)
  /// Renames a file; a file of the new name is replaced.
  func rename(_ name: String, to other: String) throws(FileFault)
  /// Removes a name.
  func remove(_ name: String) throws(FileFault)
  /// Makes sure that the names outlive a power cut.
  func sync() throws(FileFault)
}

extension Folder {
  /// Renames a spoilt file to `NAME.bad-N`, with the first number that is free, and says to what;
  /// nil when it cannot be moved.
  func setAside(_ name: String) -> String? {
    guard let names = try? Set(names()) else { return nil }
    var number = 1
    while names.contains(name + SetAside.mark + String(number)) { number += 1 }
    let other = name + SetAside.mark + String(number)
    do {
      try rename(name, to: other)
      return other
    } catch {
      return nil
    }
  }
}

/// How spoilt files that were set aside are named.
enum SetAside {
  /// What stands between the file's own name and a number.
  static let mark = ".bad-"
}
