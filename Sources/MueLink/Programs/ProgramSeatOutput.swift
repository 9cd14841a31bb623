import MueRules

/// What is to be done for a program that sits at a linked table.
public enum ProgramSeatOutput: Hashable, Sendable {
  /// Tell it a line.
  case tell([UInt8])
  /// Make its move, which is legal.
  case decide(Move)
  /// Let the plain player make the move, since the program does not play in this hand any more.
  case standIn
}
