import MueBots
import MueGame
import MueRules
import MueWords

/// A row in the form for a new game, with everything about it in one place.
struct FormRow: Sendable {
  /// The value of a row.
  enum Value: Hashable, Sendable {
    case none
    /// A value that the arrows change.
    case choice(Phrase)
    case number(Int)
    case chosenName(PlayerName)
    /// A value that is typed.
    case phrase(Phrase)
    case text(String)

    func text(_ pen: Pen) -> String {
      switch self {
      case .none: ""
      case .choice(let phrase): pen.look.shown("‹ \(pen.text(phrase)) ›")
      case .number(let number): pen.look.shown("‹ \(number) ›")
      case .chosenName(let name): pen.look.shown("‹ \(name.text) ›")
      case .phrase(let phrase): pen.text(phrase)
      case .text(let text): pen.look.shown(text)
      }
    }
  }

  /// What can be done in a row.
  enum Kind: Sendable {
    /// Begins the game.
    case begin
    /// Goes to the next or the previous value; lists wrap around.
    case turn(@Sendable (inout NewGameForm, _ step: Int) -> Void)
    /// Types a text, which begins as an entry and is applied at every key.
    case type(
      @Sendable (NewGameForm) -> TextEntry, take: @Sendable (inout NewGameForm, String) -> Void)
  }

  let name: Phrase
  /// The purpose of the row, in a sentence.
  let about: Phrase
  /// Whether the row belongs to the opponent in the row above.
  var isInner = false
  let value: @Sendable (NewGameForm) -> Value
  let kind: Kind
  /// A notice to show when the value changes.
  var notice: @Sendable (NewGameForm) -> Phrase? = { _ in nil }
  var isShown: @Sendable (NewGameForm) -> Bool = { _ in true }
}

extension FormRow {
  /// The rows of a form, from the top; those below `more` are hidden at first.
  static func rows(of form: NewGameForm) -> [FormRow] {
    let rows = few + (form.showsMore ? rest + opponents(form.plan.players.number - 1) : [])
    return rows.filter { $0.isShown(form) }
  }

  private static let few: [FormRow] = [
    FormRow(name: .formBegin, about: .aboutBegin, value: { _ in .none }, kind: .begin),
    FormRow(
      name: .formPreset, about: .aboutPreset,
      value: { .choice($0.plan.preset.map(Phrase.name(of:)) ?? .presetCustom) },
      kind: .turn { form, step in
        form.plan.preset =
          form.plan.preset.map { GamePreset.allCases.neighbour(of: $0, by: step) } ?? .classic
      }),
    FormRow(
      name: .formLevel, about: .aboutLevel,
      value: { .choice($0.level.map(Phrase.name(of:)) ?? .formMixed) },
      kind: .turn { $0.turnLevel(by: $1) }),
    FormRow(
      name: .settingStyle, about: .aboutCompany,
      value: { .choice($0.plan.company.map(Phrase.name(of:)) ?? .presetCustom) },
      kind: .turn { form, step in
        form.plan.company =
          form.plan.company.map { Company.allCases.neighbour(of: $0, by: step) } ?? .balanced
      }),
    FormRow(
      name: .formFriends, about: .aboutFriends, value: { .choice($0.invitation.name) },
      kind: .turn { $0.turnInvitation(by: $1) }, notice: \.peekNotice),
    FormRow(
      name: .formMore, about: .aboutMore,
      value: { .choice($0.showsMore ? .formShown : .formHidden) },
      kind: .turn { form, _ in form.showsMore.toggle() }),
  ]

  /// The rows that few people change.
  ///
  /// With friends, there is no row for the deals, since all programs choose them together, and none
  /// for par, which is for a single person.
  private static let rest: [FormRow] = [
    FormRow(
      name: .formPlayers, about: .aboutPlayers, value: { .number($0.plan.players.number) },
      kind: .turn {
        $0.plan.players = PlayerCount.allCases.neighbour(of: $0.plan.players, by: $1)
      }),
    FormRow(
      name: .formLength, about: .aboutLength,
      value: { .choice($0.hands == nil ? .length(of: $0.plan.end) : .formByHands) },
      kind: .turn { $0.turnLength(by: $1) }),
    FormRow(
      name: .formHands, about: .aboutHands, value: { $0.hands.map(Value.number) ?? .none },
      kind: .turn { $0.turnHands(by: $1) }, isShown: { $0.hands != nil }),
    FormRow(
      name: .formName, about: .aboutSeatName,
      value: { .text($0.names[$0.plan.seatAtTable].text) },
      kind: .type {
        entry($0.plan.name)
      } take: {
        $0.plan.name = PlayerName($1)
      },
      isShown: { !$0.isInRoom }),
    FormRow(
      name: .formSeat, about: .aboutSeat, value: { .number($0.plan.seatAtTable + 1) },
      kind: .turn {
        let players = $0.plan.players.number
        $0.plan.seat = ($0.plan.seatAtTable + $1 + players) % players
      }),
    FormRow(
      name: .menuSpeed, about: .aboutSpeed, value: { .choice(.name(of: $0.speed)) },
      kind: .turn { $0.speed = Speed.allCases.neighbour(of: $0.speed, by: $1) }),
    FormRow(
      name: .formFirstDealer, about: .aboutFirstDealer,
      value: { form in
        form.plan.firstDealer.map { .chosenName(form.names[min($0, form.names.count - 1)]) }
          ?? .choice(.formByChance)
      },
      kind: .turn { $0.turnFirstDealer(by: $1) }),
    FormRow(
      name: .formSeed, about: .aboutSeed,
      value: { $0.plan.seed.map { .text(String($0)) } ?? .phrase(.formByChance) },
      kind: .type {
        TextEntry($0.plan.seed.map { String($0) } ?? "", limit: 19, isNumber: true)
      } take: {
        $0.plan.seed = UInt64($1)
      },
      isShown: { $0.invitation == .nobody }),
    FormRow(
      name: .formPar, about: .aboutPar,
      value: { .choice($0.plan.isAgainstPar ? .settingOn : .settingOff) },
      kind: .turn { form, _ in form.plan.isAgainstPar.toggle() },
      isShown: { $0.invitation == .nobody }),
    FormRow(
      name: .formBids, about: .aboutBids,
      value: { .choice($0.plan.explainsBids ? .settingOn : .settingOff) },
      kind: .turn { form, _ in form.plan.explainsBids.toggle() },
      isShown: { $0.invitation != .nobody }),
    FormRow(
      name: .formPeek, about: .aboutPeek, value: { .number($0.plan.peek.ninths) },
      kind: .turn { $0.plan.peek = Peek($0.plan.peek.ninths + $1) ?? $0.plan.peek },
      notice: \.peekNotice),
  ]

  private static func opponents(_ count: Int) -> [FormRow] { (0..<count).flatMap(opponent) }

  private static func opponent(_ index: Int) -> [FormRow] {
    [
      FormRow(
        name: .formOpponent(number: index + 1), about: .aboutSeatName,
        value: { .text($0.name(ofOpponent: index).text) },
        kind: .type {
          entry($0.plan.opponents[index].name)
        } take: {
          $0.plan[opponent: index].name = PlayerName($1)
        }),
      settings(
        of: index, .formOpponentLevel, .aboutLevel, value: { .choice(.name(of: $0.level)) },
        turn: { $0.level = BotSettings.Level.allCases.neighbour(of: $0.level, by: $1) }),
      settings(
        of: index, .formOpponentStyle, .aboutStyle,
        value: { .choice(.name(of: $0.style)) },
        turn: { $0.style = BotSettings.Style.allCases.neighbour(of: $0.style, by: $1) }),
      settings(
        of: index, .formOpponentMemory, .aboutMemory, value: { .number($0.memory) },
        turn: { $0.memory += $1 }),
      settings(
        of: index, .formOpponentPeek, .aboutPeek, value: { .number($0.peek.ninths) },
        turn: { $0.peek = Peek($0.peek.ninths + $1) ?? $0.peek }),
    ]
  }

  /// A row about the settings of an opponent.
  private static func settings(
    of index: Int, _ name: Phrase, _ about: Phrase,
    value: @escaping @Sendable (BotSettings) -> Value,
    turn: @escaping @Sendable (inout BotSettings, Int) -> Void
  ) -> FormRow {
    FormRow(
      name: name, about: about, isInner: true, value: { value($0.plan.opponents[index].player) },
      kind: .turn { turn(&$0.plan[opponent: index].player, $1) })
  }

  private static func entry(_ name: PlayerName?) -> TextEntry {
    TextEntry(name?.text ?? "", limit: PlayerName.limit)
  }
}

extension Phrase {
  static func name(of preset: GamePreset) -> Phrase { Phrase("form.preset", of: preset) }

  static func name(of speed: Speed) -> Phrase { Phrase("menu.speed", of: speed) }
}
