import Platform

/// A file of the program's own that cannot be recreated: a table of friends, a seat at somebody
/// else's table, the last place in the program.
///
/// It is as safe as a save. Its `ChecksumLine` reveals damage; a damaged file is kept under a new
/// name; one that cannot be read now, or that another version wrote, stays as it is. A file that
/// cannot be read never counts as missing.
public struct KeptFile: Sendable {
  private let file: AtomicFile
  private let format: String
  private let version: Int
  private let limit: Int

  /// A file with a name; `format` begins its first line and includes the version, as in `mue-seat
  /// 1`.
  public init(_ name: String, keepsPrevious: Bool, format: String, limit: Int) {
    file = AtomicFile(name, keepsPrevious: keepsPrevious)
    self.limit = limit
    let words = format.split(separator: " ")
    self.format = words.first.map(String.init) ?? format
    version = words.last.flatMap { Int($0) } ?? 1
  }

  public var name: String { file.name }

  /// Replaces the content; the caller has loaded the file before.
  ///
  /// A file with a spare copy has it from the first write, since there may never be a second.
  ///
  /// - Throws: The refused operation, as `AtomicFile.write`.
  public func write(_ content: [UInt8], in folder: some Folder) throws(FileFault) {
    let bytes = ChecksumLine.bytes(content, format: format, version: version)
    try file.write(bytes, in: folder)
    guard file.keepsPrevious else { return }
    Log.attempt("to make the first spare copy") { () throws(FileFault) in
      if try folder.read(file.previous, atMost: 1) == nil { try file.write(bytes, in: folder) }
    }
  }

  /// Loads the value that `read` returns for the content; nil means that the content is damaged.
  ///
  /// A damaged file is set aside, and its spare copy used if there is one.
  ///
  /// - Throws: `StoreError` if there is a file that must stay as it is: it cannot be read now,
  ///   another version wrote it, or it is damaged and cannot be renamed.
  public func load<Content>(
    in folder: some Folder, _ read: ([UInt8]) -> Content?
  ) throws(StoreError) -> KeptContent<Content> {
    switch found(file.name, in: folder, read) {
    case .success(let content): return .whole(content)
    case .failure(let fault):
      try setAside(file.name, fault, in: folder)
      guard file.keepsPrevious else { return fault == .missing ? .none : .damaged(nil) }
      switch found(file.previous, in: folder, read) {
      case .success(let content): return .damaged(content)
      case .failure(let older):
        try setAside(file.previous, older, in: folder)
        return fault == .missing && older == .missing ? .none : .damaged(nil)
      }
    }
  }

  /// The content of the file or of its spare copy, without moving either; nil if neither can be read.
  public func peek<Content>(in folder: some Folder, _ read: ([UInt8]) -> Content?) -> Content? {
    for name in names {
      switch found(name, in: folder, read) {
      case .success(let content): return content
      case .failure(.unreadable(let fault)): Log.note("to read \(name): \(fault)")
      case .failure: continue
      }
    }
    return nil
  }

  private var names: [String] {
    [file.name] + (file.keepsPrevious ? [file.previous] : [])
  }

  /// The faults of the file and its spare copy, without moving them.
  public func faults<Content>(
    in folder: some Folder, _ read: ([UInt8]) -> Content?
  ) -> [(name: String, fault: SaveFault)] {
    names.compactMap { name in
      guard case .failure(let fault) = found(name, in: folder, read), fault != .missing else {
        return nil
      }
      return (name, fault)
    }
  }

  /// Removes the file and its spare copy, once nobody needs them.
  public func discard(in folder: some Folder) {
    folder.discard(file.name)
    if file.keepsPrevious { folder.discard(file.previous) }
  }

  private func setAside(
    _ name: String, _ fault: SaveFault, in folder: some Folder
  ) throws(StoreError) {
    switch fault {
    case .missing: break
    case .otherVersion(let version): throw .otherVersion(file: name, version)
    case .unreadable(let fault): throw .unreadable(name, fault)
    default: if folder.setAside(name) == nil { throw .cannotSetAside(name) }
    }
  }

  private func found<Content>(
    _ name: String, in folder: some Folder, _ read: ([UInt8]) -> Content?
  ) -> Result<Content, SaveFault> {
    do throws(SaveFault) {
      if let content = read(try content(of: name, in: folder)) { return .success(content) }
      return .failure(.notARecord)
    } catch {
      return .failure(error)
    }
  }

  private func content(of name: String, in folder: some Folder) throws(SaveFault) -> [UInt8] {
    let found: [UInt8]?
    do throws(FileFault) {
      found = try folder.read(name, atMost: limit + 1)
    } catch {
      throw .unreadable(error)
    }
    guard let bytes = found else { throw .missing }
    guard bytes.count <= limit else { throw .tooLong(limit: limit) }
    // Before the first release a JSON object had no line in front of it.
    if bytes.first == UInt8(ascii: "{") { throw .otherVersion(.unreleased) }
    return Array(try ChecksumLine.content(of: bytes, format: format, version: version))
  }
}

/// The content of a `KeptFile`.
public enum KeptContent<Content> {
  case none
  case whole(Content)
  /// The file was damaged and is set aside; the content is that of its spare copy, if it has one.
  case damaged(Content?)

  /// The content; nil if there is none, or none that is whole.
  public var content: Content? {
    switch self {
    case .none: nil
    case .whole(let content): content
    case .damaged(let spare): spare
    }
  }

  /// The notice to the person about a file that was damaged; nil if it was not.
  public func notice(_ kind: KeptFileKind, file: String) -> SaveNotice? {
    guard case .damaged(let spare) = self else { return nil }
    return .damagedFile(kind, file: file, hasSpare: spare != nil)
  }
}

extension KeptContent: Equatable where Content: Equatable {}
extension KeptContent: Sendable where Content: Sendable {}

/// The purpose of a file other than a save, which decides what its damage means to the person.
public enum KeptFileKind: Hashable, Sendable {
  /// A table of friends.
  case table
  /// A seat at somebody else's table.
  case seat
  /// The person's last place in the program.
  case place
  /// The save before the last one.
  case spare
}
