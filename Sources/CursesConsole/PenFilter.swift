/// Removes redundant settings of colours and attributes from the output of curses.
///
/// Curses sets both colours of each new pair, and first resets both if one is the terminal's own.
/// This filter sets only what differs (SGR of ECMA-48), and only before output that needs it;
/// cursor movements do not. Everything else passes unchanged.
struct PenFilter {
  /// The parameters that set a pen; empty for the terminal's own pen.
  private struct Pen: Equatable {
    var attributes: [ArraySlice<UInt8>] = []
    var foreground: [ArraySlice<UInt8>] = []
    var background: [ArraySlice<UInt8>] = []
  }

  /// The pen that curses expects.
  private var meant = Pen()
  /// The terminal's actual pen; nil while it is unknown.
  private var set: Pen?
  /// Whether the terminal can reset a single colour to its own: true once curses does so.
  private var resetsOneColor = false

  /// Treats the terminal's pen as unknown, as after output that did not pass through this filter.
  mutating func forget() { set = nil }

  /// The bytes to write in place of curses' output, which must not begin in the middle of a control
  /// sequence.
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

  /// Which part of the pen is visible in a piece of output.
  private enum Need { case nothing, background, pen }

  /// What a piece needs: nothing if the cursor moves, the background if blanks are drawn or
  /// scrolled in.
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

  /// Sets the part of the pen that blanks show: bold blanks look like others and have no
  /// foreground.
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

  /// Sets the terminal's pen to the one that curses expects.
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
