/// The version of the programs; `make` reads it here for everything that it builds.
public enum Version {
  /// The version as `--version` prints it, by the rules of semver.org.
  public static let text = "1.0.0"
}
