/// The only source of chance: the same seed gives the same numbers for ever, on every machine.
///
/// SplitMix64 (Steele, Lea and Flood, 2014): the state advances by a constant, and each number is
/// the state mixed by two multiplications.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// A generator at the beginning of a seed's sequence.
  @inlinable @inline(__always) public init(seed: UInt64) { state = seed }

  /// The next number; all 64 bits are equally random.
  @inlinable @inline(__always) public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed &>> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed &>> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed &>> 31
  }

  /// A number from 0 to `bound` − 1, taken from the high half of a product; `bound` is at least 1.
  ///
  /// The bias is below `bound` / 2⁶⁴, too small to show in any number of deals.
  @inlinable @inline(__always) public mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
