import MueData
import Platform

/// What a person has in the room, apart from the database.
extension RoomFolder {
  /// The most that an archive holds, in bytes.
  private static let longestArchive = 16 << 20

  /// A tar archive of everything that a person has, with the paths that it has at home.
  ///
  /// Left out are the deal of the day, which is played once, and files that only a running program
  /// needs.
  ///
  /// - Throws: `FileFault` if a file cannot be read, with `EFBIG` if there is too much.
  public func archive(ofPerson id: Int) throws(FileFault) -> [UInt8] {
    let tree = FileTree(path: home(ofPerson: id))
    var archive = TarArchive()
    var room = Self.longestArchive
    for file in try tree.files() where Self.belongsInArchive(file.path) {
      room -= file.size
      if room < 0 || file.path.utf8.count > TarArchive.longestPath { throw FileFault(.read, EFBIG) }
      archive.add(file.path, try tree.content(of: file), time: file.time)
    }
    return archive.bytes
  }

  private static func belongsInArchive(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    let ofProgram = ["lock", "running", Log.name, Log.name + ".1"]
    return !parts.contains("day") && !ofProgram.contains(String(parts.last ?? ""))
  }

  /// The bytes that a person's files take.
  public func bytes(ofPerson id: Int) throws(FileFault) -> Int {
    try FileTree(path: home(ofPerson: id)).files().reduce(0) { $0 + $1.size }
  }

  /// Removes all files of a person.
  public func clearHome(ofPerson id: Int) throws(FileFault) {
    try FileTree(path: home(ofPerson: id)).clear()
  }

  /// Removes the homes of those who are not among the people.
  public func removeHomes(except people: [RoomPerson]) throws(FileFault) {
    let known = Set(people.map { "\($0.id)" })
    for name in try DiskFolder(self.people).names() where !known.contains(name) {
      try FileTree(path: self.people + "/" + name).remove()
    }
  }
}
