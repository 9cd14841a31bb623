import MueData
import MueGame
import MueStorage
import MueUI
import MueWords
import Platform

/// The available themes: the built-in ones and the person's own, which take precedence.
struct Themes {
  /// The names of the built-in themes; `light` or `clear` is used for the first.
  static let shipped = [
    Preferences.usualTheme, "clear", "traditional", "dark", "light", "contrast", "mono",
  ]

  private(set) var names = Self.shipped
  /// A sentence about the first faulty file of the person's; nil if all are valid.
  private(set) var notice: Phrase?
  /// The person's themes, each with a variant for an unknown background.
  private var own: [String: (usual: Theme, anywhere: Theme)] = [:]
  private let ours: LazyCache<Theme>
  private let oursAnywhere: LazyCache<Theme>

  /// The most files that are read.
  private static let limit = 100

  /// Reads the person's themes except faulty files.
  ///
  /// Built-in themes are read when they are used.
  init(data: String, _ directories: Directories) {
    ours = LazyCache { [names] name in
      guard names.dropFirst().contains(name) else { return nil }
      let theme = Log.attempt("to read a theme") {
        () throws(OwnFile.Fault) in try Self.theme(name, in: data + "/Resources/themes")
      }
      return theme ?? nil
    }
    oursAnywhere = LazyCache { [ours] name in ours[name]?.onAnyGround }
    guard let directory = directories.data.map({ $0 + "/themes" }) else { return }
    do throws(SystemError) {
      // Few people have this folder.
      let files = try FolderListing.names(in: directory)
      let found = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
      for name in found.filter(\.isFileName).sorted().prefix(Self.limit) {
        read(name, in: directory)
      }
    } catch {
      say(.ownFileUnreadable(file: "themes", reason: error.description))
    }
  }

  /// The theme of this name, or the default theme if there is none.
  ///
  /// The default depends on whether the terminal's background is light; nil if that is unknown.
  subscript(name: String, onLight isLight: Bool? = false) -> Theme {
    let ours = isLight == nil ? oursAnywhere : ours
    return own[name].map { isLight == nil ? $0.anywhere : $0.usual }
      ?? ours[name] ?? ours[isLight == true ? "light" : "clear"] ?? .plain
  }

  /// Reads a theme; nil if the file does not exist.
  private static func theme(
    _ name: String, in directory: String
  ) throws(OwnFile.Fault) -> Theme? {
    try OwnFile.read(directory + "/\(name).json", as: Theme.init, or: \.phrase)
  }

  private mutating func read(_ name: String, in directory: String) {
    do throws(OwnFile.Fault) {
      guard let theme = try Self.theme(name, in: directory) else { return }
      own[name] = (theme, theme.onAnyGround)
      if !names.contains(name) { names.append(name) }
    } catch {
      say(error.phrase(file: "themes/\(name).json"))
    }
  }

  private mutating func say(_ phrase: Phrase) { notice = notice ?? phrase }
}
