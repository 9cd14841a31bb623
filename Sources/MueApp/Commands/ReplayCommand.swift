import CursesConsole
import MueGame
import MueRules
import MueUI
import MueWords
import Platform

/// Replays the finished hands of a file or a saved game: `mue replay`.
struct ReplayCommand {
  let context: AppContext
  /// The name of a file or, if no such file exists, of a saved game.
  let name: String
  /// The hand to open first, counting from 1.
  let hand: Int

  func run() -> ExitCode {
    if name == "-" || access(name, F_OK) == 0 || !context.hasGames {
      return replayFile()
    }
    guard let (_, game) = context.savedGame(GameSelector(name)) else { return .failed }
    return show(game.replayedHands, orSay: .replayNone)
  }

  /// Replays the file, which must be valid throughout.
  private func replayFile() -> ExitCode {
    var hands: [ReplayedHand] = []
    let outcome = context.readLines(of: name) { line in
      do throws(HandFault) {
        let record = try HandRecord(checking: line)
        let hand = Log.expect("a hand that was checked can be shown") {
          try ReplayedHand(record, number: hands.count + 1, naming: naming)
        }
        hands += [hand].compactMap(\.self)
        return nil
      } catch {
        return error.phrase
      }
    }
    return outcome == .done ? show(hands, orSay: .replayNoHands) : outcome
  }

  private func show(_ hands: [ReplayedHand], orSay none: Phrase) -> ExitCode {
    guard let page = ReplayPage(hands, open: hand - 1, isOfGame: false) else {
      context.complain(
        hands.isEmpty ? none : .replayNoSuchHand(hand: hand, hands: hands.count))
      return .failed
    }
    if context.preferences(speed: nil).display == .lines { return tell(hands) }
    let console: CursesConsole
    do throws(ConsoleError) {
      console = try context.openConsole()
    } catch {
      context.complain(error.phrase)
      return error == .noMoreFiles ? .failed : tell(hands)
    }
    defer { console.close() }
    guard let dependencies = context.dependencies() else { return .failed }
    return Session(
      context: context, console: console, dependencies: dependencies, store: nil, speed: nil
    )
    .run(through: .replay(page, back: .out(.done)))
  }

  private func tell(_ hands: [ReplayedHand]) -> ExitCode {
    guard
      let replay = PlainReplay(hands, open: hand - 1, vocabulary: context.vocabulary),
      let console = context.lineConsole()
    else { return .failed }
    defer { console.close() }
    guard let dependencies = context.dependencies() else { return .failed }
    return ReplayLines(
      context: context, console: console, dependencies: dependencies, replay: replay
    ).run()
  }

  private func naming(_ seat: Seat) -> PlayerName {
    PlayerName(context.words(.reviewSeat(seat: seat.index))) ?? PlayerName.nobody
  }
}
