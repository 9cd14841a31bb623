import Synchronization

/// The log file of the program, with one line for each failure that nobody is told of otherwise.
///
/// It lies in the state folder, for the account alone, and is bounded: a full one becomes `mue.log.1`, in place of
/// the one before. No line may hold a card, a code or a token. Where the file cannot be written nothing
/// is; that fails nothing else.
public enum Log {
  /// The name of the file.
  public static let name = "mue.log"
  /// The name of the generation before.
  static let previousName = name + ".1"
  /// The most bytes in a generation.
  static let limit = 256 << 10
  private static let longestLine = 500

  private struct State {
    var folder: String?
    var last = ""
  }

  private static let state = Mutex(State())

  /// Lets the file be written from now on, in a folder that is there; nil stops that.
  public static func begin(in folder: String?) { state.withLock { $0 = State(folder: folder) } }

  /// Logs a failure, unless it is the one logged last.
  public static func note(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) {
    state.withLock { state in
      guard let folder = state.folder else { return }
      let printable = sentence.map { $0.isNewline || $0.isControl ? " " : $0 }
      let text = "\(file):\(line) \(String(printable.prefix(longestLine)))"
      if text == state.last { return }
      state.last = text
      append("\(timestamp) \(Version.text) \(text)\n", in: folder)
    }
  }

  /// Logs a failure that can only be a mistake of ours; in a debug build it also ends the program.
  public static func mistake(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) {
    note(sentence, file: file, line: line)
    assertionFailure(sentence, file: file, line: line)
  }

  /// Does something that the program can go on without, and answers nil, having logged it, when that fails.
  ///
  /// - Parameters:
  ///   - purpose: What it is for, as in "to read the shelf".
  ///   - body: Must throw errors that name no card, code or token, as the system's do not.
  @discardableResult
  public static func attempt<Value, Failure: Error>(
    _ purpose: String, file: StaticString = #fileID, line: UInt = #line,
    _ body: () throws(Failure) -> Value
  ) -> Value? {
    do throws(Failure) {
      return try body()
    } catch {
      note("\(purpose): \(error)", file: file, line: line)
      return nil
    }
  }

  private static func append(_ line: String, in folder: String) {
    // The failure that is logged may still be read by the caller.
    let failure = errno
    defer { errno = failure }
    let path = folder + "/" + name
    var about = stat()
    if lstat(path, &about) == 0, Int(about.st_size) + line.utf8.count > limit {
      rename(path, folder + "/" + previousName)
    }
    // Not blocking, so that a pipe of this name cannot hold the program up.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = Array(line.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// The time of day in UTC, as ISO 8601 writes it.
  private static var timestamp: String {
    var now = time(nil)
    var parts = tm()
    var text = [CChar](repeating: 0, count: 32)
    guard gmtime_r(&now, &parts) != nil else { return "-" }
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension Character {
  /// Whether it moves a terminal's cursor or changes its colours instead of showing itself.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
