import MueLink
import MueRules
import MueScreen
import MueTable
import MueWire

extension Foyer {
  /// Opens a table for friends, for a game as it was planned.
  func open(_ game: Game, as opening: Opening) {
    let around = evening.around
    let waker = Waker()
    let lines: any LinesToGuests
    do throws(WireFault) {
      lines = try opening.lines(in: evening.house, through: around.neighbourhood, waking: waker)
    } catch {
      state.say(error.phrase(opening.place))
      return
    }
    let link = opening.link(
      for: game.match.rules, game.players.openToFriends, lines: lines, waker: waker,
      in: evening.house, around, language: evening.words.code)
    door = .lobby(link, title: nil)
  }

  /// Sits down at somebody else's table, or looks on there.
  func join(_ place: String, _ code: String?, isWatching: Bool) {
    let around = evening.around
    let finder = WayFinder(
      house: evening.house, language: evening.words.code, neighbourhood: around.neighbourhood,
      seats: around.linkFolder.seats)
    do throws(JoinFault) {
      let link = GuestLink(
        by: try finder.way(to: place, code: code), name: person, isWatching: isWatching,
        through: around.neighbourhood, clock: around.clock,
        terminal: SeatFiles.terminal(evening.house.environment))
      door = .guest(link, isFromFoyer: true)
    } catch {
      state.say(error.phrase)
    }
  }
}

extension Invitation {
  /// How the table is opened for those invited; nil when nobody is.
  var opening: Opening? {
    switch self {
    case .nobody: nil
    case .account: Opening(sharing: .mine)
    case .machine: Opening(sharing: .everyone)
    case .network: Opening(address: .everywhere())
    }
  }
}
