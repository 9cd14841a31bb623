/// The minds by their settings, and by name.
public enum Bots {
  /// The names of all minds: the measures, and then the levels, the weakest first.
  public static let names = ["random", "flat", "plain"] + levels

  /// The names of the levels a person chooses from, the weakest first.
  public static let levels = BotLevel.allCases.map(\.rawValue)

  /// The mind of a name, a level with its settings behind it as in `expert:bold:memory=5`; nil of any
  /// other text.
  public static func bot(named name: String) -> (any Bot)? {
    switch name {
    case "random": RandomBot()
    case "flat": FlatBot()
    case "plain": HeuristicBot()
    default: BotSettings(text: name).map(bot)
    }
  }

  /// The mind of some settings.
  public static func bot(_ settings: BotSettings) -> any Bot {
    let boldness = settings.style.boldness
    switch settings.level {
    case .novice: return HeuristicBot(.novice(memory: settings.memory, boldness: boldness))
    case .casual: return HeuristicBot(BotTuning(memory: settings.memory, boldness: boldness))
    case .club: return thinking(.club, settings)
    case .strong: return thinking(.strong, settings)
    case .expert: return thinking(.expert, settings)
    }
  }

  private static func thinking(_ skill: Skill, _ settings: BotSettings) -> SearchBot {
    var skill = skill
    skill.memory = settings.memory
    skill.boldness += settings.style.boldness
    return SearchBot(skill)
  }
}
