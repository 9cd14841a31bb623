import MueWords

/// The commands of plain mode, independent of language.
enum Verb: String, TypedVerb {
  case play
  case bid
  case pass
  case trump
  case partner
  case undo
  case redo
  case claim
  case next
  case hand
  case table
  case who
  case seat
  case trick
  case last
  case turn
  case points
  case score
  case summary
  case log
  case why
  case hint
  case bids
  case games
  case open
  case new
  case delete
  case undelete
  case coach
  case curve
  case best
  case explain
  case review
  case retry
  case rules
  case lesson
  case practice
  case auctions
  case drill
  case people
  case say
  case free
  case kick
  case mute
  case unmute
  case all
  case help
  case quit

  /// The words for the verb in a language, separated by commas.
  var words: Phrase { Phrase("words.words", of: self) }

  var help: Phrase { Phrase("orders.orders", of: self) }

  /// The command at the table that does the same; nil if there is none.
  ///
  /// In plain mode its key is accepted as a word, and sentences that would show the key show the
  /// verb instead.
  var command: KeyCommand? { KeyCommand.allCases.first { $0.verb == self } }

  /// The heading in the help that lists the verb.
  var kind: Phrase {
    switch self {
    case .play, .bid, .pass, .trump, .partner, .undo, .redo, .claim, .next: .ordersMoves
    case .games, .open, .new, .delete, .undelete: .ordersShelf
    case .people, .say, .free, .kick, .mute, .unmute: .ordersFriends
    case .all: .ordersReplay
    default: .ordersKnow
    }
  }
}
