import MueData

/// How a player program introduces itself: `{"format":"mue-mind/1","name":"my bot"}`.
public struct GreetingAnswer: Hashable, Sendable {
  public let name: String

  public init(name: String) { self.name = name }

  /// Reads an introduction; nil if it is not one.
  ///
  /// A name that cannot be displayed is replaced.
  public init?(reading line: some Collection<UInt8>) {
    guard let object = try? JSONObject(reading: line),
      object["format"]?.string == Greeting.format, let name = object["name"]?.string
    else { return nil }
    self.init(name: (PlayerName(name) ?? .nobody).text)
  }

  /// The introduction as JSON, without blanks.
  public var line: String {
    (["format": Greeting.format, "name": name] as JSONObject).text
  }
}
