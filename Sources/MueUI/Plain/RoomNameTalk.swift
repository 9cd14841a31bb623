import MueGame
import MueWords

/// The choice of a name in the card room in plain mode: the counterpart of `RoomNamePage`.
public struct RoomNameTalk: Sendable {
  private enum Task: Hashable, Sendable {
    case naming
    case typingCode(PlayerName)
    /// The person must confirm the name, since it is kept for ever.
    case confirming(PlayerName, code: String?)
  }

  private let asksForCode: Bool
  private let vocabulary: Vocabulary
  private var task = Task.naming

  /// The choice for somebody whose key is new here, with a code where newcomers need one.
  public init(asksForCode: Bool, vocabulary: Vocabulary) {
    self.asksForCode = asksForCode
    self.vocabulary = vocabulary
  }

  /// What is asked now.
  public var question: [Phrase] {
    switch task {
    case .naming: [.nameAsk, .nameAskKnown]
    case .typingCode: [.nameAskCode]
    case .confirming(let name, _): [.nameAskSure(name: name.text)]
    }
  }

  /// Takes the refusal of a name or a code; returns it and what is asked now.
  public mutating func refuse(_ reason: Phrase) -> [Phrase] {
    task = .naming
    return [reason] + question
  }

  /// Answers a line.
  public mutating func read(_ line: String) -> Reply {
    let words = line.typedWords
    guard let first = words.first else { return .tell(question) }
    switch task {
    case .naming: return name(words, line)
    case .typingCode(let name):
      task = .confirming(name, code: words.joined(separator: " "))
      return .tell(question)
    case .confirming(let name, let code):
      if words.count == 1, vocabulary.consent(first) == true {
        return .perform(.chooseName(name, code: code))
      }
      task = .naming
      return .tell(question)
    }
  }

  /// Reads a name, or a command and perhaps the code for a further key.
  private mutating func name(_ words: [Substring], _ line: String) -> Reply {
    if vocabulary.leaves(line) { return .perform(.leave) }
    if words.count > 1, (try? vocabulary.hallVerb(begunBy: words[0])) == .key {
      return .perform(.addKey(code: words.dropFirst().joined(separator: " ")))
    }
    guard let name = PlayerName(words.joined(separator: " ")) else { return .tell(question) }
    task = asksForCode ? .typingCode(name) : .confirming(name, code: nil)
    return .tell(question)
  }
}
