import MueGame
import MueRules
import TestSupport

@testable import MueLink

extension LinkSimulation {
  /// Lets one thing happen.
  func stir() {
    pass(milliseconds: chance.below(chance.below(60) == 0 ? 20_000 : 400))
    switch chance.below(4000) {
    case 0: restart()
    case 1...4 where !friends.isEmpty: hangUp(chance.below(friends.count))
    case 5...8: stick()
    case 9, 10: leave()
    case 11...14 where !friends.isEmpty: kill(chance.below(friends.count))
    case 15...1000: hostDecides()
    case 1001...2500 where !friends.isEmpty: act(chance.below(friends.count))
    default: break
    }
    host()
  }

  /// Lets time pass, in which the programs do what they do by themselves.
  private func pass(milliseconds: Int) {
    var left = milliseconds
    repeat {
      let slice = min(left, 1000)
      left -= slice
      now += .milliseconds(slice)
      for index in friends.indices {
        guard let peer = friends[index].peer else { continue }
        friends[index].guest.tick(at: now, idle: now - friends[index].lastActive)
        flush(index, peer)
      }
      deliver()
      host()
    } while left > 0
  }

  /// Delivers what has arrived by now.
  private func deliver(isCalm: Bool = false) {
    for number in lines.keys.sorted() {
      guard let line = lines[number], isCalm || line.stuckUntil <= now else { continue }
      let (toHost, toGuest) = (line.toHost, line.toGuest)
      let hostCount = toHost.prefix { isCalm || $0.at <= now }.count
      let guestCount = toGuest.prefix { isCalm || $0.at <= now }.count
      lines[number]?.toHost.removeFirst(hostCount)
      lines[number]?.toGuest.removeFirst(guestCount)
      for (_, bytes) in toHost.prefix(hostCount) {
        note(bytes)
        table.receive(bytes, from: line.peer, at: now)
      }
      for (_, bytes) in toGuest.prefix(guestCount) {
        note(bytes)
        friends[line.friend].guest.receive(bytes, at: now)
        // A repeated line must do no harm.
        if chance.below(60) == 0 { friends[line.friend].guest.receive(bytes, at: now) }
      }
      if guestCount > 0, lines[number] != nil { flush(line.friend, line.peer) }
    }
  }

  private func stick() {
    guard let number = lines.keys.sorted().randomElement(by: chance) else { return }
    lines[number]?.stuckUntil = now + .milliseconds(chance.below(40_000))
  }

  private func leave() {
    guard let index = friends.indices.randomElement(by: chance), let peer = friends[index].peer
    else { return }
    friends[index].guest.leave()
    for line in friends[index].guest.takeLines() { table.receive(line, from: peer, at: now) }
    hangUp(index)
  }

  /// Lets everything arrive while nobody decides anything, and compares what everybody sees.
  func comeToRest() {
    counts.quiet += 1
    for _ in 0..<8 {
      now += .seconds(2)
      for index in friends.indices where friends[index].peer != nil {
        friends[index].guest.tick(at: now, idle: now - friends[index].lastActive)
        for line in friends[index].guest.takeLines() {
          if let peer = friends[index].peer { lines[peer.number]?.toHost.append((now, line)) }
        }
      }
      deliver(isCalm: true)
      host()
      deliver(isCalm: true)
    }
    for friend in friends where friend.peer != nil && friend.guest.welcome != nil {
      compare(friend.guest)
    }
  }

  private func compare(_ guest: GuestTable) {
    guard let game, let welcome = guest.welcome else { return }
    let seen =
      welcome.isWatching
      ? Observation(watching: game.match.round.publicState, from: table.onlookersSeat)
      : game.observation(for: welcome.seat)
    guard let own = guest.observation, Stamp.check(of: own) == Stamp.check(of: seen) else {
      complain("a guest sees something else")
      return
    }
    let (known, played) = (own.publicState.moves, game.moves.last ?? [])
    if HandProgress(hand: 1, moves: known) != HandProgress(hand: 1, moves: played) {
      complain("a guest counts other moves")
    }
    if guest.position != table.position { complain("a guest is at another position") }
    guard let view = guest.view else {
      complain("a guest has no view")
      return
    }
    if view.totals != game.match.totals { complain("a guest counts otherwise") }
    let winners = game.view(for: table.onlookersSeat).winners
    if view.winners != winners { complain("a guest sees other winners") }
    if guest.seats.map(\.player) != table.seats(at: now).map(\.player) {
      complain("a guest sees others on the seats")
    }
    let dealt = welcome.isWatching ? .none : game.match.round.deal.hands[welcome.seat]
    if own.dealt.text != dealt.text { complain("a guest was dealt other cards") }
  }
}

extension Collection where Index == Int {
  func randomElement(by chance: Chance) -> Element? {
    isEmpty ? nil : self[startIndex + chance.below(count)]
  }
}
