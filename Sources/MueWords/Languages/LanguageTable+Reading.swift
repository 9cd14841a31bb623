import MueGame

extension LanguageTable {
  /// Reads a table from a file; `Localization/en.json` is one.
  public init(_ document: JSONDocument) throws(LineFault<LanguageFault>) {
    let language = document.object["language"]?.object
    guard let name = language?["name"]?.string, !name.isEmpty else {
      throw LineFault(line: document.line(of: "language"), .noName)
    }
    guard let members = document.object["phrases"]?.object?.members else {
      throw LineFault(line: document.line(of: "phrases"), .noSentences)
    }
    var sentences: [String: Sentence] = [:]
    for member in members {
      func fault(_ fault: LanguageFault) -> LineFault<LanguageFault> {
        LineFault(line: document.line(of: fault), fault)
      }
      guard let sentence = Sentence(member.value) else {
        throw fault(.notASentence(key: member.key))
      }
      guard sentences.updateValue(sentence, forKey: member.key) == nil else {
        throw fault(.keyTwice(member.key))
      }
    }
    do throws(LanguageFault) {
      try self.init(
        name: name, authors: language?["authors"]?.strings ?? [], sentences: sentences)
    } catch {
      throw LineFault(line: document.line(of: error), error)
    }
  }
}

extension JSONDocument {
  /// The line of a language's file that is at fault.
  public func line(of fault: LanguageFault) -> Int {
    switch fault.key {
    case nil: 1
    case "language": line(of: "language")
    case .some(let key): line(of: "phrases", key)
    }
  }
}

extension JSONObject {
  /// The value of a key that stands there once.
  fileprivate subscript(key: String) -> JSONValue? { (try? value(key)) ?? nil }
}

extension Sentence {
  /// A text, or an object with plural forms; nil when it is neither.
  fileprivate init?(_ value: JSONValue) {
    if let text = value.string {
      self = .plain(text)
      return
    }
    guard let members = value.object?.members else { return nil }
    var forms: [String: String] = [:]
    for member in members {
      guard let text = member.value.string, forms.updateValue(text, forKey: member.key) == nil
      else {
        return nil
      }
    }
    self.init(forms: forms)
  }
}
