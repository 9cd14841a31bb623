import MueGame
import MueLink
import MueWire
import MueWords

/// Finds the way to a table from what a person says of it.
struct AddressResolver {
  /// The lists of words that codes are made of; they are long, so they are read when one is needed.
  private let wordLists: () -> [WordList]
  /// Where seats taken before are written down.
  private let seats: SeatFiles
  /// What the person wants to be called, if that was said for this time.
  private let name: PlayerName?
  private let terminal: String?
  /// The tables of this machine; looking for them takes a moment.
  private let tablesHere: () -> [LocalTable]

  /// One that reads codes in the languages of the program, the one spoken first.
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

  /// With a code to that address; else back to a seat taken before, or to a table of this machine.
  ///
  /// - Throws: `JoinFault` when there is no way, or more than one.
  func way(to place: String?, code: String?) throws(JoinFault) -> JoinTarget {
    guard let place else {
      if let way = way(back: nil) { return way }
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
        return JoinTarget(
          destination: .network(address, .code(code)), place: address.text, token: nil,
          file: seats.fileForNewSeat())
      } catch {
        throw .badCode(error)
      }
    }
    guard let way = way(back: address.text) else { throw .codeMissing(address.text) }
    return way
  }

  /// The way back to a seat at a table in a network, at one place or at any.
  private func way(back place: String?) -> JoinTarget? {
    // A seat whose place is no address leads back to nothing, like none.
    guard let file = seats.file(back: arguments(place)), let seat = file.seat,
      let address = try? TableAddress(seat.place), let token = Hex(seat.token, bytes: 32),
      let secret = SeatToken(seat: seat.seat, bytes: token.bytes)
    else { return nil }
    return JoinTarget(
      destination: .network(address, .token(secret)), place: address.text, token: token, file: file)
  }

  private func localWay(_ name: String?) throws(JoinFault) -> JoinTarget {
    let tables = tablesHere()
    let found = name.map { name in tables.filter { $0.names.contains(name) } } ?? tables
    guard let table = found.first else { throw .noTables }
    guard found.count == 1 else { throw .several(found.map { $0.name(among: found) }) }
    let file = seats.file(back: arguments(table.path))
    let token = file?.seat.flatMap { Hex($0.token, bytes: 32) }
    return JoinTarget(
      destination: .local(table), place: table.path, token: token,
      file: file ?? seats.fileForNewSeat())
  }

  private func arguments(_ place: String?) -> SeatFiles.Request {
    SeatFiles.Request(place: place, name: name, terminal: terminal)
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

/// A way to somebody else's table.
struct JoinTarget {
  /// Where to go.
  let destination: GuestDestination
  /// By what name it is known: an address of a network, or the path of a socket.
  let place: String
  /// With what one comes back to a seat taken before; nil where one takes a seat.
  let token: Hex?
  /// Where the seat is written down; nil where it cannot be.
  let file: SeatFile?

  /// Whether the table is on this machine and its host has the account of the person here.
  var isOneAccount: Bool { if case .local(let table) = destination { table.isOwn } else { false } }
}

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
