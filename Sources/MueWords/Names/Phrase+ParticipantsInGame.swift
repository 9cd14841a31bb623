import MueGame

extension Phrase {
  /// A chat message with its speaker.
  public static func said(_ name: PlayerName, _ message: ChatMessage) -> Phrase {
    switch message {
    case .line(let line): .saidLine(name: name.text, text: line.text)
    case .phrase(let phrase): .saidReady(name: name.text, phrase: .ready(phrase))
    }
  }

  /// A quick phrase.
  public static func ready(_ phrase: QuickPhrase) -> Phrase {
    switch phrase {
    case .hello: .readyHello
    case .wellPlayed: .readyWellPlayed
    case .thanks: .readyThanks
    case .oops: .readyOops
    case .hurry: .readyHurry
    case .goodbye: .readyGoodbye
    }
  }

  /// The presence of the person on a seat, in a word or two.
  public static func presence(of seat: SeatStatus) -> Phrase {
    switch seat.presence {
    case .here: .presenceHere
    case .free: .presenceFree
    case .asked: .presenceAsked
    case .away(let seconds): .presenceAway(seconds: seconds)
    case .covered: .presenceCovered
    case .computer: seat.player.agent.computer.map { .name(of: $0.level) } ?? .presenceFree
    }
  }

  /// The sentence that announces a change of presence.
  public static func news(of seat: SeatStatus) -> Phrase? {
    let name = seat.player.name.text
    switch seat.presence {
    case .here: return .newsHere(name: name)
    case .away: return .newsAway(name: name)
    case .covered: return .newsCovered(name: name)
    case .asked: return .newsAsked(name: name)
    case .free: return .newsFree(name: name)
    case .computer: return nil
    }
  }

  /// The sentence about the host's action on a seat, for its person (`isOwn`) or for the others.
  public static func done(_ action: HostAction, name: PlayerName, isOwn: Bool) -> Phrase {
    switch action {
    case .freed: .newsFree(name: name.text)
    case .sentAway: .doneSentAway(name: name.text)
    case .muted: isOwn ? .doneMutedYou : .doneMuted(name: name.text)
    case .unmuted: isOwn ? .doneUnmutedYou : .doneUnmuted(name: name.text)
    }
  }

  /// The disclosure of an open handicap; nil without one.
  public static func handicap(of player: Player) -> Phrase? {
    let peek = player.agent.peek
    return peek == .none ? nil : .companyPeek(name: player.name.text, share: peek.ninths)
  }
}
