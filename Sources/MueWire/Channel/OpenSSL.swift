import COpenSSL

/// OpenSSL, which is loaded when something first needs it: a game alone never does, and starts sooner.
public enum OpenSSL {
  /// Its functions, by their names there.
  typealias Functions = UnsafePointer<co_functions>

  /// Loads the library, unless that has been done.
  ///
  /// - Throws: `WireFault.noLibrary` when it is not installed.
  static func load() throws(WireFault) -> Functions {
    guard let functions = co_load() else { throw .noLibrary(file: fileName) }
    return functions
  }

  /// The name of the library's file if it cannot be loaded; nil if it can.
  public static var missingFile: String? { co_load() == nil ? fileName : nil }

  private static var fileName: String { String(cString: co_library_name()) }
}
