/// How a program ended.
enum ExitStatus: Equatable {
  case code(Int32)
  case signal(Int32)

  /// The status as the system encodes it.
  init(_ raw: Int32) {
    self = raw & 0x7F == 0 ? .code(raw >> 8 & 0xFF) : .signal(raw & 0x7F)
  }
}
