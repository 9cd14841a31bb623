/// Why results cannot be kept or read, or not now.
public enum ResultsDatabaseError: Error, Hashable, Sendable {
  /// Another program writes to the file, longer than was waited.
  case locked
  /// The file is none of ours, or spoilt.
  case damaged
  /// A later program made the file; it stays as it is.
  case newerVersion(found: Int, known: Int)
  /// The file or its folder may not be written.
  case readOnly
  /// The file cannot be opened.
  case cannotOpen
  /// There is no room left.
  case full
  /// The disk refuses to read or write the file.
  case disk
  /// A spoilt file cannot be moved out of the way.
  case cannotSetAside
  /// Anything else SQLite refuses, with its code.
  case refused(code: Int32)
}
