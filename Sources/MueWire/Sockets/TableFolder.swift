import Platform

/// A folder in which an account keeps the sockets of its tables.
struct TableFolder: Hashable, Sendable {
  let path: String
  let owner: uid_t

  /// Creates the folder if it is missing, and checks that no other account can write to it.
  func prepare(mode: mode_t) throws(WireFault) {
    if mkdir(path, mode) != 0, errno != EEXIST { throw .system(call: "mkdir", errno) }
    try check()
    // `mkdir` masks permissions; set them as asked.
    guard chmod(path, mode) == 0 else { throw .system(call: "chmod", errno) }
  }

  /// Whether it is a folder of its owner, not a link, that no other account may write to.
  var isSafe: Bool {
    guard let found = FileFacts(path) else { return false }
    return found.isFolder && found.owner == owner && !found.isWritableByOthers
  }

  /// Checks that the folder is safe.
  ///
  /// - Throws: `WireFault.unsafe` if it is not.
  func check() throws(WireFault) {
    guard isSafe else { throw .unsafe(path: path) }
  }

  /// The path of a socket in it.
  func socket(_ name: LocalTableName) -> String { "\(path)/\(name.text).sock" }

  /// The sorted names of the table sockets in it; empty if it is not safe.
  func names(atMost limit: Int = 64) -> [LocalTableName] {
    guard isSafe, let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [LocalTableName] = []
    while let entry = readdir(folder), names.count < limit {
      let file = entry.fileName
      guard file.hasSuffix(".sock"), let name = LocalTableName(String(file.dropLast(5))),
        let found = FileFacts(socket(name)), found.isSocket, found.owner == owner
      else { continue }
      names.append(name)
    }
    return names.sorted { $0.text < $1.text }
  }
}

/// The attributes of a file, without following a link.
struct FileFacts {
  private let facts: stat

  /// The attributes of a path; nil when there is no file.
  init?(_ path: String) {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    self.facts = facts
  }

  init?(open descriptor: CInt) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    self.facts = facts
  }

  var owner: uid_t { facts.st_uid }
  var isFolder: Bool { facts.st_mode & S_IFMT == S_IFDIR }
  var isSocket: Bool { facts.st_mode & S_IFMT == S_IFSOCK }
  var isWritableByOthers: Bool { facts.st_mode & 0o022 != 0 }
  var permissions: mode_t { facts.st_mode & 0o777 }

  /// Whether both are the same file.
  func isSame(as other: FileFacts) -> Bool {
    facts.st_dev == other.facts.st_dev && facts.st_ino == other.facts.st_ino
  }
}

extension UnsafeMutablePointer<dirent> {
  /// The name, read in place: the entry may be shorter than its type.
  var fileName: String {
    withUnsafeBytes(of: &pointee.d_name) { letters in
      String(decoding: letters.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
