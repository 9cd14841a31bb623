import MueData
import MueGame
import MueWire

/// Finds the table that a person wants to join.
struct AddressResolver {
  /// The word lists of codes; they are long, so they are read only when needed.
  private let wordLists: () -> [WordList]
  private let seats: SeatFiles
  /// The player name given on the command line; nil for none.
  private let name: PlayerName?
  private let terminal: String?
  /// The tables on this machine; finding them takes a moment.
  private let tablesHere: () -> [LocalTable]

  /// A resolver that reads codes in the languages of the program, the current one first.
  init(
    context: AppContext, language: String, network: any Network, seats: SeatFiles,
    name: PlayerName? = nil
  ) {
    wordLists = { CodeMaker(context: context, language: language).lists }
    self.seats = seats
    self.name = name
    terminal = SeatFiles.terminal(context.environment)
    tablesHere = { network.tablesHere() }
  }

  /// The target for an address and a code.
  ///
  /// Without a code, it is a seat taken before or a table on this machine.
  ///
  /// - Throws: `JoinFault` if no target fits, or more than one does.
  func way(to text: String?, code: String?) throws(JoinFault) -> JoinTarget {
    guard let text else {
      if let way = way(back: nil) { return way }
      return try localWay(nil)
    }
    if code == nil, LocalTableName(text) != nil || text.hasPrefix("/") {
      return try localWay(text)
    }
    let address: TableAddress
    do {
      address = try TableAddress(text)
    } catch {
      throw .badAddress(text)
    }
    if let code {
      do {
        let code = try SeatCode(code, in: wordLists())
        return JoinTarget(
          destination: .network(address, .code(code)), address: address.text, token: nil,
          file: seats.fileForNewSeat(at: address.text))
      } catch {
        throw .badCode(error)
      }
    }
    guard let way = way(back: address.text) else { throw .codeMissing(address.text) }
    return way
  }

  /// The way back to a seat at a network table; nil as an address means any.
  private func way(back address: String?) -> JoinTarget? {
    // A network seat's address was validated when its file was read.
    guard let file = seats.file(for: request(address)), let seat = file.seat,
      let address = try? TableAddress(seat.address), let token = Hex(seat.token, bytes: 32),
      let secret = SeatToken(seat: seat.seat, bytes: token.bytes)
    else { return nil }
    return JoinTarget(
      destination: .network(address, .token(secret)), address: address.text, token: token,
      file: file)
  }

  private func localWay(_ name: String?) throws(JoinFault) -> JoinTarget {
    let tables = tablesHere()
    let found = name.map { name in tables.filter { $0.names.contains(name) } } ?? tables
    guard let table = found.first else { throw .noTables }
    guard found.count == 1 else { throw .several(found.map { $0.name(among: found) }) }
    return JoinTarget(to: table, in: seats, for: request(table.path))
  }

  private func request(_ address: String?) -> SeatFiles.Request {
    SeatFiles.Request(address: address, name: name, terminal: terminal)
  }
}

extension LocalTable {
  /// The names by which a person may refer to it: its owner, its socket's name, its path.
  fileprivate var names: [String] { [owner, name.text, path] }

  /// The first of its names that no other table shares.
  fileprivate func name(among tables: [LocalTable]) -> String {
    names.first { name in tables.count { $0.names.contains(name) } == 1 } ?? path
  }
}
