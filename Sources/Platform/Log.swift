import Synchronization

/// The program's log file, with one line for each failure that is not reported otherwise.
///
/// It is in the state folder, readable by this account alone, and limited in size: a full one
/// becomes `mue.log.1` and replaces the previous one. No line may contain a card, a code or a
/// token. If the file cannot be written, nothing is logged, and nothing else fails.
public enum Log {
  public static let name = "mue.log"
  static let previousName = name + ".1"
  /// The maximum size of a generation, in bytes.
  static let limit = 256 << 10
  private static let longestLine = 500

  private struct State {
    var folder: String?
    var last = ""
  }

  private static let state = Mutex(State())

  /// Starts logging to a file in an existing folder; nil stops it.
  public static func begin(in folder: String?) { state.withLock { $0 = State(folder: folder) } }

  /// Logs a failure, unless it is the same as the last one.
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

  /// Logs a failure that can only be a bug in this program; a debug build also stops the program.
  public static func mistake(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) {
    note(sentence, file: file, line: line)
    assertionFailure(sentence, file: file, line: line)
  }

  /// Performs an optional operation; if it fails, logs that and returns nil.
  ///
  /// - Parameters:
  ///   - purpose: The purpose, as in "to read the shelf".
  ///   - body: Must throw errors that contain no card, code or token; the system's do not.
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

  /// Runs `body`, which can fail only because of a bug; logs the failure and returns nil.
  ///
  /// - Parameters:
  /// - certainty: The statement that should be true, as in "a game that was planned can begin".
  ///   - body: Must throw errors that contain no card, code or token.
  @discardableResult
  public static func expect<Value, Failure: Error>(
    _ certainty: String, file: StaticString = #fileID, line: UInt = #line,
    _ body: () throws(Failure) -> Value
  ) -> Value? {
    do throws(Failure) {
      return try body()
    } catch {
      mistake("not so: \(certainty): \(error)", file: file, line: line)
      return nil
    }
  }

  private static func append(_ line: String, in folder: String) {
    // The caller may still need the `errno` of the failure that is being logged.
    let failure = errno
    defer { errno = failure }
    let path = folder + "/" + name
    var about = stat()
    if lstat(path, &about) == 0, Int(about.st_size) + line.utf8.count > limit {
      rename(path, folder + "/" + previousName)
    }
    // Non-blocking, so that a pipe with this name cannot block the program.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = Array(line.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// The time in UTC, in ISO 8601.
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
  /// Whether it moves a terminal's cursor or changes its colours instead of being displayed.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
