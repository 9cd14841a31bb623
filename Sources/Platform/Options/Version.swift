/// The version of the programs; `make` reads it here for everything that is handed out.
public enum Version {
  /// As `--version` tells it, by the rules of semver.org.
  public static let text = "0.1.0"
}
