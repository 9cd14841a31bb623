import MueData
import MueWords

/// Reports what is missing or wrong in a language file: `mue check-language`.
struct CheckLanguageCommand {
  let context: AppContext

  /// Compares the file with the English table.
  ///
  /// Lists faulty sentences in file order, then missing ones.
  func run(file: String) -> ExitCode {
    let found: (table: LanguageTable, document: JSONDocument)
    do throws(OwnFile.Fault) {
      guard let read = try OwnLanguages.read(file) else {
        context.complain(.fileUnreadable(file: file.printable))
        return .failed
      }
      found = read
    } catch {
      context.complain(error.phrase(file: file.printable))
      return .failed
    }
    let english = context.languages.english
    let unsorted = found.table.faults(against: english)
    let faults = zip(found.document.lines(of: unsorted.map(\.path)), unsorted.map(\.phrase))
      .map { (line: $0, reason: $1) }
      .sorted { $0.line < $1.line }
    let missing = found.table.missing(from: english)
    for fault in faults {
      print(context.words(.lineIsWrong(line: fault.line, reason: fault.reason)))
    }
    for key in missing { print(context.words(.languageMissing(key: key))) }
    let name = found.table.name
    if faults.isEmpty, missing.isEmpty {
      print(context.words(.languageWhole(name: name, sentences: english.sentences.count)))
      return .done
    }
    print(
      context.words(
        .languageInPart(
          name: name, percent: found.table.percent(of: english), missing: missing.count,
          wrong: faults.count)))
    return .failed
  }
}
