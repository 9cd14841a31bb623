import Platform

/// The files of this account in a folder and in the folders below it; links are passed over.
struct FileTree {
  let path: String

  /// A regular file.
  struct File {
    /// The path below the folder.
    let path: String
    let size: Int
    /// When it was changed last, in seconds since 1970.
    let time: Int
  }

  /// All files, sorted by path; none if there is no such folder.
  func files() throws(FileFault) -> [File] {
    var files: [File] = []
    try visit("") { path, facts throws(FileFault) in
      guard facts.isOwnFile else { return }
      files.append(File(path: path, size: Int(facts.st_size), time: facts.st_mtim.tv_sec))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The content of a file.
  func content(of file: File) throws(FileFault) -> [UInt8] {
    let parts = file.path.split(separator: "/")
    let folder = try DiskFolder(([path] + parts.dropLast().map(String.init)).joined(separator: "/"))
    return try folder.read(String(parts.last ?? ""), atMost: file.size) ?? []
  }

  /// Removes everything in the folder, which stays.
  func clear() throws(FileFault) {
    try visit("") { path, facts throws(FileFault) in
      let whole = self.path + "/" + path
      try Self.require(facts.st_mode & S_IFMT == S_IFDIR ? rmdir(whole) : unlink(whole))
    }
  }

  /// Removes the folder with everything in it.
  func remove() throws(FileFault) {
    try clear()
    try Self.require(rmdir(path))
  }

  /// - Throws: `FileFault` if the answer of a call says that a name was not removed, unless it was gone.
  private static func require(_ answer: Int32) throws(FileFault) {
    if answer != 0, errno != ENOENT { throw FileFault(.remove, errno) }
  }

  /// Visits all names, those in a folder before the folder itself.
  private func visit(
    _ folder: String, _ body: (_ path: String, stat) throws(FileFault) -> Void
  ) throws(FileFault) {
    let names: [String]
    do throws(FileFault) {
      names = try DiskFolder(path + "/" + folder).names()
    } catch {
      if error.isMissing { return }
      throw error
    }
    for name in names {
      let below = folder + name
      var facts = stat()
      // It may have gone meanwhile.
      guard lstat(path + "/" + below, &facts) == 0 else { continue }
      if facts.st_mode & S_IFMT == S_IFDIR { try visit(below + "/", body) }
      try body(below, facts)
    }
  }
}
