import MueGame
import MueWords

/// A row of the form for a new game.
enum NewGameRow: Hashable, Sendable {
  /// The line that begins the game.
  case begin
  case preset
  /// Whether friends may come.
  case friends
  case players
  case length
  case hands
  case name
  case seat
  case peek
  case firstDealer
  case seed
  case speed
  /// The level of all opponents at once.
  case level
  case opponentName(Int)
  case opponentLevel(Int)
  case opponentStyle(Int)
  case opponentMemory(Int)
  case opponentPeek(Int)

  /// The rows for a plan, from above; deals for friends are agreed by all, so they have no number.
  static func rows(for plan: NewGamePlan, _ invitation: Invitation) -> [NewGameRow] {
    var rows: [NewGameRow] = [.begin, .preset, .friends, .players, .length]
    if case .hands = plan.end { rows.append(.hands) }
    rows += [.name, .seat, .peek, .firstDealer]
    if invitation == .nobody { rows.append(.seed) }
    rows += [.speed, .level]
    for place in 0..<plan.players.number - 1 {
      rows += [
        .opponentName(place), .opponentLevel(place), .opponentStyle(place),
        .opponentMemory(place), .opponentPeek(place),
      ]
    }
    return rows
  }

  /// What the row is about.
  var name: Phrase {
    switch self {
    case .begin: .formBegin
    case .preset: .formPreset
    case .friends: .formFriends
    case .players: .formPlayers
    case .length: .formLength
    case .hands: .formHands
    case .name: .formName
    case .seat: .formSeat
    case .peek: .formPeek
    case .firstDealer: .formFirstDealer
    case .seed: .formSeed
    case .speed: .menuSpeed
    case .level: .formLevel
    case .opponentName(let place): .formOpponent(number: place + 1)
    case .opponentLevel: .formOpponentLevel
    case .opponentStyle: .formOpponentStyle
    case .opponentMemory: .formOpponentMemory
    case .opponentPeek: .formOpponentPeek
    }
  }

  /// Whether the row belongs to the opponent named above it.
  var isInner: Bool {
    switch self {
    case .opponentLevel, .opponentStyle, .opponentMemory, .opponentPeek: true
    default: false
    }
  }
}
