import Platform

extension CommandLine {
  /// Overwrites arguments where other accounts of the machine can read them, as with `ps`.
  ///
  /// What was read of them before stays as it was.
  static func conceal(_ arguments: [String]) {
    for index in 1..<max(1, Int(argc)) {
      guard let argument = unsafeArgv[index], arguments.contains(String(cString: argument))
      else { continue }
      memset(argument, Int32(UInt8(ascii: "x")), strlen(argument))
    }
  }
}
