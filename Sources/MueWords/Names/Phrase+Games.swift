import MueBots
import MueGame
import MueRules

extension Phrase {
  /// The length of a match.
  public static func length(of end: MatchRules.End) -> Phrase {
    switch end {
    case .points(let points): .lengthToPoints(points: points)
    case .hands(let hands): .lengthOfHands(hands: hands)
    }
  }

  /// The state of a game, in a word or two.
  public static func name(of standing: GameSummary.Standing) -> Phrase {
    switch standing {
    case .running: .standingRunning
    case .over(let place): .standingOver(place: place)
    case .abandoned: .standingAbandoned
    }
  }

  /// A playing time, in minutes or in hours and minutes.
  public static func played(_ seconds: Int) -> Phrase {
    let minutes = seconds / 60
    guard minutes >= 60 else { return .playedMinutes(minutes: minutes) }
    let rest = minutes % 60
    return .playedHours(hours: minutes / 60, minutes: (rest < 10 ? "0" : "") + String(rest))
  }

  /// The bonus for each kind of trump, the lowest first.
  public static func bonusSteps(_ rules: HandRules) -> [Phrase] {
    [
      .stepSuit(step: rules.step(of: .suit(.red))),
      .stepTwinNumber(step: rules.step(of: .number(Rank.all[7]))),
      .stepNumber(step: rules.step(of: .number(Rank.all[5]))),
      .stepNoTrump(step: rules.step(of: .noTrump)),
    ]
  }

  /// The score of a made contract.
  public static func summaryMade(of rules: HandRules) -> Phrase {
    let scoring = rules.variant.scoring
    return .summaryMade(multiplier: scoring.bonus, limit: scoring.mostBonus)
  }

  /// The cost of a lost contract.
  public static func summaryLost(of rules: HandRules) -> Phrase {
    let scoring = rules.variant.scoring
    return .summaryLost(penalty: scoring.penalty, compensation: scoring.compensation)
  }

  /// The card points, the highest first.
  public static var cardPoints: [Phrase] {
    [2, 1, 0].map { points in
      let ranks = Rank.all.filter { $0.points == points }.map { String($0.number) }
      return .cardsWorth(cards: ranks.joined(separator: " "), points: points)
    }
  }
}

extension Int {
  /// The number with a true minus sign if it is negative.
  public var withMinus: String { self < 0 ? "−\(magnitude)" : String(self) }
  /// The number as a gain or loss, with a sign unless it is 0.
  public var signed: String { self > 0 ? "+\(self)" : withMinus }
}

extension [SeatStatus] {
  /// A friend's name with the number of the seat, as `Ben (2)`.
  ///
  /// Names of guests have no parentheses, so nobody's name can imitate another seat.
  public func name(of seat: Seat) -> String {
    "\(self[seat].player.name.text) (\(seat.index + 1))"
  }

  /// The number of players; nil if no table has as many.
  public var players: PlayerCount? { PlayerCount(rawValue: count) }

  /// The same for the seat of the player with this name; the name alone if there is none.
  public func name(of player: PlayerName) -> String {
    let seat = players?.seats.first { self[$0].player.name == player }
    return seat.map { name(of: $0) } ?? player.text
  }
}

extension Phrase {
  /// A chat message with its speaker, whose name has the number of the seat if it is among `seats`.
  public static func said(
    _ name: PlayerName, _ message: ChatMessage, at seats: [SeatStatus] = []
  ) -> Phrase {
    let name = seats.name(of: name)
    return switch message {
    case .line(let line): .saidLine(name: name, text: line.text)
    case .phrase(let phrase): .saidReady(name: name, phrase: .ready(phrase))
    }
  }

  /// A quick phrase.
  public static func ready(_ phrase: QuickPhrase) -> Phrase { Phrase("people.ready", of: phrase) }

  /// Who decides at a seat, in a few words: the presence of the person, or the computer player's
  /// level.
  public static func presence(of seat: SeatStatus) -> Phrase {
    switch seat.presence {
    case .here: .presenceHere
    case .free: .presenceFree
    case .asked: .presenceAsked
    case .away(let seconds): .presenceAway(seconds: seconds)
    case .covered: .presenceCovered
    case .computer:
      seat.player.agent.computer.map { .presenceComputer(level: .name(of: $0.level)) }
        ?? .presenceCovered
    }
  }

  /// The sentence that announces a change of presence at a seat.
  public static func news(of seat: Seat, at seats: [SeatStatus]) -> Phrase? {
    let name = seats.name(of: seat)
    switch seats[seat].presence {
    case .here: return .newsHere(name: name)
    case .away: return .newsAway(name: name)
    case .covered: return .newsCovered(name: name)
    case .asked: return .newsAsked(name: name)
    case .free: return .newsFree(name: name)
    case .computer: return nil
    }
  }

  /// The sentence about the host's action on a seat, for the seat's person (`isOwn`) or for the
  /// others.
  public static func done(_ action: HostAction, name: String, isOwn: Bool) -> Phrase {
    let who: Phrase = isOwn ? .you : .player(name: name)
    return switch action {
    case .freed: .newsFree(name: name)
    case .sentAway: .doneSentAway(name: name)
    case .muted: .doneMuted(name: who)
    case .unmuted: .doneUnmuted(name: who)
    }
  }

  /// The disclosure of an open handicap; nil without one.
  public static func handicap(of player: Player) -> Phrase? {
    let peek = player.agent.peek
    return peek == .none ? nil : .peoplePeek(name: player.name.text, share: peek.ninths)
  }

  /// The name of a suit.
  public static func name(of suit: Suit) -> Phrase {
    switch suit {
    case .red: .red
    case .yellow: .yellow
    case .green: .green
    case .blue: .blue
    case .black: .black
    }
  }

  /// The letter of a suit, on cards and as a key.
  ///
  /// It is the first letter of the suit's name, or another one audible in it if another suit or a
  /// key of the table (h l p q u) has the first: English blacK, German grüN, Portuguese verDe.
  public static func letter(of suit: Suit) -> Phrase {
    switch suit {
    case .red: .redLetter
    case .yellow: .yellowLetter
    case .green: .greenLetter
    case .blue: .blueLetter
    case .black: .blackLetter
    }
  }

  /// The name of a trump.
  public static func name(of trump: Trump) -> Phrase {
    switch trump {
    case .suit(let suit): .name(of: suit)
    case .number(let rank): .trumpNumber(rank: rank.number)
    case .noTrump: .noTrump
    }
  }

  /// The card that the phrase names, in full or in short; nil if it names none.
  var card: Card? {
    guard case .number(let number)? = values["rank"], let rank = Rank(number) else { return nil }
    let named: (Suit) -> Phrase
    let name: Phrase.Value?
    switch key {
    case "cards.card": (named, name) = (Self.name, values["suit"])
    case "cards.smallCard": (named, name) = (Self.letter, values["letter"])
    default: return nil
    }
    return Suit.allCases.first { name == .phrase(named($0)) }.map { Card($0, rank) }
  }

  /// The name of a card: its suit and number.
  public static func name(of card: Card) -> Phrase {
    .card(suit: .name(of: card.suit), rank: card.rank.number)
  }

  /// The settings of a player, the most important first; empty for a person without an open
  /// handicap.
  ///
  /// The default style of bidding is among them only if `namesStyle`.
  public static func settings(of agent: Agent, namesStyle: Bool = false) -> [Phrase] {
    let peek: [Phrase] = agent.peek == .none ? [] : [.peekOf(share: agent.peek.ninths)]
    guard case .computer(let player) = agent else { return peek }
    let isForgetful = player.memory < BotSettings.fullMemory
    let rest: [Phrase?] = [
      .name(of: player.level),
      namesStyle || player.style != .balanced ? .name(of: player.style) : nil,
      isForgetful ? .memoryOf(share: player.memory) : nil,
    ]
    return peek + rest.compactMap { $0 }
  }

  /// The name of a level.
  public static func name(of level: BotSettings.Level) -> Phrase {
    Phrase("players.level", of: level)
  }

  /// The name of a style of bidding.
  public static func name(of style: BotSettings.Style) -> Phrase {
    Phrase("players.style", of: style)
  }

  /// The name of the styles of a game's computer players.
  public static func name(of company: Company) -> Phrase { Phrase("players.style", of: company) }

  /// The name of an achievement.
  public static func name(of achievement: Achievement) -> Phrase {
    Phrase("achievements.achievement", of: achievement)
  }

  /// The announcement of an achievement found for the first time.
  public static func found(_ achievement: Achievement) -> Phrase {
    .achievementFound(heading: .name(of: achievement), what: .about(achievement))
  }

  /// What an achievement is, in a sentence.
  public static func about(_ achievement: Achievement) -> Phrase {
    Phrase("achievements.about", of: achievement)
  }
}
