import MueRules

/// A hand in which the moves of a record are made again: the whole of it, or what one seat sees.
protocol Replayed {
  var publicState: PublicState { get }
  func move(text: some StringProtocol) -> Move?
  mutating func apply(_ move: Move) throws(IllegalMove)
}

extension Round: Replayed {}
extension Observation: Replayed {}
