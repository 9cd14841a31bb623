import MueWire
import MueWords

/// Why the table to join is unclear.
enum JoinFault: Error, Hashable {
  case noTables
  case several([String])
  case badAddress(String)
  case badCode(SeatCodeFault)
  case codeMissing(String)

  var phrase: Phrase {
    switch self {
    case .noTables: .noTables
    case .several(let names): .severalTables(names: names.joined(separator: ", "))
    case .badAddress(let text): .badAddress(place: text.harmless)
    case .badCode(let fault): fault.phrase
    case .codeMissing(let address): .codeMissing(place: address)
    }
  }
}
