import MueWords

/// The commands of the card room's hall in plain mode, independent of language.
enum HallVerb: String, TypedVerb {
  case tables
  case people
  case join
  case watch
  case open
  case day
  case alone
  case invite
  case key
  case newcomer
  case archive
  case delete
  case rules
  case help
  case quit

  /// The words for the verb in a language, separated by commas; a verb of the table has the same.
  var words: Phrase { Phrase("words.words", of: self) }

  var help: Phrase { Phrase("hall.hallOrders", of: self) }

  /// Whether guests may do it, who have no name.
  var isForGuests: Bool {
    switch self {
    case .tables, .people, .join, .watch, .rules, .help, .quit: true
    case .open, .day, .alone, .invite, .key, .newcomer, .archive, .delete: false
    }
  }
}
