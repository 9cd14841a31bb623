import MueStorage
import Platform
import Synchronization

/// An in-memory directory: any call can be made to fail, and the power can be cut.
///
/// It distinguishes what a disk must keep, synced content and synced names, from what it may lose.
public final class InMemoryFolder: Folder {
  struct File {
    var content: [UInt8] = []
    var synced: [UInt8] = []
  }

  /// Names that changed together, each with the file that it then named; nil if it was removed.
  typealias Change = [String: Int?]

  private struct State {
    var files: [File] = []
    var names: [String: Int] = [:]
    var syncedNames: [String: Int] = [:]
    var pending: [Change] = []
    var calls = 0
  }

  private let state: Mutex<State>
  /// The error of the n-th call that makes a change; nil to perform it.
  private let fails: @Sendable (Int) -> Int32?
  /// The error of the next call that only reads; nil to perform it.
  private let failsReading: @Sendable () -> Int32?
  private let mostBytes: Int

  /// A directory without files; `fails` returns the error of the n-th call that makes a change,
  /// `failsReading` that of a call that only reads.
  public init(
    mostBytes: Int = .max, fails: @escaping @Sendable (Int) -> Int32? = { _ in nil },
    failsReading: @escaping @Sendable () -> Int32? = { nil }
  ) {
    state = Mutex(State())
    self.fails = fails
    self.failsReading = failsReading
    self.mostBytes = mostBytes
  }

  /// A directory as it may be found after a power cut.
  private init(names: [String: Int], files: [File]) {
    state = Mutex(State(files: files, names: names, syncedNames: names))
    fails = { _ in nil }
    failsReading = { nil }
    mostBytes = .max
  }

  /// The number of calls that have made a change, or tried to.
  public var calls: Int { state.withLock { $0.calls } }
  public var content: [String: [UInt8]] {
    state.withLock { state in state.names.mapValues { state.files[$0].content } }
  }

  /// Every possible state of the disk after a power cut now.
  ///
  /// Each unsynced name may have changed or not; unsynced content may be gone, cut short or full of
  /// zeros.
  public var afterPowerCut: [InMemoryFolder] {
    state.withLock { state in
      // Code that syncs properly has few pending changes; other code fails soon anyway.
      (0..<1 << min(state.pending.count, 8)).flatMap { subset in
        var names = state.syncedNames
        for (index, change) in state.pending.enumerated() where subset >> index & 1 == 1 {
          for (name, file) in change { names[name] = file }
        }
        return (0..<3).map { way in
          InMemoryFolder(names: names, files: state.files.map { Self.found($0, way) })
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
    _ step: FileFault.Step, _ body: (inout State) throws(FileFault) -> Answer
  ) throws(FileFault) -> Answer {
    let result: Result<Answer, FileFault> = state.withLock { state in
      state.calls += 1
      if let code = fails(state.calls) { return .failure(FileFault(step, code)) }
      do throws(FileFault) { return .success(try body(&state)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private static func change(_ names: Change, _ state: inout State) {
    for (name, file) in names { state.names[name] = file }
    state.pending.append(names)
  }

  /// The names in it, in order.
  public func names() throws(FileFault) -> [String] {
    if let code = failsReading() { throw FileFault(.list, code) }
    return state.withLock { $0.names.keys.sorted() }
  }

  /// The first bytes of a file.
  public func read(_ name: String, atMost limit: Int) throws(FileFault) -> [UInt8]? {
    if let code = failsReading() { throw FileFault(.open, code) }
    return state.withLock { state in
      state.names[name].map { Array(state.files[$0].content.prefix(limit)) }
    }
  }

  /// Whether there is such a file.
  public func isOwnFile(_ name: String) -> Bool { state.withLock { $0.names[name] != nil } }

  /// Creates an empty file.
  public func create(_ name: String) throws(FileFault) -> Int32 {
    try call(.create) { state throws(FileFault) in
      guard state.names[name] == nil else { throw FileFault(.create, EEXIST) }
      state.files.append(File())
      Self.change([name: state.files.count - 1], &state)
      return Int32(state.files.count - 1)
    }
  }

  /// Writes some of the bytes, at most `mostBytes` of them.
  public func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(FileFault) -> Int {
    try call(.write) { state throws(FileFault) in
      let some = bytes.prefix(mostBytes)
      state.files[Int(file)].content += some
      return some.count
    }
  }

  /// Makes written content survive a power cut.
  public func sync(_ file: Int32) throws(FileFault) {
    try call(.sync) { state throws(FileFault) in
      state.files[Int(file)].synced = state.files[Int(file)].content
    }
  }

  /// Closes a file.
  public func close(_ file: Int32) throws(FileFault) {
    try call(.close) { _ throws(FileFault) in }
  }

  /// Gives a file a second name.
  public func link(_ name: String, as other: String) throws(FileFault) {
    try call(.link) { state throws(FileFault) in
      guard let file = state.names[name] else { throw FileFault(.link, ENOENT) }
      guard state.names[other] == nil else { throw FileFault(.link, EEXIST) }
      Self.change([other: file], &state)
    }
  }

  /// Renames a file.
  public func rename(_ name: String, to other: String) throws(FileFault) {
    try call(.rename) { state throws(FileFault) in
      guard let file = state.names[name] else { throw FileFault(.rename, ENOENT) }
      Self.change([name: nil, other: file], &state)
    }
  }

  /// Removes a name.
  public func remove(_ name: String) throws(FileFault) {
    try call(.remove) { state throws(FileFault) in
      guard state.names[name] != nil else { throw FileFault(.remove, ENOENT) }
      Self.change([name: nil], &state)
    }
  }

  /// Makes the names survive a power cut.
  public func sync() throws(FileFault) {
    try call(.sync) { state throws(FileFault) in
      state.syncedNames = state.names
      state.pending = []
    }
  }
}
