import CellGrid
import MueTable
import MueWords

/// The page about the people at the table, on which one also speaks to them.
public struct CompanyPage: Hashable, Sendable {
  /// The line being typed; nil while nothing is.
  public private(set) var field: TextField?

  /// What a key comes to.
  public enum Answer: Hashable, Sendable {
    /// Nothing beyond the page.
    case none
    /// Say something to the others.
    case say(Saying)
    /// Begin the match.
    case begin
    /// Leave the page.
    case close
    /// Leave the program.
    case leave
    /// The key does nothing here.
    case unknown
  }

  /// The page as it is opened.
  public init() {}

  /// Whether a line is being typed, so that no letter is a command.
  public var isTyping: Bool { field != nil }

  /// Answers a key; while friends gather the host begins with what confirms.
  public mutating func answer(_ key: Key, in company: Company) -> Answer {
    if key == .control("c") { return .leave }
    if field != nil { return type(key) }
    if company.own == nil { return lookOn(key) }
    switch key {
    case .enter where company.isGathering && company.isHost: return .begin
    case .enter, .character("t"):
      field = TextField("", limit: ChatLine.limit)
      return .none
    case .escape: return .close
    case .character("q"): return .leave
    case .character(let character):
      guard let number = character.wholeNumberValue,
        (1...ReadyPhrase.allCases.count).contains(number)
      else { return .unknown }
      return .say(.phrase(ReadyPhrase.allCases[number - 1]))
    default: return .unknown
    }
  }

  /// Answers a key of one who only looks on, and has no voice.
  private func lookOn(_ key: Key) -> Answer {
    switch key {
    case .escape: .close
    case .character("q"): .leave
    default: .unknown
    }
  }

  private mutating func type(_ key: Key) -> Answer {
    switch key {
    case .enter:
      let line = field.flatMap { ChatLine($0.text) }
      field = nil
      return line.map { .say(.line($0)) } ?? .none
    case .escape: field = nil
    default: if field?.type(key) != true { return .unknown }
    }
    return .none
  }

  /// The keys that do something now.
  func hints(in company: Company) -> [Phrase] {
    if isTyping { return [.keySay, .keyNotSay] }
    if company.own == nil { return [.keyBack, .keyLeave] }
    let begin: [Phrase] = company.isGathering && company.isHost ? [.keyBegin] : []
    return begin + [.keyWrite, .keysReadyPhrases, .keyBack, .keyLeave]
  }
}
