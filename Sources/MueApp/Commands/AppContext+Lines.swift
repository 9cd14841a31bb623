import FoundationEssentials
import MueWords

extension AppContext {
  /// Hands every line of a file, or of standard input, to `judge`, until it finds fault with one.
  ///
  /// The fault is said with the line's number; so is a file that cannot be read.
  func readLines(of file: String?, judge: (Data) -> Phrase?) -> ExitCode {
    var fault: Phrase?
    do {
      try RecordLines(file: file).read { number, line in
        fault = judge(line).map { .lineIsWrong(line: number, reason: $0) }
        return fault == nil
      }
    } catch {
      fault = .fileUnreadable(file: file?.harmless ?? "-")
    }
    if let fault { complain(fault) }
    return fault == nil ? .done : .failed
  }
}
