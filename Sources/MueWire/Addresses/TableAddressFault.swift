/// Why a text is no address.
public enum TableAddressFault: Error, Hashable, Sendable {
  /// There is nothing.
  case empty
  /// It is longer than any address.
  case tooLong
  /// This is neither a number nor a name of a machine.
  case badHost(String)
  /// This is no port from 0 to 65,535.
  case badPort(String)
}
