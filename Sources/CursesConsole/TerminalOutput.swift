import CNcurses
import Platform

/// The bytes on their way to the terminal: the only place where a screen's output is written.
///
/// Writing never waits. Bytes that the terminal does not take at once, as after Ctrl-S or on a dead
/// line, are kept until `descriptor` is writable.
struct TerminalOutput {
  private var bytes: [UInt8] = []
  private var written = 0
  private var filter = PenFilter()

  init() { cn_open_terminal() }

  var isEmpty: Bool { bytes.isEmpty }

  /// The descriptor that becomes writable when the terminal takes more.
  var descriptor: Int32 { cn_terminal_descriptor() }

  mutating func append(_ text: String) { bytes += text.utf8 }

  /// Adds a string from the terminal's description if there is one, without its padding delays.
  mutating func append(capability name: String) {
    for part in Self.parts(ofCapability: name) { append(part) }
  }

  /// A string from the terminal's description, divided where the terminal needs time; empty if
  /// there is none.
  static func parts(ofCapability name: String) -> [String] {
    guard let found = cn_string(name) else { return [] }
    var parts: [String] = []
    for piece in String(cString: found).split(separator: "$", omittingEmptySubsequences: false) {
      let isMark = !parts.isEmpty && piece.first == "<"
      parts.append(String(isMark ? piece.drop { $0 != ">" }.dropFirst() : piece))
    }
    return parts
  }

  /// How many cells curses may draw before `takeScreen`; no cell takes as many bytes.
  var cellsAtOnce: Int { cn_screen_capacity() / 128 }

  mutating func takeScreen() {
    let count = cn_screen_count()
    if count == 0 { return }
    let drawn = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = buffer.withMemoryRebound(to: CChar.self) {
        cn_take_screen($0.baseAddress, count)
      }
    }
    bytes += filter.filtered(drawn)
  }

  /// Encloses the queued frame in marks, so that the terminal shows it at once; nothing else may be
  /// queued.
  mutating func markFrame() {
    if isEmpty { return }
    bytes = Array(String(cString: cn_frame_begin).utf8) + bytes
    append(String(cString: cn_frame_end))
  }

  /// Writes as much as the terminal takes.
  mutating func send() {
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { cn_write($0.baseAddress, $0.count) }
      if count == 0 { return }
      // Nobody reads from a terminal that is gone.
      written = count < 0 ? bytes.count : written + count
    }
    bytes.removeAll(keepingCapacity: true)
    written = 0
  }

  /// Treats the terminal's colours and attributes as unknown, as after another program's output.
  mutating func forgetPen() { filter.forget() }

  /// Discards what the terminal has not taken, and cancels the sequence that may have been cut.
  mutating func cancel() {
    filter.forget()
    if isEmpty { return }
    bytes = Array("\u{18}".utf8)
    written = 0
  }

  /// Writes the rest, and waits a little for a slow terminal; returns whether it took everything.
  mutating func finish() -> Bool {
    defer {
      bytes = []
      written = 0
      filter.forget()
    }
    return bytes[written...].withUnsafeBytes { cn_write_at_end($0.baseAddress, $0.count) }
  }
}

/// The escape sequence that makes a terminal show a desktop notification.
enum NotificationDialect: Hashable, Sendable {
  /// `OSC 9`, which most terminals support.
  case short
  /// `OSC 777`, with a title, for rxvt and VTE terminals.
  case titled

  /// The dialect of the terminal that the environment names.
  init(environment: [String: String]) {
    let isTitled =
      environment["TERM", default: ""].hasPrefix("rxvt")
      || !environment["VTE_VERSION", default: ""].isEmpty
    self = isTitled ? .titled : .short
  }

  /// The bytes that show a text; the text cannot contain escape sequences.
  func sequence(for text: String, isUnicode: Bool) -> String {
    let text = Self.cleaned(text, isUnicode: isUnicode)
    return switch self {
    case .short: "\u{1B}]9;\(text)\u{07}"
    case .titled: "\u{1B}]777;notify;mue;\(text)\u{07}"
    }
  }

  /// At most 120 scalars, without control and format characters, and without the semicolon, which
  /// separates fields.
  private static func cleaned(_ text: String, isUnicode: Bool) -> String {
    let kept = text.unicodeScalars.lazy.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        false
      default: scalar != ";" && (isUnicode || scalar.isASCII)
      }
    }
    return String(String.UnicodeScalarView(kept.prefix(120)))
  }
}
