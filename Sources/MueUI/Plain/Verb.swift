import MueWords

/// The commands of plain mode, independent of the language.
enum Verb: CaseIterable, Hashable, Sendable {
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
  case games
  case open
  case new
  case delete
  case undelete
  case coach
  case rules
  case lesson
  case practice
  case drill
  case help
  case quit

  /// The words for the verb in a language, separated by commas.
  var words: Phrase {
    switch self {
    case .play: .wordsPlay
    case .bid: .wordsBid
    case .pass: .wordsPass
    case .trump: .wordsTrump
    case .partner: .wordsPartner
    case .undo: .wordsUndo
    case .redo: .wordsRedo
    case .claim: .wordsClaim
    case .next: .wordsNext
    case .hand: .wordsHand
    case .table: .wordsTable
    case .who: .wordsWho
    case .seat: .wordsSeat
    case .trick: .wordsTrick
    case .last: .wordsLast
    case .turn: .wordsTurn
    case .points: .wordsPoints
    case .score: .wordsScore
    case .summary: .wordsSummary
    case .log: .wordsLog
    case .why: .wordsWhy
    case .hint: .wordsHint
    case .games: .wordsGames
    case .open: .wordsOpen
    case .new: .wordsNew
    case .delete: .wordsDelete
    case .undelete: .wordsUndelete
    case .coach: .wordsCoach
    case .rules: .wordsRules
    case .lesson: .wordsLesson
    case .practice: .wordsPractice
    case .drill: .wordsDrill
    case .help: .wordsHelp
    case .quit: .wordsQuit
    }
  }

  /// The line of help about it.
  var help: Phrase {
    switch self {
    case .play: .ordersPlay
    case .bid: .ordersBid
    case .pass: .ordersPass
    case .trump: .ordersTrump
    case .partner: .ordersPartner
    case .undo: .ordersUndo
    case .redo: .ordersRedo
    case .claim: .ordersClaim
    case .next: .ordersNext
    case .hand: .ordersHand
    case .table: .ordersTable
    case .who: .ordersWho
    case .seat: .ordersSeat
    case .trick: .ordersTrick
    case .last: .ordersLast
    case .turn: .ordersTurn
    case .points: .ordersPoints
    case .score: .ordersScore
    case .summary: .ordersSummary
    case .log: .ordersLog
    case .why: .ordersWhy
    case .hint: .ordersHint
    case .games: .ordersGames
    case .open: .ordersOpen
    case .new: .ordersNew
    case .delete: .ordersDelete
    case .undelete: .ordersUndelete
    case .coach: .ordersCoach
    case .rules: .ordersRules
    case .lesson: .ordersLesson
    case .practice: .ordersPractice
    case .drill: .ordersDrill
    case .help: .ordersHelp
    case .quit: .ordersQuit
    }
  }

  /// The table's command that does the same.
  ///
  /// Its key works as a word here, and sentences that show its key show the verb instead.
  var command: KeyCommand? {
    switch self {
    case .pass: .pass
    case .undo: .undo
    case .redo: .redo
    case .claim: .claim
    case .next: .confirm
    case .last: .pastTrick
    case .score: .sheet
    case .summary: .summary
    case .log: .log
    case .hint: .hint
    case .help: .help
    case .quit: .leave
    case .play, .bid, .trump, .partner, .hand, .table, .who, .seat, .trick, .turn, .points, .why,
      .games, .open, .new, .delete, .undelete, .coach, .rules, .lesson, .practice, .drill:
      nil
    }
  }

  /// The heading under which help lists it.
  var kind: Phrase {
    switch self {
    case .play, .bid, .pass, .trump, .partner, .undo, .redo, .claim, .next: .ordersMoves
    case .games, .open, .new, .delete, .undelete: .ordersShelf
    default: .ordersKnow
    }
  }
}
