import MueLink
import MueWire

/// Finds the way to a table from what a person says of it.
struct WayFinder {
  /// The lists of words that codes are made of; they are long, so they are read when one is to be read.
  private let wordLists: () -> [WordList]
  /// The seat taken last, if there is one.
  private let last: KeptSeat?
  /// The tables of this machine; looking for them takes a moment.
  private let tablesHere: () -> [LocalTable]

  /// One who reads codes in a house, speaks a language, looks around and knows what is written down.
  init(house: House, language: String, neighbourhood: any Neighbourhood, keeping: LinkFolder) {
    wordLists = { CodeMaker(house: house, language: language).lists }
    last = keeping.seat
    tablesHere = { neighbourhood.tablesHere() }
  }

  /// With a code to that address; else back to the seat taken last, or to a table of this machine.
  func way(to place: String?, code: String?) throws(JoinFault) -> TableWay {
    guard let place else {
      if let last, let way = way(backTo: last) { return way }
      return try localWay(nil)
    }
    if code == nil, LocalTableName(place) != nil || place.hasPrefix("/") {
      return try localWay(place)
    }
    let address: TableAddress
    do {
      address = try TableAddress(place)
    } catch {
      throw .badAddress(place)
    }
    if let code {
      do {
        let code = try SeatCode(code, in: wordLists())
        return TableWay(
          destination: .network(address, .code(code)), place: address.text, token: nil)
      } catch {
        throw .badCode(error)
      }
    }
    guard let last, last.place == address.text, let way = way(backTo: last) else {
      throw .codeMissing(address.text)
    }
    return way
  }

  /// The way back to a seat at a table in a network; nil where the table is on this machine.
  private func way(backTo seat: KeptSeat) -> TableWay? {
    guard let address = try? TableAddress(seat.place), let token = Hex(seat.token, bytes: 32),
      let secret = SeatToken(seat: seat.seat, bytes: token.bytes), !seat.place.hasPrefix("/")
    else { return nil }
    return TableWay(
      destination: .network(address, .token(secret)), place: address.text, token: token)
  }

  private func localWay(_ name: String?) throws(JoinFault) -> TableWay {
    let tables = tablesHere()
    let found = name.map { name in tables.filter { $0.names.contains(name) } } ?? tables
    guard let table = found.first else { throw .noTables }
    guard found.count == 1 else { throw .several(found.map { $0.name(among: found) }) }
    let token = last.flatMap { $0.place == table.path ? Hex($0.token, bytes: 32) : nil }
    return TableWay(destination: .local(table), place: table.path, token: token)
  }
}

extension LocalTable {
  /// What a person may call it: whose it is, what its socket is called, where that is.
  fileprivate var names: [String] { [owner, name.text, path] }

  /// The first of its names that none of the others has.
  fileprivate func name(among tables: [LocalTable]) -> String {
    names.first { name in tables.count { $0.names.contains(name) } == 1 } ?? path
  }
}
