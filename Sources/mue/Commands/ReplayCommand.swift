import CursesConsole
import MueRules
import MueScreen
import MueTable
import MueTelling
import MueWords

/// Steps through hand records: `mue replay`.
struct ReplayCommand {
  let house: House
  let file: String
  /// Which hand of the file is open first, from 1.
  let hand: Int

  /// Reads the file, which must hold from end to end, and shows its hands.
  func run() -> Outcome {
    var hands: [ReplayedHand] = []
    let outcome = house.readLines(of: file) { line in
      do throws(HandFault) {
        let record = try HandRecord(checking: line)
        let hand = try? ReplayedHand(record, number: hands.count + 1, naming: name)
        hands += [hand].compactMap(\.self)
        return nil
      } catch {
        return error.phrase
      }
    }
    guard outcome == .done else { return outcome }
    guard let page = ReplayPage(hands, open: hand - 1, isOfGame: false) else {
      house.complain(
        hands.isEmpty ? .replayNoHands : .replayNoSuchHand(hand: hand, hands: hands.count))
      return .failed
    }
    return show(page)
  }

  private func show(_ page: ReplayPage) -> Outcome {
    do throws(ConsoleError) {
      let console = try CursesConsole.open(environment: house.environment)
      defer { console.close() }
      return Evening(house: house, console: console, store: nil, speed: nil)
        .run(through: .replay(page))
    } catch {
      house.complain(error.phrase)
      return .misused
    }
  }

  private func name(of seat: Seat) -> PlayerName {
    PlayerName(house.words(.reviewSeat(seat: seat.index))) ?? PlayerName.nobody
  }
}
