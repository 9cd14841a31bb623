import MueGame
import MueRules

@testable import MueLink

extension LinkSimulation {
  /// Does what the host's program does: acts on events, sends outputs, lets the host's person or a
  /// computer player decide.
  func host() {
    table.tick(at: now)
    while let event = table.nextEvent() { act(on: event) }
    send()
  }

  /// Lets the person at the host's terminal, or a computer player, decide.
  func hostDecides() {
    guard let round = game?.match.round, let turn = round.turn, let legal = round.legalMoves else {
      deal()
      return
    }
    let isComputers = table.isComputersTurn(at: now)
    guard turn == table.hostSeat || isComputers else { return }
    if players[turn].agent.isRemote { counts.covered += 1 }
    make(legal.all[chance.below(legal.all.count)])
  }

  private func deal() {
    guard table.nextHand != nil, table.agreement == nil else { return }
    if game == nil, now < .seconds(40) { return }
    if game != nil, !table.areAllReady, chance.below(20) > 0 { return }
    table.beginDeal(at: now)
    host()
  }

  private func act(on event: HostEvent) {
    switch event {
    case .move(let move): make(move)
    case .deal(let seed):
      if game == nil {
        game = try? Game(rules: rules, seed: 7, agreedSeeds: [seed], players: players)
      } else {
        game?.dealNextHand(agreed: seed)
      }
      showGame()
    case .undo(let position):
      counts.undone += 1
      game = game?.cut(to: position)
      showGame()
    case .undoAsked: table.consent(chance.below(4) > 0)
    case .presence, .undoRefused, .undoAway, .behind, .stalled, .said: break
    }
  }

  private func make(_ move: Move) {
    do {
      try game?.apply(move)
      counts.moves += 1
      note(Array(move.text.utf8))
    } catch {
      complain("an illegal move was let through")
    }
    showGame()
  }

  private func showGame() {
    guard let game else { return }
    table.show(game, at: now)
    send()
  }

  func send() {
    for output in table.takeOutputs() {
      switch output {
      case .send(let line, let peer):
        if line.count > LinkLine.limit { complain("a line of \(line.count) bytes") }
        let delay = Duration.milliseconds(chance.below(300))
        lines[peer.number]?.toGuest.append((now + delay, line))
      case .close(let peer):
        // What was sent before still arrives.
        if let friend = lines[peer.number]?.friend { hangUp(friend, isHostsWish: true) }
      case .admit: break
      }
    }
  }

  /// Ends the host's program and restarts it on the same disk.
  func restart() {
    counts.restarts += 1
    let kept = table.kept
    for friend in friends.indices { hangUp(friend) }
    now += .milliseconds(chance.below(90_000))
    table = HostedTable(
      rules: rules, players: players, terms: Self.terms, digest: Chance.digest,
      random: chance.bytes, kept: try? SavedTable(reading: kept.bytes), at: now)
    if let game { table.show(game, at: now) }
    send()
  }
}
