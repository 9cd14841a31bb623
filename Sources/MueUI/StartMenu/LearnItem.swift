import MueWords

/// A line of the page for those who want to learn the game.
enum LearnItem: CaseIterable, ListItem {
  case lesson
  case rules
  case playWell
  case howto
  case keys
  case credits

  /// What the line says.
  var name: Phrase {
    switch self {
    case .lesson: .learnLesson
    case .rules: Document.rules.title
    case .playWell: Document.playWell.title
    case .howto: Document.howto.title
    case .keys: Document.keys.title
    case .credits: Document.credits.title
    }
  }

  /// What it is good for, in a line below the list.
  var purpose: Phrase {
    switch self {
    case .lesson: .learnLessonPurpose
    case .rules: .learnRulesPurpose
    case .playWell: .learnPlayWellPurpose
    case .howto: .learnHowtoPurpose
    case .keys: .learnKeysPurpose
    case .credits: .learnCreditsPurpose
    }
  }

  /// What choosing it does.
  var steps: [StartMenuStep] {
    switch self {
    case .lesson: [.ask(.lesson)]
    case .rules: [.open(.reading(ReadingPage(.rules)))]
    case .playWell: [.open(.reading(ReadingPage(.playWell)))]
    case .howto: [.open(.reading(ReadingPage(.howto)))]
    case .keys: [.open(.reading(ReadingPage(.keys)))]
    case .credits: [.open(.reading(ReadingPage(.credits)))]
    }
  }
}
