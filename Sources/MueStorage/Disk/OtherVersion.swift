/// The version of `mue` that wrote a file which this one does not read.
public enum OtherVersion: Hashable, Sendable {
  /// A later one, in a format or by rules that this one does not know.
  case later
  /// One from before the first release.
  case unreleased
}
