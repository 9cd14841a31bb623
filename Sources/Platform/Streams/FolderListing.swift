/// The names in a folder.
public enum FolderListing {
  /// The names of files and folders, in no order; none if there is no such folder.
  ///
  /// - Throws: The reason why the folder cannot be read.
  public static func names(in path: String) throws(SystemError) -> [String] {
    guard let stream = opendir(path) else {
      let error = SystemError(number: errno)
      if error.isMissing { return [] }
      throw error
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
