import MueSaves
import MueScreen
import MueTable
import MueWords

/// The keys the person has changed, in a file among the settings.
struct OwnKeys {
  /// The usual keys where the file is missing or wrong.
  var map = KeyMap()
  /// What is wrong with the file.
  var notice: Phrase?

  /// Reads the file.
  init(_ directories: Directories) {
    guard let directory = directories.settings else { return }
    let file = KeyMap.fileName
    do {
      guard let bytes = try OwnFile.bytes(directory + "/" + file) else { return }
      map = try KeyMap(JSONDocument(reading: bytes))
    } catch let fault as LineFault<JSONFault> {
      notice = .ownFileWrong(file: file, line: fault.line, reason: fault.reason.phrase)
    } catch let fault as LineFault<KeyFault> {
      notice = .ownFileWrong(file: file, line: fault.line, reason: fault.reason.phrase)
    } catch {
      notice = .ownFileUnreadable(file: file)
    }
  }
}
