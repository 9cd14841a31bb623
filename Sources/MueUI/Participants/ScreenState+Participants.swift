import CellGrid
import MueGame
import MueWords

extension ScreenState {
  /// Whether the table is somebody else's.
  var isGuest: Bool { participants?.isHost == false }

  /// Opens the page about the people at the table, where there are others.
  mutating func openParticipants() {
    if participants == nil {
      notice = .companyAlone
    } else {
      scene = .participants(ParticipantsPage())
    }
  }

  /// Answers a key on that page.
  mutating func handleParticipants(_ key: Key, _ page: ParticipantsPage) -> [Effect] {
    guard let participants else {
      scene = .table
      return []
    }
    var page = page
    let answer = page.answer(key, in: participants, keys: keys)
    scene = .participants(page)
    switch answer {
    case .none, .begin: break
    case .say(let message): return [.say(message)]
    case .agree: return [.agree]
    case .act(let action, let seat): return [.act(action, seat)]
    case .sendOnlookersAway: return [.sendOnlookersAway]
    case .tell(let phrase): notice = phrase
    case .close: scene = .table
    case .leave: return [.leave]
    case .unknown: notice = .unknownKey
    }
    return []
  }

  /// Answers who asks whether a decision may be taken back; nil when nobody asks, or the key says nothing
  /// about it.
  mutating func consent(_ intent: Intent) -> [Effect]? {
    guard participants?.undoAskedBy != nil, intent == .takeBack || intent == .pass else {
      return nil
    }
    participants?.undoAskedBy = nil
    return [.consent(intent == .takeBack)]
  }
}
