import MueData
import MueGame
import MueRules

/// A peer that has not sat down yet: it has to say hello, and then to answer the welcome.
///
/// Until then the seat still belongs to its previous person, and the others notice nothing.
struct Newcomer: Sendable {
  let peer: Peer
  let entry: Entry
  /// The owner that the way in proved on arrival; nil if it proves none.
  let owner: Owner?
  let since: Duration
  /// The answer to its hello; nil before that.
  var greeting: Greeting?

  /// The seat offered to a newcomer.
  struct Greeting: Sendable {
    let hello: Hello
    let place: HostedTable.Place
    let token: Hex

    var seat: Seat { place.seat }
  }

  var caller: Caller { owner.map(Caller.owner) ?? .entry(entry) }
}
