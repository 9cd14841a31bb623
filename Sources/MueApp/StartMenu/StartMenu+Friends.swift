import MueGame
import MueLink
import MueRules
import MueUI
import MueWire

extension StartMenu {
  /// Opens a table for friends, for a game as it was planned.
  func open(_ game: Game, as hosting: HostingOptions) {
    let around = session.around
    let waker = Waker()
    let lines: any HostTransport
    do throws(WireFault) {
      lines = try hosting.lines(in: session.context, through: around.network, waking: waker)
    } catch {
      state.say(error.phrase(hosting.place))
      return
    }
    let link = hosting.link(
      for: game.match.rules, game.players.openToFriends, lines: lines, waker: waker,
      in: session.context, around, language: session.words.code)
    route = .lobby(link, title: nil)
  }

  /// Sits down at somebody else's table, or looks on there.
  func join(_ place: String, _ code: String?, isWatching: Bool) {
    let around = session.around
    let finder = AddressResolver(
      context: session.context, language: session.words.code, network: around.network,
      seats: around.linkFolder.seats)
    do throws(JoinFault) {
      let link = GuestController(
        by: try finder.way(to: place, code: code), name: person, isWatching: isWatching,
        through: around.network, clock: around.clock,
        terminal: SeatFiles.terminal(session.context.environment))
      route = .guest(link, isFromStartMenu: true)
    } catch {
      state.say(error.phrase)
    }
  }
}

extension Invitation {
  /// How the table is opened for those invited; nil when nobody is.
  var hosting: HostingOptions? {
    switch self {
    case .nobody: nil
    case .account: HostingOptions(sharing: .mine)
    case .machine: HostingOptions(sharing: .everyone)
    case .network: HostingOptions(address: .everywhere())
    }
  }
}
