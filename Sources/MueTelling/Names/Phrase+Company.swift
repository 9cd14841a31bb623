import MueTable
import MueWords

extension Phrase {
  /// Something said, with who says it.
  public static func said(_ name: PlayerName, _ saying: Saying) -> Phrase {
    switch saying {
    case .line(let line): .saidLine(name: name.text, text: line.text)
    case .phrase(let phrase): .saidReady(name: name.text, phrase: .ready(phrase))
    }
  }

  /// What may be said with one key.
  public static func ready(_ phrase: ReadyPhrase) -> Phrase {
    switch phrase {
    case .hello: .readyHello
    case .wellPlayed: .readyWellPlayed
    case .thanks: .readyThanks
    case .oops: .readyOops
    case .hurry: .readyHurry
    case .goodbye: .readyGoodbye
    }
  }

  /// Whether somebody is on a seat, in a word or two.
  public static func presence(of seat: SeatStatus) -> Phrase {
    switch seat.presence {
    case .here: .presenceHere
    case .free: .presenceFree
    case .away(let seconds): .presenceAway(seconds: seconds)
    case .covered: .presenceCovered
    case .computer: seat.player.agent.computer.map { .name(of: $0.level) } ?? .presenceFree
    }
  }

  /// What has changed on a seat, as news.
  public static func news(of seat: SeatStatus) -> Phrase? {
    let name = seat.player.name.text
    switch seat.presence {
    case .here: return .newsHere(name: name)
    case .away: return .newsAway(name: name)
    case .covered: return .newsCovered(name: name)
    case .free, .computer: return nil
    }
  }
}
