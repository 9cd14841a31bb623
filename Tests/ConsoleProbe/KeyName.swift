import CellGrid

/// The names with which the probe prints keys.
enum KeyName {
  static func of(_ key: Key) -> String {
    switch key {
    case .character(let character): "[\(character)]"
    case .control(let letter): "ctrl-\(letter)"
    case .paste(let text): "paste-[\(text.filter { $0 != "\u{1B}" })]"
    case .reply(let text): "reply-\(text)"
    case .mouse(let mouse): "\(mouse.action)@\(mouse.position.x),\(mouse.position.y)"
    default: "\(key)"
    }
  }
}
