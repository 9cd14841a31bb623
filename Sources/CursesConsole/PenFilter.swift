/// Leaves out of what curses writes the colours and attributes that are set already.
///
/// Curses sets both colours of each new pair, and first resets both where one is the terminal's own. Here only what
/// differs is set (SGR of ECMA-48), and only before something that needs it: cursor movements don't. Everything else
/// passes unchanged.
struct PenFilter {
  /// The parameters that set a pen; none where it is the terminal's own.
  private struct Pen: Equatable {
    var attributes: [ArraySlice<UInt8>] = []
    var foreground: [ArraySlice<UInt8>] = []
    var background: [ArraySlice<UInt8>] = []
  }

  /// The pen that curses means.
  private var meant = Pen()
  /// The pen of the terminal; nil while it isn't known.
  private var set: Pen?
  /// Whether the terminal has parameters that set one colour to its own: whether curses uses them.
  private var resetsOneColor = false

  /// Takes the terminal's pen as unknown, as after output that didn't pass here.
  mutating func forget() { set = nil }

  /// The bytes to write in place of what curses wrote, which begins with no rest of a control sequence.
  mutating func filtered(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Self.piece(of: rest)
      rest = rest.dropFirst(piece.count)
      if let parameters = Self.parameters(of: piece) {
        take(parameters)
      } else {
        switch Self.need(of: piece) {
        case .nothing: break
        case .background: setBackground(&output)
        case .pen: setPen(&output)
        }
        output += piece
        // With the cursor, terminals restore the pen that they saved (DECRC).
        if piece.starts(with: [Self.escape, UInt8(ascii: "8")]) { forget() }
      }
    }
    setPen(&output)
    return output
  }

  private static let escape: UInt8 = 0x1B
  private static let carriageReturn: UInt8 = 0x0D

  /// The first control sequence, carriage return or text.
  private static func piece(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if bytes.first == carriageReturn { return bytes.prefix(1) }
    if bytes.starts(with: [escape, UInt8(ascii: "[")]) {
      let end = bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
      return end.map { bytes[...$0] } ?? bytes
    }
    let text = bytes.dropFirst().prefix { $0 != escape && $0 != carriageReturn }
    return bytes.prefix(1 + text.count)
  }

  /// What of the pen is seen in what a piece draws.
  private enum Need { case nothing, background, pen }

  /// What a piece needs: nothing where the cursor moves, the background where blanks are drawn or moved in.
  private static func need(of piece: ArraySlice<UInt8>) -> Need {
    if piece.first == carriageReturn { return .nothing }
    if piece.allSatisfy({ $0 == UInt8(ascii: " ") }) { return .background }
    guard piece.starts(with: [escape, UInt8(ascii: "[")]), let last = piece.last else {
      return .pen
    }
    return "ABCDGHd".utf8.contains(last)
      ? .nothing : "@JKPX".utf8.contains(last) ? .background : .pen
  }

  /// The parameters of a sequence that sets the pen; nil for anything else.
  private static func parameters(of piece: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    let body = piece.dropFirst(2).dropLast()
    guard piece.first == escape, piece.last == UInt8(ascii: "m"),
      // Digits, and `:` and `;` between them.
      body.allSatisfy({ (0x30...0x3B).contains($0) })
    else { return nil }
    return body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
  }

  /// Changes the pen that curses means.
  private mutating func take(_ parameters: [ArraySlice<UInt8>]) {
    var rest = parameters[...]
    while let parameter = rest.first {
      let colon = UInt8(ascii: ":")
      let number = Int(String(decoding: parameter.prefix { $0 != colon }, as: UTF8.self)) ?? 0
      // 38 and 48 have arguments: 5 and a number, or 2 and three numbers.
      let hasArguments = [38, 48].contains(number) && !parameter.contains(colon)
      let kind = rest.dropFirst().first.map { Array($0) }
      let count = !hasArguments ? 1 : kind == Array("2".utf8) ? 5 : 3
      let taken = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      switch number {
      case 0: meant = Pen()
      case 30...38, 90...97: meant.foreground = taken
      case 40...48, 100...107: meant.background = taken
      case 39:
        meant.foreground = []
        resetsOneColor = true
      case 49:
        meant.background = []
        resetsOneColor = true
      default: meant.attributes += taken
      }
    }
  }

  /// Sets as much of the pen as blanks show: bold ones look like others, and have no foreground.
  private mutating func setBackground(_ output: inout [UInt8]) {
    let plain: [[ArraySlice<UInt8>]] = [[], [[UInt8(ascii: "1")]]]
    guard let pen = set, plain.contains(pen.attributes), plain.contains(meant.attributes) else {
      return setPen(&output)
    }
    let all = meant
    meant = Pen(
      attributes: pen.attributes, foreground: pen.foreground, background: all.background)
    setPen(&output)
    meant = all
  }

  /// Sets the terminal's pen to what curses means.
  private mutating func setPen(_ output: inout [UInt8]) {
    if set == meant { return }
    var parameters: [ArraySlice<UInt8>] = []
    var pen = set ?? Pen()
    let losesColor =
      meant.foreground.isEmpty && !pen.foreground.isEmpty
      || meant.background.isEmpty && !pen.background.isEmpty
    if set == nil || pen.attributes != meant.attributes || losesColor && !resetsOneColor
      || meant == Pen()
    {
      parameters = [[UInt8(ascii: "0")]] + meant.attributes
      pen = Pen(attributes: meant.attributes)
    }
    if pen.foreground != meant.foreground {
      parameters += meant.foreground.isEmpty ? [Array("39".utf8)[...]] : meant.foreground
    }
    if pen.background != meant.background {
      parameters += meant.background.isEmpty ? [Array("49".utf8)[...]] : meant.background
    }
    set = meant
    if meant == Pen() { parameters = [] }
    output += [Self.escape, UInt8(ascii: "[")]
    output += parameters.joined(separator: [UInt8(ascii: ";")])
    output.append(UInt8(ascii: "m"))
  }
}
