import Platform

/// A file that is always whole, even after a power cut: it has either its old or its new content.
///
/// The new content is written to a file with a fixed temporary name and synced, the old content
/// becomes the previous generation, and a rename puts the new one in place. The caller holds a
/// lock, so there is only one writer at a time, and a temporary file found later is left over from
/// a crash.
public struct AtomicFile: Hashable, Sendable {
  public let name: String
  /// Whether the content before the last write is kept under `previous`.
  let keepsPrevious: Bool

  public init(_ name: String, keepsPrevious: Bool) {
    self.name = name
    self.keepsPrevious = keepsPrevious
  }

  var previous: String { name + ".prev" }
  /// The temporary name under which new content is written.
  var temporary: String { name + ".new" }

  /// Replaces the content.
  ///
  /// A failed sync is never repeated, since the system may have dropped the bytes by then: call
  /// this again instead.
  ///
  /// - Throws: The refused operation; the file then has its old content, or, if only the last sync
  ///   failed, the new one.
  public func write(_ bytes: [UInt8], in folder: some Folder) throws(FileFault) {
    try removeIfThere(temporary, in: folder)
    do throws(FileFault) {
      try Self.fill(try folder.create(temporary), bytes, in: folder)
      if keepsPrevious { keepPrevious(in: folder) }
      try folder.rename(temporary, to: name)
    } catch {
      folder.discard(temporary)
      throw error
    }
    try folder.sync()
  }

  /// Writes bytes to a new file, syncs and closes it.
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
      // The earlier failure is the one to report.
      try? folder.close(file)
      throw error
    }
    try folder.close(file)
  }

  /// Writes at least one byte; an interrupting signal is not a failure.
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

  /// Renames the old content to the previous generation.
  ///
  /// A previous generation is removed only for a newer one, so that one of the two names always
  /// exists. It is a spare copy: the new content is saved even if the disk refuses to make one, for
  /// instance for lack of hard links.
  private func keepPrevious(in folder: some Folder) {
    Log.attempt("to keep a spare copy") { () throws(FileFault) in
      do throws(FileFault) {
        try folder.link(name, as: previous)
      } catch {
        switch error.code {
        case EEXIST:
          try folder.remove(previous)
          try folder.link(name, as: previous)
        // There is nothing to keep yet, or the disk has no hard links, which need not be logged at
        // every move.
        case ENOENT, EPERM, EOPNOTSUPP, ENOSYS: return
        default: throw error
        }
      }
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
