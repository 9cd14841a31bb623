import CellGrid
import MueTable
import MueWords

extension ScreenState {
  /// Whether the table is somebody else's.
  var isGuest: Bool { company?.isHost == false }

  /// Opens the page about the people at the table, where there are others.
  mutating func openCompany() {
    if company == nil {
      notice = .companyAlone
    } else {
      scene = .company(CompanyPage())
    }
  }

  /// Answers a key on that page.
  mutating func handleCompany(_ key: Key, _ page: CompanyPage) -> [Effect] {
    guard let company else {
      scene = .table
      return []
    }
    var page = page
    let answer = page.answer(key, in: company, keys: keys)
    scene = .company(page)
    switch answer {
    case .none, .begin: break
    case .say(let saying): return [.say(saying)]
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
    guard company?.undoAskedBy != nil, intent == .takeBack || intent == .pass else { return nil }
    company?.undoAskedBy = nil
    return [.consent(intent == .takeBack)]
  }
}
