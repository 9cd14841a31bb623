import MueData
import Platform

/// The sentences of one language, as read from its file.
public struct LanguageTable: Sendable {
  public let name: String
  let authors: [String]
  private let text: Text

  private enum Text {
    /// Decoded sentences by their keys.
    case read([String: Sentence])
    /// Sentences that are decoded and checked at their first use; `whole` decodes them all.
    case indexed(LazyCache<Sentence>, whole: @Sendable () -> [String: Sentence])
  }

  /// All sentences by their keys; decodes those not used yet.
  public var sentences: [String: Sentence] {
    switch text {
    case .read(let sentences): sentences
    case .indexed(_, let whole): whole()
    }
  }

  subscript(key: String) -> Sentence? {
    switch text {
    case .read(let sentences): sentences[key]
    case .indexed(let cache, _): cache[key]
    }
  }

  public static let byteLimit = 1_000_000

  /// A table of sentences.
  ///
  /// - Throws: `LanguageFault` if a text would disturb a terminal or is too long for any screen.
  public init(
    name: String, authors: [String], sentences: [String: Sentence]
  ) throws(LanguageFault) {
    for text in [name] + authors { try Self.check(text, key: "language") }
    for (key, sentence) in sentences {
      guard !key.disturbsTerminal else { throw .disturbing(key: key) }
      for text in sentence.texts { try Self.check(text, key: key) }
    }
    self.name = name
    self.authors = authors
    text = .read(sentences)
  }

  /// A table whose sentences are decoded at their first use; nil if the file does not name its
  /// language.
  ///
  /// A sentence that would disturb a terminal counts as missing.
  init?(_ index: SentenceIndex, whole: @escaping @Sendable () -> [String: Sentence]) {
    guard let name = index.language?["name"]?.string, !name.isEmpty else { return nil }
    authors = index.language?["authors"]?.strings ?? []
    self.name = name
    guard ([name] + authors).allSatisfy({ Self.isWell($0) }) else { return nil }
    let cache = LazyCache { key in
      index[key].flatMap { $0.texts.allSatisfy(Self.isWell) ? $0 : nil }
    }
    text = .indexed(cache, whole: whole)
  }

  private static func isWell(_ text: String) -> Bool { fault(in: text, key: "") == nil }

  /// The limit for the size of a sentence; phrases nest, which multiplies sizes.
  static let sentenceByteLimit = 4000
  static let placeholderLimit = 16

  private static func check(_ text: String, key: String) throws(LanguageFault) {
    if let fault = fault(in: text, key: key) { throw fault }
  }

  private static func fault(in text: String, key: String) -> LanguageFault? {
    if text.disturbsTerminal { return .disturbing(key: key) }
    let isLong = text.utf8.count > sentenceByteLimit
    let isCrowded = text.utf8.count { $0 == Template.open } > placeholderLimit
    return isLong || isCrowded ? .tooLong(key: key) : nil
  }

  /// The keys in another table that this one lacks, in order.
  public func missing(from whole: LanguageTable) -> [String] {
    let sentences = sentences
    return whole.sentences.keys.filter { sentences[$0] == nil }.sorted()
  }

  /// The faulty sentences in comparison with another table; English replaces them.
  public func faults(against whole: LanguageTable) -> [LanguageFault] {
    let models = whole.sentences
    return sentences.sorted { $0.key < $1.key }.flatMap { key, sentence in
      guard let model = models[key] else { return [LanguageFault.unknownKey(key)] }
      return sentence.faults(key, against: model)
    }
  }

  /// The share of another table that this one covers correctly, in per cent; 100 only if it is
  /// complete.
  public func percent(of whole: LanguageTable) -> Int {
    Self.percent(of: sentences, against: whole)
  }

  static func percent(of sentences: [String: Sentence], against whole: LanguageTable) -> Int {
    let models = whole.sentences
    let good = models.count { key, model in
      sentences[key].map { $0.faults(key, against: model).isEmpty } ?? false
    }
    return good * 100 / max(1, models.count)
  }
}

extension LanguageTable {
  /// Reads a table from a file such as `Localization/en.json`.
  ///
  /// - Throws: The first fault, with its line.
  public init(_ document: JSONDocument) throws(LineFault<LanguageFault>) {
    do throws(LanguageFault) {
      try self.init(document.object)
    } catch {
      throw LineFault(line: document.line(of: error.path), error)
    }
  }

  init(_ object: JSONObject) throws(LanguageFault) {
    let language = object["language"]?.object
    guard let name = language?["name"]?.string, !name.isEmpty else { throw .noName }
    guard let members = object["phrases"]?.object?.members else { throw .noSentences }
    var sentences: [String: Sentence] = [:]
    for member in members {
      guard let sentence = Sentence(member.value) else { throw .notASentence(key: member.key) }
      guard sentences.updateValue(sentence, forKey: member.key) == nil else {
        throw .keyTwice(member.key)
      }
    }
    try self.init(name: name, authors: language?["authors"]?.strings ?? [], sentences: sentences)
  }
}

extension Sentence {
  /// A text, or an object with forms; nil if the value is neither.
  init?(_ value: JSONValue) {
    if let text = value.string {
      self = .plain(text)
      return
    }
    guard let members = value.object?.members else { return nil }
    var by: String?
    var forms: [String: Sentence] = [:]
    for member in members {
      if member.key == "by" {
        guard by == nil, let name = member.value.string else { return nil }
        by = name
      } else {
        guard let form = Sentence(member.value), forms.updateValue(form, forKey: member.key) == nil
        else { return nil }
      }
    }
    guard let by else { return nil }
    self.init(by: by, forms: forms)
  }
}

/// The bytes of a language file, with sentences found by their keys.
///
/// Startup waits for the tables it needs and shows few of their sentences. The files in
/// `Localization/` have one sentence a line, so the beginning of its line identifies a sentence,
/// which is decoded at its first use. A file that begins or ends in any other way has no index.
struct SentenceIndex: Sendable {
  private let bytes: [UInt8]
  let language: JSONObject?

  /// Nil if the file does not begin and end like those in `Localization/`.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(
      separator: Self.newline, maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4, lines[0].elementsEqual("{".utf8),
      lines[1].starts(with: Self.language.utf8), lines[2].elementsEqual("  \"phrases\": {".utf8),
      lines[3].suffix(7).elementsEqual("\n  }\n}\n".utf8)
    else { return nil }
    self.bytes = bytes + [0]
    language = try? JSONObject(
      reading: lines[1].dropFirst(Self.language.utf8.count).dropLast())
  }

  /// The sentence with a key; nil if there is none, or its value is not a sentence.
  subscript(key: String) -> Sentence? {
    guard let start = bytes.start(of: "\n    \"\(key)\": ") else { return nil }
    let line = bytes[(start + 1)...].prefix { $0 != Self.newline }
    let member = line.last == Self.comma ? line.dropLast() : line
    let object = try? JSONObject(reading: Array("{".utf8) + member + Array("}".utf8))
    return object?.members.first.flatMap { Sentence($0.value) }
  }

  private static let language = "  \"language\": "
  private static let newline = UInt8(ascii: "\n")
  private static let comma = UInt8(ascii: ",")
}

extension [UInt8] {
  /// The position of a text before the first zero, found by the C library: startup looks for dozens
  /// of sentences.
  fileprivate func start(of text: String) -> Int? {
    withUnsafeBytes { bytes in
      guard let first = bytes.assumingMemoryBound(to: CChar.self).baseAddress,
        let found = strstr(first, text)
      else { return nil }
      return UnsafePointer(found) - first
    }
  }
}
