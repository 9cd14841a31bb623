import MueWords

extension Phrase {
  /// What a theme that comes with the program is called; nil for one of the person's own.
  static func theme(_ name: String) -> Phrase? {
    switch name {
    case "clear": .themeClear
    case "traditional": .themeTraditional
    case "dark": .themeDark
    case "light": .themeLight
    case "mono": .themeMono
    default: nil
    }
  }
}
