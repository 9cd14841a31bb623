import MueWire
import MueWords

/// Why nobody knows which table is meant.
enum JoinFault: Error, Hashable {
  case noTables
  case several([String])
  case badAddress(String)
  case badCode(SeatCodeFault)
  case codeMissing(String)

  /// The sentence for the person.
  var phrase: Phrase {
    switch self {
    case .noTables: .noTables
    case .several(let names): .severalTables(names: names.joined(separator: ", "))
    case .badAddress(let text): .badAddress(place: text.harmless)
    case .badCode(let fault): fault.phrase
    case .codeMissing(let place): .codeMissing(place: place)
    }
  }
}
