/// The minds by their settings, and by name.
public enum Minds {
  /// The names of all minds: the measures, and then the levels, the weakest first.
  public static let names = ["random", "flat", "plain"] + levels

  /// The names of the levels a person chooses from, the weakest first.
  public static let levels = MindLevel.allCases.map(\.rawValue)

  /// The mind of a name, a level with its settings behind it as in `expert:bold:memory=5`; nil of any
  /// other text.
  public static func mind(named name: String) -> (any Mind)? {
    switch name {
    case "random": RandomMind()
    case "flat": FlatMind()
    case "plain": PlainMind()
    default: MindSettings(text: name).map(mind)
    }
  }

  /// The mind of some settings.
  public static func mind(_ settings: MindSettings) -> any Mind {
    let boldness = settings.style.boldness
    switch settings.level {
    case .novice: return PlainMind(.novice(memory: settings.memory, boldness: boldness))
    case .casual: return PlainMind(Habits(memory: settings.memory, boldness: boldness))
    case .club: return thinking(.club, settings)
    case .strong: return thinking(.strong, settings)
    case .expert: return thinking(.expert, settings)
    }
  }

  private static func thinking(_ skill: Skill, _ settings: MindSettings) -> ThinkingMind {
    var skill = skill
    skill.memory = settings.memory
    skill.boldness += settings.style.boldness
    return ThinkingMind(skill)
  }
}
