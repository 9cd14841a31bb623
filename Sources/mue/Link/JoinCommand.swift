import CursesConsole
import MueLink
import MueTable
import MueWire
import MueWords

/// Sits down at somebody else's table: `mue join`.
struct JoinCommand {
  let house: House
  let wish: JoinWish

  /// Where to go, by what name it is known, and with what one comes back.
  private typealias Way = (destination: GuestDestination, place: String, token: Hex?)

  /// Goes there; says in a sentence why that cannot be.
  func run() -> Outcome {
    let keeping = LinkFolder(house.directories, isForProgram: wish.mind != nil)
    let way: Way
    do throws(JoinFault) {
      way = try self.way(last: keeping.seat)
    } catch {
      house.complain(error.phrase)
      return .failed
    }
    let link = { (clock: any Timepiece) in
      GuestLink(
        to: way.destination, place: way.place, name: name, isWatching: wish.isWatching,
        token: way.token, clock: clock, keeping: keeping)
    }
    let outcome =
      wish.mind.map { play($0, link) }
      ?? TableCommand(house: house, speed: wish.speed, isPlain: false).guest(link)
    if case .sentAway(let phrase) = outcome { house.complain(phrase) }
    return outcome
  }

  /// Has a program play, without a screen.
  private func play(_ command: String, _ link: (any Timepiece) -> GuestLink) -> Outcome {
    let clock = SystemClock()
    let console = LineConsole(environment: house.environment)
    defer { console.close() }
    return MindGuest(
      house: house, command: command, console: console, clock: clock, link: link(clock)
    ).run()
  }

  private var name: PlayerName {
    wish.name ?? house.personName(house.settings.preferences, house.words)
  }

  /// With a code to that address; else back to the seat taken last, or to a table of this machine.
  private func way(last: KeptSeat?) throws(JoinFault) -> Way {
    guard let place = wish.place else {
      if let last, let way = way(backTo: last) { return way }
      return try localWay(nil, last: last)
    }
    if LocalTableName(place) != nil, wish.code == nil { return try localWay(place, last: last) }
    let address: TableAddress
    do {
      address = try TableAddress(place)
    } catch {
      throw .badAddress(place)
    }
    if let text = wish.code {
      do {
        let code = try SeatCode(text, in: CodeMaker(house: house).lists)
        return (.network(address, .code(code)), address.text, nil)
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
  private func way(backTo seat: KeptSeat) -> Way? {
    guard let address = try? TableAddress(seat.place),
      let token = SeatToken("\(seat.seat)-\(seat.token)"), !seat.place.hasPrefix("/")
    else { return nil }
    return (.network(address, .token(token)), address.text, Hex(seat.token, bytes: 32))
  }

  private func localWay(_ name: String?, last: KeptSeat?) throws(JoinFault) -> Way {
    let tables = LocalPlaces(environment: house.environment).tables()
    let found = name == nil ? tables : tables.filter { [$0.name.text, $0.owner].contains(name) }
    guard let table = found.first else { throw .noTables }
    guard found.count == 1 else { throw .several(found.map(\.owner)) }
    let token = last.flatMap { $0.place == table.path ? Hex($0.token, bytes: 32) : nil }
    return (.local(table), table.path, token)
  }
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
