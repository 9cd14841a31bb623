import MueGame

/// A seat that plain played on to the end of a hand, because a program could not.
struct Replacement: Hashable, Sendable {
  /// The program, as it introduced itself.
  let program: String
  let defeat: ProgramFailure
  let deal: Int
  let seat: Int
}
