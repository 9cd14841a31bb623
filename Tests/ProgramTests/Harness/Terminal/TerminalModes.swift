import Platform

/// A terminal's modes, as `stty` shows them, which a program must restore.
struct TerminalModes: Equatable {
  private let flags: [tcflag_t]
  private let characters: [UInt8]

  /// The modes of the terminal at a descriptor.
  init(of descriptor: Int32) {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }
}
