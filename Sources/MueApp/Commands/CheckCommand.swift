import MueData
import MueGame
import MueWords
import Platform

/// Judges hand records: `mue check`.
struct CheckCommand {
  let context: AppContext

  /// Reads a file, or standard input, up to the end or the first line that is wrong.
  func run(file: String?) -> ExitCode {
    var count = 0
    let outcome = context.readLines(of: file) { line in
      do throws(HandFault) {
        _ = try HandRecord(checking: line)
        count += 1
        return nil
      } catch {
        return error.phrase
      }
    }
    if outcome == .done { print(context.words(.handsHold(hands: count))) }
    return outcome
  }
}

/// Scores hands that were played with real cards, with JSON lines in and out: `mue score`.
struct ScoreCommand {
  let context: AppContext

  /// Answers the lines of a file or of standard input, and reports those that cannot be answered.
  func run(file: String?) -> ExitCode {
    context.readLines(of: file, goesOn: true) { line in
      do throws(ScoreFault) {
        print(try ScoreRequest(reading: line).answer.line)
        return nil
      } catch {
        return error.phrase
      }
    }
  }
}

/// Reports what a language file lacks and what is wrong in it: `mue check-language`.
struct CheckLanguageCommand {
  let context: AppContext

  /// Reads the file and compares it with the English table.
  ///
  /// It lists faulty sentences in the order of the file, then missing ones.
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
