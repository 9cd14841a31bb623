import MueData
import Platform

/// A directory and the operations needed for saving, one system call for each function.
///
/// All access to the disk goes through here, so that a test can replace the disk, fail any call, or
/// lose unsynced data. Each function throws the `FileFault` of its call.
public protocol Folder: Sendable {
  /// The names in it, in no particular order.
  func names() throws(FileFault) -> [String]
  /// The names in it that begin with a text, in no particular order.
  func names(beginningWith prefix: String) throws(FileFault) -> [String]
  /// The first bytes of a file, up to a limit; nil if there is no such file.
  func read(_ name: String, atMost limit: Int) throws(FileFault) -> [UInt8]?
  /// Whether a name is that of a regular file of this account, not of a link to one.
  func isOwnFile(_ name: String) -> Bool
  /// Creates an empty file that must not exist yet, readable by this account alone, and opens it.
  func create(_ name: String) throws(FileFault) -> Int32
  /// Writes part of the bytes at the end of an open file and returns their number.
  func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(FileFault) -> Int
  /// Syncs an open file, so that it survives a power cut.
  func sync(_ file: Int32) throws(FileFault)
  /// Closes an open file.
  func close(_ file: Int32) throws(FileFault)
  /// Gives a file a second name that must not exist yet.
  func link(_ name: String, as other: String) throws(FileFault)
  /// Renames a file; replaces any file that has the new name.
  func rename(_ name: String, to other: String) throws(FileFault)
  /// Removes a name.
  func remove(_ name: String) throws(FileFault)
  /// Syncs the directory, so that its names survive a power cut.
  func sync() throws(FileFault)
}

extension Folder {
  /// The names in it that begin with a text, in no particular order.
  public func names(beginningWith prefix: String) throws(FileFault) -> [String] {
    try names().filter { $0.hasPrefix(prefix) }
  }

  /// Removes a file that does no harm if it stays; a failure is only logged.
  public func discard(_ name: String) {
    Log.attempt("to remove a file") { () throws(FileFault) in
      do throws(FileFault) {
        try remove(name)
      } catch {
        if !error.isMissing { throw error }
      }
    }
  }

  /// Renames a damaged file to `NAME.bad-N`, with the first free number; returns the new name, or
  /// nil if it cannot be renamed or is not a regular file of this account.
  func setAside(_ name: String) -> String? {
    guard isOwnFile(name),
      let names = Log.attempt("to find a name for a damaged file", names)
    else { return nil }
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

extension stat {
  /// Whether they describe a regular file of the account that runs the program.
  var isOwnFile: Bool { st_mode & S_IFMT == S_IFREG && st_uid == geteuid() }
}
