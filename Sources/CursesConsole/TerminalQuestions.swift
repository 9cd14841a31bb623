import CellGrid

/// The questions asked of a terminal when the screen opens, and what is known from its answers.
///
/// Until an answer arrives, and if none does, the environment decides.
struct TerminalQuestions {
  /// The best palette that the terminal is known to have.
  private(set) var palette: Abilities.Palette
  /// Whether the terminal's background is light, as far as the terminal or the environment has
  /// reported it.
  private(set) var isLight: Bool?
  /// Whether the terminal can show a frame at once, between two marks.
  private(set) var holdsFrames = false
  private let isAskedForColors: Bool
  /// When the questions were asked; nil if they were not, or once the last one has been answered.
  private var beginning: ContinuousClock.Instant?

  /// How long answers are expected, even over slow lines.
  private static let patience = Duration.seconds(2)

  /// What is known before the answers, from the palette in the terminal's description and from the
  /// environment, which names the terminal.
  init(described: Abilities.Palette, environment: [String: String]) {
    let name = environment["TERM", default: ""]
    func isSet(_ variable: String) -> Bool { !environment[variable, default: ""].isEmpty }
    let isConsole = name.hasPrefix("linux")
    // GNU Screen mistakes red, green and blue for other attributes, and passes strings on to its
    // own terminal.
    let isScreen = !isSet("TMUX") && (isSet("STY") || name.hasPrefix("screen"))
    let claim = environment["COLORTERM"]
    let isClaimed =
      claim == "truecolor" || claim == "24bit" || name.hasSuffix("-direct")
      || Self.colorful.contains(where: name.hasPrefix)
    if isSet("NO_COLOR") {
      palette = .none
    } else {
      palette = isClaimed && !isConsole && !isScreen ? .direct : described
    }
    isLight = Self.isLight(environment["COLORFGBG", default: ""])
    isAskedForColors = palette != .direct && !isSet("NO_COLOR") && !isConsole && !isScreen
  }

  /// The prefixes of the names of terminals that have always had all colours.
  private static let colorful = [
    "alacritty", "contour", "foot", "ghostty", "iTerm2", "kitty", "konsole", "mintty",
    "ms-terminal",
    "vte", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]

  /// The questions, as bytes for the terminal.
  mutating func begin(at now: ContinuousClock.Instant) -> String {
    beginning = now
    // XTGETTCAP for RGB and Tc; then DECRQSS, whether colours that were set are still set: one of
    // 256, and a direct one.
    let colors =
      "\u{1B}P+q524742\u{1B}\\\u{1B}P+q5463\u{1B}\\"
      + "\u{1B}[48;5;\(Self.index)m\u{1B}P$qm\u{1B}\\"
      + "\u{1B}[48;2;\(Self.sample)m\u{1B}P$qm\u{1B}\\\u{1B}[m"
    // The background (OSC 11), and whether mode 2026 is known (DECRQM). Every terminal answers the
    // last question, for the kind of terminal.
    return (isAskedForColors ? colors : "") + "\u{1B}]11;?\u{7}\u{1B}[?2026$p\u{1B}[c"
  }

  /// A colour for a question, in numbers that have no meaning for terminals without direct colours.
  private static let sample = "150;150;150"
  private static let index = "208"

  /// Whether answers may still arrive.
  func areOpen(at now: ContinuousClock.Instant) -> Bool {
    beginning.map { now - $0 < Self.patience } ?? false
  }

  /// Whether a reply answers the last question; true only once.
  mutating func isFence(_ reply: String) -> Bool {
    guard beginning != nil, reply.hasPrefix("[?"), reply.hasSuffix("c") else { return false }
    beginning = nil
    return true
  }

  /// Learns from a reply, given without the Escape; anything other than an answer changes nothing.
  mutating func take(_ reply: String) {
    if isAskedForColors, Self.showsAllColors(reply) { palette = .direct }
    if isAskedForColors, Self.showsManyColors(reply) { palette = max(palette, .many) }
    if let background = Self.brightness(reply) { isLight = background > 0.5 }
    // 1 and 2: known, and on or off.
    if reply == "[?2026;1$y" || reply == "[?2026;2$y" { holdsFrames = true }
  }

  /// The brightness of the background in an answer such as `]11;rgb:1e/1e/2e`, with any number of
  /// digits, from 0 to 1; nil for any other reply.
  private static func brightness(_ reply: String) -> Double? {
    guard reply.hasPrefix("]11;rgb"), let colon = reply.firstIndex(of: ":") else { return nil }
    let channels = reply[reply.index(after: colon)...].split(separator: "/").compactMap { digits in
      (1...4).contains(digits.utf8.count)
        ? UInt32(digits, radix: 16).map { Double($0) / Double(1 << (4 * digits.utf8.count) - 1) }
        : nil
    }
    guard channels.count >= 3 else { return nil }
    return 0.299 * channels[0] + 0.587 * channels[1] + 0.114 * channels[2]
  }

  /// Whether the background is light according to `COLORFGBG`, which rxvt, Konsole and others set.
  ///
  /// The last of its two or three numbers is one of the 16 colours. Nil for anything else, as when
  /// the background is none of them.
  private static func isLight(_ colors: String) -> Bool? {
    guard colors.contains(";"), let number = colors.split(separator: ";").last.flatMap({ Int($0) })
    else { return nil }
    return switch number {
    case 0...6, 8: false
    case 7, 9...15: true
    default: nil
    }
  }

  /// Whether a reply shows that the background is one of 256 colours: the one that was set, or the
  /// nearest to another.
  private static func showsManyColors(_ reply: String) -> Bool {
    guard reply.hasPrefix("P1$r") || reply.hasPrefix("P0$r"), reply.hasSuffix("m") else {
      return false
    }
    let numbers = reply.dropFirst(4).split { !("0"..."9").contains($0) }.suffix(3)
    return numbers.dropLast().elementsEqual(["48", "5"])
      && numbers.last.flatMap { Int($0) }.map { (16...255).contains($0) } == true
  }

  private static func showsAllColors(_ reply: String) -> Bool {
    if reply.hasPrefix("P1+r524742") || reply.hasPrefix("P1+r5463") { return true }
    // Some terminals mistake 0 for "valid", and the numbers are separated by semicolons or colons.
    guard reply.hasPrefix("P1$r") || reply.hasPrefix("P0$r") else { return false }
    let numbers = reply.split { !("0"..."9").contains($0) }.suffix(3)
    return numbers.elementsEqual(sample.split(separator: ";"))
  }
}
