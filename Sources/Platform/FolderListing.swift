import Synchronization

/// The names in a folder.
public enum FolderListing {
  /// The names of files and folders, in no order; none if there is no such folder.
  ///
  /// - Throws: The reason why the folder cannot be read.
  public static func names(in path: String) throws(SystemError) -> [String] {
    try names(in: path) { $0 }
  }

  /// The names as converted by `read`, without those for which it returns nil; empty if there is no
  /// such folder.
  ///
  /// After `limit` results no further name is read, so that another account's folder cannot fill
  /// the memory.
  ///
  /// - Throws: The reason why the folder cannot be read.
  public static func names<Name>(
    in path: String, atMost limit: Int = .max, as read: (String) -> Name?
  ) throws(SystemError) -> [Name] {
    guard let stream = opendir(path) else {
      let error = SystemError(number: errno)
      if error.isMissing { return [] }
      throw error
    }
    defer { closedir(stream) }
    var names: [Name] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != "..", let name = read(name) { names.append(name) }
    }
    return names
  }
}
