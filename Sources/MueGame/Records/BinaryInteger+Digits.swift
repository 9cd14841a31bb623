extension BinaryInteger {
  /// The digits of a number not below 0, with zeros before them so that there are at least some.
  public func digits(atLeast least: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, least - digits.count)) + digits
  }
}
