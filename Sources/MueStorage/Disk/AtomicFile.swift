import Platform

/// A file that is always whole, also after a power cut: it has either its old content or its new one.
///
/// The new content is written beside it under a fixed name and synced, the old content becomes the previous
/// generation, and a rename puts the new one in place. The caller holds a lock, so that there is one writer at a
/// time and a file of the fixed name is left over from a crash.
public struct AtomicFile: Hashable, Sendable {
  /// The name of the file.
  public let name: String
  /// Whether the content before the last write stays under `previous`.
  public let keepsPrevious: Bool

  /// A file of a name.
  public init(_ name: String, keepsPrevious: Bool) {
    self.name = name
    self.keepsPrevious = keepsPrevious
  }

  /// The name of the previous generation.
  public var previous: String { name + ".prev" }
  /// The name under which new content is written.
  public var temporary: String { name + ".new" }

  /// Replaces the content.
  ///
  /// A failed sync is never repeated, since the system may have dropped the bytes by then: write again from
  /// memory.
  ///
  /// - Throws: What the system refused; the file then still has its old content, or, when only the last sync
  ///   failed, the new one.
  public func write(_ bytes: [UInt8], in folder: some Folder) throws(FileFault) {
    try removeIfThere(temporary, in: folder)
    do throws(FileFault) {
      try Self.fill(try folder.create(temporary), bytes, in: folder)
      if keepsPrevious { try keepPrevious(in: folder) }
      try folder.rename(temporary, to: name)
    } catch {
      folder.discard(temporary)
      throw error
    }
    try folder.sync()
  }

  /// Writes bytes to a file just created, syncs and closes it.
  static func fill(
    _ file: Int32, _ bytes: [UInt8], in folder: some Folder
  ) throws(FileFault) {
    do throws(FileFault) {
      var rest = bytes[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(try writeSome(rest, to: file, in: folder))
      }
      try folder.sync(file)
    } catch {
      // The failure before is the one that counts.
      try? folder.close(file)
      throw error
    }
    try folder.close(file)
  }

  /// Writes at least one byte; an interruption by a signal is no failure.
  private static func writeSome(
    _ bytes: ArraySlice<UInt8>, to file: Int32, in folder: some Folder
  ) throws(FileFault) -> Int {
    while true {
      do throws(FileFault) {
        let count = try folder.write(bytes, to: file)
        guard count > 0 else { throw FileFault(.write, EIO) }
        return count
      } catch {
        if error.code != EINTR { throw error }
      }
    }
  }

  /// Gives the old content the name of the previous generation.
  ///
  /// A previous generation is removed only for a newer one, so that one of the two names is always there. Disks
  /// without hard links keep none.
  private func keepPrevious(in folder: some Folder) throws(FileFault) {
    do throws(FileFault) {
      try folder.link(name, as: previous)
    } catch {
      if [ENOENT, EPERM, EOPNOTSUPP, ENOSYS].contains(error.code) { return }
      guard error.code == EEXIST else { throw error }
      try folder.remove(previous)
      try folder.link(name, as: previous)
    }
  }

  private func removeIfThere(_ name: String, in folder: some Folder) throws(FileFault) {
    do throws(FileFault) {
      try folder.remove(name)
    } catch {
      if error.code != ENOENT { throw error }
    }
  }
}

/// A file operation that the system refused, and why.
public struct FileFault: Error, Hashable, Sendable {
  /// The operation.
  public enum Step: Hashable, Sendable {
    /// To make a directory.
    case makeDirectory
    /// To open a directory.
    case openDirectory
    /// To read the names in a directory.
    case list
    /// To open a file that is there.
    case open
    /// To read a file.
    case read
    /// To make a new file.
    case create
    /// To write into it.
    case write
    /// To have it written to the disk itself.
    case sync
    /// To close it.
    case close
    /// To give it a second name.
    case link
    /// To give it another name.
    case rename
    /// To take a name away.
    case remove
    /// To keep other programs out.
    case lock
  }

  /// The operation.
  public let step: Step
  /// The system's reason, an `errno` such as `ENOSPC`.
  public let code: Int32

  /// A fault.
  public init(_ step: Step, _ code: Int32) {
    self.step = step
    self.code = code
  }

  /// Whether there is no such file.
  public var isMissing: Bool { code == ENOENT }
}

extension FileFault: CustomStringConvertible {
  /// The step and the system's own words, as the log has them.
  public var description: String { "\(step): \(String(cString: strerror(code)))" }
}
