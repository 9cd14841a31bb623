import MueWire
import Platform

/// Makes codes in the host's language and reads codes in any language.
struct CodeMaker {
  private let own: WordList?
  let lists: [WordList]

  /// The word lists of the program's languages, the current one first.
  init(context: AppContext, language: String) {
    let own = Self.list(language, in: context.data)
    self.own = own ?? Self.list("en", in: context.data)
    let others = context.languages.codes.filter { $0 != language }
    lists = [own].compactMap(\.self) + others.compactMap { Self.list($0, in: context.data) }
  }

  /// A new code for a seat; nil without a word list or random numbers.
  func code(for seat: Int) -> SeatCode? {
    guard let own else { return nil }
    return Log.attempt("to make a code") {
      try SeatCode(randomFor: seat, from: own, unlike: lists)
    }
  }

  static func list(_ language: String, in data: String) -> WordList? {
    // A person's own language may lack a list; the English one replaces it.
    let text = ByteSource.text(of: "\(data)/Resources/\(language)/words.txt")
    return text.flatMap { WordList($0.split(separator: "\n").map(String.init)) }
  }
}
