import COpenSSL

/// OpenSSL, loaded on first use: a game without friends never needs it, and starts sooner.
public enum OpenSSL {
  typealias Functions = UnsafePointer<co_functions>

  /// Loads the library unless it is already loaded.
  ///
  /// - Throws: `WireFault.noLibrary` if it is not installed.
  static func load() throws(WireFault) -> Functions {
    guard let functions = co_load() else { throw .noLibrary(file: fileName) }
    return functions
  }

  /// The name of the library's file if it cannot be loaded; nil if it can.
  public static var missingFile: String? { co_load() == nil ? fileName : nil }

  private static var fileName: String { String(cString: co_library_name()) }
}
