import MueGame

extension ChatMessage {
  init?(_ object: JSONObject) throws(JSONFault) {
    if let line = try object.read("line", { $0.string.flatMap(ChatLine.init) }) {
      self = .line(line)
    } else if let phrase = try object.read(
      "phrase", { $0.string.flatMap(QuickPhrase.init(rawValue:)) })
    {
      self = .phrase(phrase)
    } else {
      return nil
    }
  }

  var member: JSONObject.Member {
    switch self {
    case .line(let line): .init("line", .string(line.text))
    case .phrase(let phrase): .init("phrase", .string(phrase.rawValue))
    }
  }
}
