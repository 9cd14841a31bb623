import MueBots
import MueGame
import MueRules
import MueWords

enum NewGameRow: Hashable, Sendable {
  case begin
  case preset
  /// Shows or hides the rows that few people change.
  case more
  case friends
  case players
  case length
  case hands
  case name
  case seat
  case peek
  case firstDealer
  case seed
  case par
  case speed
  /// The level of all opponents at once.
  case level
  case opponentName(Int)
  case opponentLevel(Int)
  case opponentStyle(Int)
  case opponentMemory(Int)
  case opponentPeek(Int)

  static let few: [NewGameRow] = [.begin, .preset, .level, .friends, .more]

  /// All rows for a plan, from the top; with friends there is no row for the deals, which all
  /// programs choose together, and none for par, which is for one person alone.
  static func rows(for plan: NewGamePlan, _ invitation: Invitation) -> [NewGameRow] {
    var rows = few + [.players, .length]
    if case .hands = plan.end { rows.append(.hands) }
    rows += [.name, .seat, .speed, .firstDealer]
    if invitation == .nobody { rows += [.seed, .par] }
    rows.append(.peek)
    for index in 0..<plan.players.number - 1 {
      rows += [
        .opponentName(index), .opponentLevel(index), .opponentStyle(index),
        .opponentMemory(index), .opponentPeek(index),
      ]
    }
    return rows
  }

  var name: Phrase {
    switch self {
    case .begin: .formBegin
    case .preset: .formPreset
    case .more: .formMore
    case .friends: .formFriends
    case .players: .formPlayers
    case .length: .formLength
    case .hands: .formHands
    case .name: .formName
    case .seat: .formSeat
    case .peek: .formPeek
    case .firstDealer: .formFirstDealer
    case .seed: .formSeed
    case .par: .formPar
    case .speed: .menuSpeed
    case .level: .formLevel
    case .opponentName(let index): .formOpponent(number: index + 1)
    case .opponentLevel: .formOpponentLevel
    case .opponentStyle: .formOpponentStyle
    case .opponentMemory: .formOpponentMemory
    case .opponentPeek: .formOpponentPeek
    }
  }

  /// What the row is for, in a sentence.
  var about: Phrase {
    switch self {
    case .begin: .aboutBegin
    case .preset: .aboutPreset
    case .more: .aboutMore
    case .friends: .aboutFriends
    case .players: .aboutPlayers
    case .length: .aboutLength
    case .hands: .aboutHands
    case .name, .opponentName: .aboutSeatName
    case .seat: .aboutSeat
    case .peek, .opponentPeek: .aboutPeek
    case .firstDealer: .aboutFirstDealer
    case .seed: .aboutSeed
    case .par: .aboutPar
    case .speed: .aboutSpeed
    case .level, .opponentLevel: .aboutLevel
    case .opponentStyle: .aboutStyle
    case .opponentMemory: .aboutMemory
    }
  }

  /// Whether the row belongs to the opponent whose row is above it.
  var isInner: Bool {
    switch self {
    case .opponentLevel, .opponentStyle, .opponentMemory, .opponentPeek: true
    default: false
    }
  }
}

extension NewGamePlan {
  /// Selects the next or previous value of a row, around the ends where the values are a list.
  mutating func turn(_ row: NewGameRow, by step: Int) {
    switch row {
    case .preset:
      preset = preset.map { GamePreset.allCases.neighbour(of: $0, by: step) } ?? .classic
    case .players: players = PlayerCount.allCases.neighbour(of: players, by: step)
    case .length: turnLength(by: step)
    case .hands:
      guard case .hands(let hands) = end else { return }
      let offered = Rules.classic.length.hands
      end = .hands(max(offered.lowerBound, min(offered.upperBound, hands + step)))
    case .seat: seat = (seatAtTable + step + players.number) % players.number
    case .peek: peek = Peek(peek.ninths + step) ?? peek
    case .firstDealer:
      let dealers: [Int?] = [nil] + (0..<players.number).map { $0 }
      firstDealer = dealers.neighbour(of: firstDealer, by: step)
    case .par: isAgainstPar.toggle()
    case .level:
      let level = BotSettings.Level.allCases.neighbour(of: opponents[0].player.level, by: step)
      for index in opponents.indices { change(index) { $0.level = level } }
    case .opponentLevel(let index):
      change(index) { $0.level = BotSettings.Level.allCases.neighbour(of: $0.level, by: step) }
    case .opponentStyle(let index):
      change(index) { $0.style = BotSettings.Style.allCases.neighbour(of: $0.style, by: step) }
    case .opponentMemory(let index):
      change(index) { $0.memory += step }
    case .opponentPeek(let index):
      change(index) { $0.peek = Peek($0.peek.ninths + step) ?? $0.peek }
    case .begin, .more, .friends, .name, .opponentName, .seed, .speed: break
    }
  }

  private mutating func turnLength(by step: Int) {
    let points = Rules.classic.length.points
    // The totals are followed by a number of hands, and then by the first total again.
    let ends = points.map(MatchRules.End.points) + [.hands(10)]
    let now = if case .hands = end { MatchRules.End.hands(10) } else { end }
    end = ends.neighbour(of: now, by: step)
  }

  private mutating func change(_ index: Int, _ change: (inout BotSettings) -> Void) {
    change(&self[opponent: index].player)
  }
}
