import Platform

/// The directories of the person's files, by the XDG rules; nil if unknown.
///
/// Only absolute values count. A directory that the environment does not name is below `HOME`, or
/// else below the account's home directory. Without any of these the program can be played, but
/// saves nothing.
public struct Directories: Hashable, Sendable {
  public let settings: String?
  /// The directory of the games and of everything else remembered between runs.
  public let state: String?
  /// The directory of the person's own languages and themes.
  public let data: String?
  /// The directories for a game that cannot be saved among the games, the first choice first.
  ///
  /// The home directory comes first, since `/tmp` may not survive a restart, and the runtime
  /// directory does not survive the session, which a hang-up often ends.
  let rescue: [String]

  /// The directories in an environment; the account's home is looked up only if needed.
  public init(
    environment: [String: String], accountHome: () -> String? = Directories.accountHome
  ) {
    func absolute(_ path: String?) -> String? {
      path?.hasPrefix("/") == true ? path : nil
    }
    let home = absolute(environment["HOME"]) ?? absolute(accountHome())
    func folder(_ variable: String, _ fallback: String) -> String? {
      let base = absolute(environment[variable]) ?? home.map { $0 + "/" + fallback }
      return base.map { $0 + "/mue" }
    }
    settings = folder("XDG_CONFIG_HOME", ".config")
    state = folder("XDG_STATE_HOME", ".local/state")
    data = folder("XDG_DATA_HOME", ".local/share")
    let temporary = absolute(environment["TMPDIR"]) ?? "/tmp"
    let folders = [home, temporary, absolute(environment["XDG_RUNTIME_DIR"])].compactMap(\.self)
    rescue = folders.enumerated().filter { !folders.prefix($0).contains($1) }.map(\.element)
  }

  /// The home directory of the account that the program runs under, according to the system.
  public static func accountHome() -> String? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    guard getpwuid_r(getuid(), &entry, &buffer, buffer.count, &found) == 0, found != nil,
      let home = entry.pw_dir
    else { return nil }
    return String(cString: home)
  }
}
