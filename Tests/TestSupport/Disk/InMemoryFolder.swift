import MueStorage
import Platform
import Synchronization

/// A directory that is only written down: any call can be made to fail, and the power can be cut.
///
/// It knows what a disk has to keep, synced content and synced names, and what it may lose.
public final class InMemoryFolder: Folder {
  struct File {
    var content: [UInt8] = []
    var synced: [UInt8] = []
  }

  /// Names that changed together, each with the file it then stood for; nil where it was removed.
  typealias Change = [String: Int?]

  private struct Paper {
    var files: [File] = []
    var names: [String: Int] = [:]
    var syncedNames: [String: Int] = [:]
    var pending: [Change] = []
    var calls = 0
  }

  private let paper: Mutex<Paper>
  /// What the n-th call that changes something answers instead of doing it.
  private let fails: @Sendable (Int) -> Int32?
  /// What a call that only reads answers instead of doing it.
  private let failsReading: @Sendable () -> Int32?
  private let mostBytes: Int

  /// A directory without files; `fails` says what the n-th call that changes something answers instead
  /// of doing it, and `failsReading` the same of one that reads.
  public init(
    mostBytes: Int = .max, fails: @escaping @Sendable (Int) -> Int32? = { _ in nil },
    failsReading: @escaping @Sendable () -> Int32? = { nil }
  ) {
    paper = Mutex(Paper())
    self.fails = fails
    self.failsReading = failsReading
    self.mostBytes = mostBytes
  }

  /// A directory as it may be found after the power was cut.
  private init(names: [String: Int], files: [File]) {
    paper = Mutex(Paper(files: files, names: names, syncedNames: names))
    fails = { _ in nil }
    failsReading = { nil }
    mostBytes = .max
  }

  /// How many calls have changed something, or were to.
  public var calls: Int { paper.withLock { $0.calls } }
  /// What the files hold, by their names.
  public var content: [String: [UInt8]] {
    paper.withLock { paper in paper.names.mapValues { paper.files[$0].content } }
  }

  /// Every state the disk may be in after a power cut now: any of the unsynced names with or
  /// without their change, unsynced content gone, cut short or full of zeros.
  public var afterPowerCut: [InMemoryFolder] {
    paper.withLock { paper in
      // A recipe that syncs as it should has few changes under way; the others fail soon anyway.
      (0..<1 << min(paper.pending.count, 8)).flatMap { subset in
        var names = paper.syncedNames
        for (index, change) in paper.pending.enumerated() where subset >> index & 1 == 1 {
          for (name, file) in change { names[name] = file }
        }
        return (0..<3).map { way in
          InMemoryFolder(names: names, files: paper.files.map { Self.found($0, way) })
        }
      }
    }
  }

  private static func found(_ file: File, _ way: Int) -> File {
    if file.content == file.synced { return file }
    let content: [UInt8] =
      switch way {
      case 0: file.synced
      case 1: Array(file.content.prefix(file.content.count / 2))
      default: file.content.map { _ in 0 }
      }
    return File(content: content, synced: content)
  }

  private func call<Answer: Sendable>(
    _ step: FileFault.Step, _ body: (inout Paper) throws(FileFault) -> Answer
  ) throws(FileFault) -> Answer {
    let result: Result<Answer, FileFault> = paper.withLock { paper in
      paper.calls += 1
      if let code = fails(paper.calls) { return .failure(FileFault(step, code)) }
      do throws(FileFault) { return .success(try body(&paper)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private static func change(_ names: Change, _ paper: inout Paper) {
    for (name, file) in names { paper.names[name] = file }
    paper.pending.append(names)
  }

  /// The names in it, in order.
  public func names() throws(FileFault) -> [String] {
    if let code = failsReading() { throw FileFault(.list, code) }
    return paper.withLock { $0.names.keys.sorted() }
  }

  /// The first bytes of a file.
  public func read(_ name: String, atMost limit: Int) throws(FileFault) -> [UInt8]? {
    if let code = failsReading() { throw FileFault(.open, code) }
    return paper.withLock { paper in
      paper.names[name].map { Array(paper.files[$0].content.prefix(limit)) }
    }
  }

  /// Creates an empty file.
  public func create(_ name: String) throws(FileFault) -> Int32 {
    try call(.create) { paper throws(FileFault) in
      guard paper.names[name] == nil else { throw FileFault(.create, EEXIST) }
      paper.files.append(File())
      Self.change([name: paper.files.count - 1], &paper)
      return Int32(paper.files.count - 1)
    }
  }

  /// Writes some of the bytes, `mostBytes` of them at most.
  public func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(FileFault) -> Int {
    try call(.write) { paper throws(FileFault) in
      let some = bytes.prefix(mostBytes)
      paper.files[Int(file)].content += some
      return some.count
    }
  }

  /// What was written outlives a power cut from now on.
  public func sync(_ file: Int32) throws(FileFault) {
    try call(.sync) { paper throws(FileFault) in
      paper.files[Int(file)].synced = paper.files[Int(file)].content
    }
  }

  /// Closes a file.
  public func close(_ file: Int32) throws(FileFault) {
    try call(.close) { _ throws(FileFault) in }
  }

  /// Gives a file a second name.
  public func link(_ name: String, as other: String) throws(FileFault) {
    try call(.link) { paper throws(FileFault) in
      guard let file = paper.names[name] else { throw FileFault(.link, ENOENT) }
      guard paper.names[other] == nil else { throw FileFault(.link, EEXIST) }
      Self.change([other: file], &paper)
    }
  }

  /// Renames a file.
  public func rename(_ name: String, to other: String) throws(FileFault) {
    try call(.rename) { paper throws(FileFault) in
      guard let file = paper.names[name] else { throw FileFault(.rename, ENOENT) }
      Self.change([name: nil, other: file], &paper)
    }
  }

  /// Removes a name.
  public func remove(_ name: String) throws(FileFault) {
    try call(.remove) { paper throws(FileFault) in
      guard paper.names[name] != nil else { throw FileFault(.remove, ENOENT) }
      Self.change([name: nil], &paper)
    }
  }

  /// The names outlive a power cut from now on.
  public func sync() throws(FileFault) {
    try call(.sync) { paper throws(FileFault) in
      paper.syncedNames = paper.names
      paper.pending = []
    }
  }
}
