import MueRules

extension HandRecord {
  /// Reads a line and trusts nothing in it: the hand is replayed by the rules from the deal, and
  /// the rest of the line must follow from that.
  ///
  /// Every true record by any program is accepted: finished or not, with keys in any order, unknown
  /// keys, and `null` for what is absent. For a finished hand every key of the format is required
  /// except the optional ones and those that would be `null` or an empty list.
  ///
  /// - Throws: The first fault; rules that are not in `known` are one.
  public init(
    checking line: some Collection<UInt8>, knowing known: [Rules] = Rules.shipped
  ) throws(HandFault) {
    self = try HandJudge(reading: line, knowing: known).record()
  }
}
