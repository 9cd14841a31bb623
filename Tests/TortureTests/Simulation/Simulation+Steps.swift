import CellGrid
import MueRules
import Platform

extension Simulation {
  /// Lets one thing happen while the program waits; returns the signal if it was one.
  func goOn(patience: Int?) -> Int32? {
    guard let console else { return nil }
    if faults.isDead {
      console.keys = [.ended]
      return nil
    }
    if ending.keysLeft <= 0 { return end() }
    checker.checkWhileWaiting(patience: patience)
    ending.quietSteps += 1
    if ending.quietSteps > 20_000 {
      checker.report("it never rests")
      return end()
    }
    switch chance.below(8) {
    case 0...3 where workQueues.waiting > 0: workQueues.workOn(at: chance.below(workQueues.waiting))
    case 0...5:
      if let patience {
        clock.advance(milliseconds: chance.below(4) == 0 ? chance.below(patience + 1) : patience)
      } else if workQueues.waiting == 0 {
        return act()
      }
    default: return act()
    }
    return nil
  }

  /// Something happens at the keyboard, or to the program.
  private func act() -> Int32? {
    guard let console else { return nil }
    ending.quietSteps = 0
    clock.advance(milliseconds: chance.below(100) == 0 ? 200_000 : chance.below(2000))
    switch chance.below(1000) {
    case 0: faults.kill(afterCalls: chance.below(30))
    case 1...3: stop(console)
    case 4...5: clock.leap(seconds: chance.below(4_000_000_000) - 2_000_000_000)
    default:
      switch input.next(in: console.size) {
      case .press(let keys):
        console.keys += keys
        count(keys.count)
      case .resize(let size):
        console.size = size
        console.keys.append(.resized)
        count(1)
      }
    }
    return nil
  }

  private func count(_ keys: Int) {
    self.keys += keys
    ending.keysLeft -= keys
  }

  /// Stops the program for a while, as by Ctrl-Z.
  private func stop(_ console: SimulatedConsole) {
    let milliseconds = chance.below(100_000)
    clock.advance(milliseconds: milliseconds)
    console.timeStopped += .milliseconds(milliseconds)
    console.keys.append(.resized)
  }

  /// Ends the session as planned.
  private func end() -> Int32? {
    guard let console else { return nil }
    switch ending.end {
    case .signal:
      ending.signal = [SIGTERM, SIGINT, SIGHUP][chance.below(3)]
      return ending.signal
    case .kill:
      faults.kill(afterCalls: 0)
      hangUp(console)
    case .hangUp: hangUp(console)
    case .leave: leave(console)
    }
    return nil
  }

  private func hangUp(_ console: SimulatedConsole) {
    ending.signal = SIGHUP
    console.keys = [.ended]
  }

  /// Checks first whether the screen answers, then leaves like a person who knows only Ctrl-C.
  private func leave(_ console: SimulatedConsole) {
    ending.attempts += 1
    switch ending.attempts {
    case 1:
      console.size = Size(width: 80, height: 30)
      console.keys = [.resized]
    case 2..<InvariantChecker.probes.count + 2:
      console.keys = [InvariantChecker.probes[ending.attempts - 2]]
    case ...30:
      if ending.attempts == InvariantChecker.probes.count + 2 { checker.checkAfterProbes() }
      console.keys = [.control("c")]
    default:
      checker.report("Ctrl-C does not lead out")
      console.keys = [.ended]
    }
  }
}
