import Foundation
import MueSaves
import MueScreen
import MueTable
import MueWords

/// The themes there are: ours, and the person's own before them.
struct Themes {
  /// The names, ours first.
  private(set) var names = ["clear", "traditional", "dark", "light", "mono"]
  /// What is wrong with the first file that is wrong.
  private(set) var notice: Phrase?
  private var themes: [String: Theme] = [:]

  /// The most files that are looked at.
  private static let limit = 100

  /// Reads all themes; a file that is wrong is left out.
  init(data: String, _ directories: Directories) {
    for name in names { read(name, in: data + "/Resources/themes") }
    guard let directory = directories.data.map({ $0 + "/themes" }) else { return }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let own = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    for name in own.filter(\.isFileName).sorted().prefix(Self.limit) {
      if read(name, in: directory), !names.contains(name) { names.append(name) }
    }
  }

  /// The theme of a name; the usual one when there is none.
  subscript(name: String) -> Theme {
    themes[name] ?? themes[Preferences.usualTheme] ?? .plain
  }

  @discardableResult
  private mutating func read(_ name: String, in directory: String) -> Bool {
    let file = "themes/\(name).json"
    do {
      guard let bytes = try OwnFile.bytes(directory + "/\(name).json") else { return false }
      themes[name] = try Theme(JSONDocument(reading: bytes))
      return true
    } catch let fault as LineFault<JSONFault> {
      say(.ownFileWrong(file: file, line: fault.line, reason: fault.reason.phrase))
    } catch let fault as LineFault<ThemeFault> {
      say(.ownFileWrong(file: file, line: fault.line, reason: fault.reason.phrase))
    } catch {
      say(.ownFileUnreadable(file: file))
    }
    return false
  }

  private mutating func say(_ phrase: Phrase) { notice = notice ?? phrase }
}
