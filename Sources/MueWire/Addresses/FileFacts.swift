import Platform

/// The attributes of a file, without following a link.
struct FileFacts {
  let facts: stat

  /// The attributes of a path; nil if there is no file.
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

  func isSame(as other: FileFacts) -> Bool {
    facts.st_dev == other.facts.st_dev && facts.st_ino == other.facts.st_ino
  }
}
