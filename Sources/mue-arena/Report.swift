import MueData
import MueWords

/// A result that contains each of its figures once, and presents them in words or as JSON.
struct Report {
  /// One figure, or several that belong together.
  enum Figure {
    case value(text: String, json: JSONValue)
    /// Data that the words leave out.
    case data(JSONValue)
    case part(Report)
    case parts([Report])

    static func text(_ text: String) -> Figure { .value(text: text, json: .string(text)) }

    static func count(_ number: Int) -> Figure { .value(text: "\(number)", json: .integer(number)) }

    /// A number with `places` decimals in words and `json` decimals in JSON.
    static func number(_ number: Double, places: Int, json: Int = 4) -> Figure {
      .value(
        text: Figures.fixed(number, places: places),
        json: .number(Figures.fixed(number == 0 ? 0 : number, places: json)))
    }

    fileprivate var json: JSONValue {
      switch self {
      case .value(_, let json), .data(let json): json
      case .part(let report): .object(report.json)
      case .parts(let reports): .array(reports.map { .object($0.json) })
      }
    }

    /// Its own lines, if no sentence names it.
    fileprivate var lines: [String] {
      switch self {
      case .value, .data: []
      case .part(let report): report.lines
      case .parts(let reports): reports.flatMap(\.lines)
      }
    }
  }

  /// Lines with the keys of figures in braces, such as `median {msMedian} ms`.
  ///
  /// `{roles.chief}` is a figure within a part.
  var words: [String]
  var figures: [Item]

  struct Item {
    let key: String
    let figure: Figure
  }

  init(_ words: String..., figures: KeyValuePairs<String, Figure?>) {
    self.init(words: words, figures: figures)
  }

  /// A report that omits figures that are nil.
  init(words: [String], figures: KeyValuePairs<String, Figure?>) {
    self.words = words
    self.figures = figures.compactMap { key, figure in figure.map { Item(key: key, figure: $0) } }
  }

  /// The words, and those of the parts not named in them.
  var lines: [String] {
    var named: Set<Substring> = []
    let own = words.map { line in
      // A program's name may contain braces.
      Template(line).filled { path in
        named.insert(path.prefix { $0 != "." })
        return text(path[...])
      } ?? line
    }
    return own + figures.filter { !named.contains($0.key[...]) }.flatMap(\.figure.lines)
  }

  var json: JSONObject {
    JSONObject(figures.map { .init($0.key, $0.figure.json) })
  }

  /// The figures that have a text, as the cells of a row.
  var cells: [String] { figures.compactMap { text($0.key[...]) } }

  private func text(_ path: Substring) -> String? {
    let key = path.prefix { $0 != "." }
    switch figures.first(where: { $0.key == key })?.figure {
    case .value(let text, _)?: return text
    case .part(let report)?:
      let rest = path.dropFirst(key.count + 1)
      return rest.isEmpty ? report.lines.joined(separator: " ") : report.text(rest)
    case .data?, .parts?, nil: return nil
    }
  }
}
