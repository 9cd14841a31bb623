import CursesConsole
import FoundationEssentials
import MueRules
import MueScreen
import MueTable
import MueTelling
import MueWords

/// Steps through hands that are over, of a file or of a saved game: `mue replay`.
struct ReplayCommand {
  let house: House
  /// The file, or, where there is none of that name, the game as it is called on the shelf.
  let name: String
  /// Which hand is open first, from 1.
  let hand: Int

  /// Shows the hands.
  func run() -> Outcome {
    if name == "-" || FileManager.default.fileExists(atPath: name) || !house.hasGames {
      return replayFile()
    }
    guard let (_, game) = house.savedGame(GameWish(name)) else { return .failed }
    return show(game.replayedHands, orSay: .replayNone)
  }

  /// Reads the file, which must hold from end to end.
  private func replayFile() -> Outcome {
    var hands: [ReplayedHand] = []
    let outcome = house.readLines(of: name) { line in
      do throws(HandFault) {
        let record = try HandRecord(checking: line)
        let hand = try? ReplayedHand(record, number: hands.count + 1, naming: naming)
        hands += [hand].compactMap(\.self)
        return nil
      } catch {
        return error.phrase
      }
    }
    return outcome == .done ? show(hands, orSay: .replayNoHands) : outcome
  }

  private func show(_ hands: [ReplayedHand], orSay none: Phrase) -> Outcome {
    guard let page = ReplayPage(hands, open: hand - 1, isOfGame: false) else {
      house.complain(
        hands.isEmpty ? none : .replayNoSuchHand(hand: hand, hands: hands.count))
      return .failed
    }
    return show(page)
  }

  private func show(_ page: ReplayPage) -> Outcome {
    guard let around = house.surroundings() else { return .failed }
    do throws(ConsoleError) {
      let console = try CursesConsole.open(environment: house.environment)
      defer { console.close() }
      return Evening(house: house, console: console, around: around, store: nil, speed: nil)
        .run(through: .replay(page))
    } catch {
      house.complain(error.phrase)
      return .misused
    }
  }

  private func naming(_ seat: Seat) -> PlayerName {
    PlayerName(house.words(.reviewSeat(seat: seat.index))) ?? PlayerName.nobody
  }
}
