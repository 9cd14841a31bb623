import MueRules

extension HandRecord {
  /// Reads a line and believes nothing in it: the hand is played again by the rules from the deal,
  /// and the rest of the line must follow from that.
  ///
  /// Every true record of any program is accepted: finished or not, keys in any order, unknown keys
  /// ignored, `null` for what is not there. Of a finished hand every key of the format must be
  /// there except the optional ones and those that would be `null` or an empty list.
  ///
  /// - Throws: The first thing that is false; rules that are not among the known ones too.
  public init(
    checking line: some Collection<UInt8>, knowing known: [Rules] = Rules.shipped
  ) throws(HandFault) {
    self = try HandJudge(reading: line, knowing: known).record()
  }
}
