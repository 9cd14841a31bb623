import Foundation

/// Programs that play a seat badly, each a small script in a folder that is deleted afterwards.
final class BotScripts {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mue-bots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A player on a command line: a script for sh that greets, and then does this with each line.
  func bot(_ name: String, _ body: String) throws -> String {
    let script = """
      while read -r line; do
        case "$line" in
          *'"mue-mind/1"'*) echo '{"format":"mue-mind/1","name":"\(name)"}' ;;
          *) \(body) ;;
        esac
      done
      """
    return "cmd:sh \(try write(script, name + ".sh"))"
  }

  /// Writes a file; returns its path.
  func write(_ text: String, _ name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// The path of a file that something else writes.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The lines of a file without who played, which tells two runs of the same hands apart.
  func hands(_ name: String) throws -> [String] {
    let text = try String(contentsOfFile: path(name), encoding: .utf8)
    return text.split(separator: "\n").map { line in
      String(line).replacing(/"agents":\[[^\]]*\],/, with: "")
    }
  }
}
