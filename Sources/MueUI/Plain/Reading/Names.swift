import MueGame
import MueRules

extension GameObservation {
  /// The seat that a person calls by name, by the beginning of a name, or by the number of its place
  /// in a list.
  func seat(called words: ArraySlice<Substring>, among seats: [Seat]) throws(Misreading) -> Seat {
    let name = words.joined(separator: " ")
    let folded = name.folded
    let names = seats.map { players[$0].name.text.folded }
    if !folded.isEmpty {
      let whole = zip(seats, names).filter { $0.1 == folded }.map(\.0)
      if whole.count == 1 { return whole[0] }
      if whole.isEmpty, let number = Int(folded), seats.indices.contains(number - 1) {
        return seats[number - 1]
      }
      let begun = zip(seats, names).filter { $0.1.hasPrefix(folded) }.map(\.0)
      if begun.count == 1 { return begun[0] }
      if begun.count > 1 { throw .mayMean(name, begun.map { players[$0].name.text }) }
    }
    throw .nobodyCalled(name)
  }
}
