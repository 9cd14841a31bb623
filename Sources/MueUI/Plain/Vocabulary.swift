import MueData
import MueGame
import MueRules
import MueWords

/// The words that a person can type: those of the chosen language, and English ones.
///
/// Case and accents are ignored and umlauts may be spelled out, so that any keyboard will do.
public struct Vocabulary: Sendable {
  private let languages: [Words]
  private let verbs: VerbTable<Verb>
  private let hallVerbs: VerbTable<HallVerb>
  private let suits: [String: Suit]
  private let letters: [String: Suit]
  private let trumps: [String: Trump]
  private let consents: [String: Bool]
  private let onlookers: Set<String>
  private let own: Set<String>
  private let openCards: Set<String>
  private let keys: KeyMap

  /// The words of a language, the English words without another meaning in it, and the table's
  /// single-character keys.
  public init(_ words: Words, english: Words, keys: KeyMap = KeyMap()) {
    self.keys = keys
    languages = [words, english]
    verbs = VerbTable(languages)
    hallVerbs = VerbTable(languages)
    var suits: [String: Suit] = [:]
    var letters: [String: Suit] = [:]
    var trumps: [String: Trump] = [:]
    var consents: [String: Bool] = [:]
    var onlookers: Set<String> = []
    var own: Set<String> = []
    var openCards: Set<String> = []
    for words in languages {
      for word in Self.spellings(words(.wordsYes)) { consents[word] = consents[word] ?? true }
      for word in Self.spellings(words(.wordsNo)) { consents[word] = consents[word] ?? false }
      onlookers.formUnion(Self.spellings(words(.wordsOnlookers)))
      own.formUnion(Self.spellings(words(.wordsOwn)))
      openCards.formUnion(Self.spellings(words(.wordsOpenCards)))
      let isTaken = letters.count == Suit.allCases.count
      for suit in Suit.allCases {
        for word in Self.spellings(words(.name(of: suit))) { suits[word] = suits[word] ?? suit }
        for word in Self.spellings(words(.letter(of: suit))) where !isTaken { letters[word] = suit }
      }
      for word in Self.spellings(words(.wordsNoTrump)) { trumps[word] = .noTrump }
      let numbers = Rank.all.map(Trump.number)
      for trump in numbers + [.noTrump] {
        for word in Self.spellings(words(.name(of: trump))) { trumps[word] = trumps[word] ?? trump }
      }
    }
    (self.suits, self.letters, self.trumps) = (suits, letters, trumps)
    (self.consents, self.onlookers) = (consents, onlookers)
    (self.own, self.openCards) = (own, openCards)
  }

  /// The word for each command of the table that plain mode has too, by the command's name.
  public static func commands(_ words: Words) -> [String: Phrase.Value] {
    let named = Verb.allCases.compactMap { verb in
      verb.command.map {
        ($0.name, Phrase.Value.text(String(words(verb.words).prefix { $0 != "," })))
      }
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The verb for a whole word; a single character may be a key of the table.
  func verb(_ word: some StringProtocol) -> Verb? {
    verb(ofKey: word) ?? verbs[word]
  }

  private func verb(ofKey sign: some StringProtocol) -> Verb? {
    guard let character = sign.first, sign.count == 1,
      case .command(let command) = keys.input(for: .character(character), in: .table)
    else { return nil }
    return Verb.allCases.first { $0.command == command }
  }

  /// The verb for a word, or the only one that begins with it; a single character may be a key of
  /// the table.
  ///
  /// - Throws: `Misreading` if there is no such verb, or more than one.
  func verb(begunBy word: Substring) throws(Misreading) -> Verb {
    if let verb = verb(ofKey: word) { return verb }
    return try verbs.verb(begunBy: word)
  }

  /// The same of the verbs of the card room's hall.
  func hallVerb(begunBy word: Substring) throws(Misreading) -> HallVerb {
    if let verb = verb(ofKey: word).flatMap({ HallVerb(rawValue: $0.rawValue) }) { return verb }
    return try hallVerbs.verb(begunBy: word)
  }

  /// Whether a word asks for a table by invitation.
  func isInvited(_ word: some StringProtocol) -> Bool {
    let word = String(word).folded
    return languages.contains { Self.spellings($0(.wordsInvited)).contains(word) }
  }

  /// Whether a line is the command to quit.
  public func leaves(_ line: String) -> Bool {
    let words = line.typedWords
    return words.count == 1 && (try? verb(begunBy: words[0])) == .quit
  }

  /// True for yes, false for no, nil for any other word.
  func consent(_ word: some StringProtocol) -> Bool? { consents[String(word).folded] }

  /// Whether a word means all onlookers at a table.
  func isOnlookers(_ word: some StringProtocol) -> Bool { onlookers.contains(String(word).folded) }

  /// Whether a word asks for the point of view of the person's own seat.
  func isOwn(_ word: some StringProtocol) -> Bool { own.contains(String(word).folded) }

  /// Whether a word asks for all cards to be open.
  func isOpenCards(_ word: some StringProtocol) -> Bool {
    openCards.contains(String(word).folded)
  }

  /// The suit with this name or letter.
  func suit(_ word: some StringProtocol) -> Suit? {
    let word = String(word).folded
    return suits[word] ?? letters[word]
  }

  /// The trump named by words: a suit, a number, or no trump.
  func trump(_ words: [Substring]) -> Trump? {
    let text = words.joined(separator: " ").folded
    if let trump = trumps[text] { return trump }
    if let suit = suit(text) { return .suit(suit) }
    return Int(text).flatMap(Rank.init).map(Trump.number)
  }

  /// The card for a word such as `R7` or `7r`; of twins, the first.
  func card(_ word: Substring) -> Card? {
    guard word.count == 2, let first = word.first, let last = word.last else { return nil }
    for (letter, digit) in [(first, last), (last, first)] {
      guard let suit = suit(String(letter)), digit.isASCII,
        let rank = digit.wholeNumberValue.flatMap(Rank.init)
      else { continue }
      return Card(suit, rank)
    }
    return nil
  }

  /// The card for a suit and a number, in either order.
  func card(_ first: Substring, _ second: Substring) -> Card? {
    for (suit, number) in [(first, second), (second, first)] {
      if let suit = self.suit(suit), let rank = Int(number).flatMap(Rank.init) {
        return Card(suit, rank)
      }
    }
    return nil
  }

  /// Every accepted spelling of the words in a list separated by commas.
  static func spellings(_ list: String) -> [String] {
    list.split(separator: ",").flatMap { word in
      let word = word.split(separator: " ").joined(separator: " ")
      return [word.folded, word.inASCII.folded]
    }
  }
}

extension GameObservation {
  /// The seat that a person names: by the player's name, the beginning of that name, or a number in
  /// the list of choices.
  func seat(called words: ArraySlice<Substring>, among seats: [Seat]) throws(Misreading) -> Seat {
    let name = words.joined(separator: " ")
    let folded = name.folded
    let names = seats.map { players[$0].name.text.folded }
    if !folded.isEmpty {
      let whole = zip(seats, names).filter { $0.1 == folded }.map(\.0)
      if whole.count == 1 { return whole[0] }
      if whole.isEmpty, let number = Int(folded), seats.indices.contains(number - 1) {
        return seats[number - 1]
      }
      let begun = zip(seats, names).filter { $0.1.hasPrefix(folded) }.map(\.0)
      if begun.count == 1 { return begun[0] }
      if begun.count > 1 { throw .mayMean(name, begun.map { players[$0].name.text }) }
    }
    throw .nobodyCalled(name)
  }
}
