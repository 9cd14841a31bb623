import MueGame
import MueRules

extension NewGamePlan {
  /// The next or previous value of a row, around the ends where it is a choice.
  mutating func turn(_ row: NewGameRow, by step: Int) {
    switch row {
    case .preset:
      preset = preset.map { GamePreset.allCases.neighbour(of: $0, by: step) } ?? .classic
    case .players: players = PlayerCount.allCases.neighbour(of: players, by: step)
    case .length: turnLength(by: step)
    case .hands:
      guard case .hands(let hands) = end else { return }
      let offered = MatchRules.offeredHands
      end = .hands(max(offered.lowerBound, min(offered.upperBound, hands + step)))
    case .seat: seat = (seatAtTable + step + players.number) % players.number
    case .peek: peek = Peek(peek.ninths + step) ?? peek
    case .firstDealer:
      let dealers: [Int?] = [nil] + (0..<players.number).map { $0 }
      firstDealer = dealers.neighbour(of: firstDealer, by: step)
    case .level:
      let level = Level.allCases.neighbour(of: opponents[0].player.level, by: step)
      for place in opponents.indices { change(place) { $0.level = level } }
    case .opponentLevel(let place):
      change(place) { $0.level = Level.allCases.neighbour(of: $0.level, by: step) }
    case .opponentStyle(let place):
      change(place) { $0.style = Style.allCases.neighbour(of: $0.style, by: step) }
    case .opponentMemory(let place):
      change(place) { $0.memory = max(0, min(ComputerPlayer.fullMemory, $0.memory + step)) }
    case .opponentPeek(let place):
      change(place) { $0.peek = Peek($0.peek.ninths + step) ?? $0.peek }
    case .begin, .friends, .name, .opponentName, .seed, .speed: break
    }
  }

  private mutating func turnLength(by step: Int) {
    let points = MatchRules.offeredPoints
    // Behind the totals comes a number of hands, and then the first total again.
    let ends = points.map(MatchRules.End.points) + [.hands(10)]
    let now = if case .hands = end { MatchRules.End.hands(10) } else { end }
    end = ends.neighbour(of: now, by: step)
  }

  private mutating func change(_ place: Int, _ change: (inout Wished) -> Void) {
    var wished = Wished(opponents[place].player)
    change(&wished)
    self[opponent: place].player = wished.player
  }
}

/// The settings of a computer player, to be changed one by one.
private struct Wished {
  var level: Level
  var style: Style
  var memory: Int
  var peek: Peek

  init(_ player: ComputerPlayer) {
    level = player.level
    style = player.style
    memory = player.memory
    peek = player.peek
  }

  var player: ComputerPlayer {
    ComputerPlayer(level: level, style: style, memory: memory, peek: peek)
  }
}
