import MueTable

/// How a program introduces itself: `{"format":"mue-mind/1","name":"my bot"}`.
struct GreetingAnswer: Hashable {
  let name: String

  init(name: String) { self.name = name }

  /// Reads an introduction; nil if it is none.
  ///
  /// A name that cannot be shown is replaced.
  init?(reading line: some Collection<UInt8>) {
    guard let object = try? JSONObject(reading: line),
      let format = try? object.need("format", \.string), format == Greeting.format,
      let name = try? object.need("name", \.string)
    else { return nil }
    self.init(name: (PlayerName(name) ?? .nobody).text)
  }

  var line: String {
    JSONObject([.init("format", .string(Greeting.format)), .init("name", .string(name))]).text
  }
}
