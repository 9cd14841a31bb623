/// The operating system of this machine.
public enum OperatingSystem {
  /// Its name and that of its kernel, with versions and the kind of processor:
  /// `Debian GNU/Linux 12 (bookworm), Linux 6.1.0 x86_64`.
  ///
  /// The first part is missing where the system has no `/etc/os-release`.
  public static var description: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    let kernel = [text(names.sysname), text(names.release), text(names.machine)]
      .joined(separator: " ")
    return [prettyName, kernel].compactMap(\.self).joined(separator: ", ")
  }

  /// The value of `PRETTY_NAME` in `/etc/os-release`.
  private static var prettyName: String? {
    let key = "PRETTY_NAME="
    guard var lines = try? FileLines("/etc/os-release", limit: 1000) else { return nil }
    while let line = try? lines.next() {
      let text = String(decoding: line.bytes, as: UTF8.self)
      if text.hasPrefix(key) { return text.dropFirst(key.count).filter { $0 != "\"" } }
    }
    return nil
  }

  private static func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
