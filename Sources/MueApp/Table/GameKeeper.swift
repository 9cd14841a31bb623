import MueBots
import MueGame
import MueRules
import MueStorage
import MueUI
import MueWords
import Platform

/// The current game, kept on disk: every change is saved before anything else sees it.
struct GameKeeper {
  private(set) var game: Game
  /// Whether the game was begun in this run.
  let isNew: Bool
  /// What the person took back since the game was opened.
  private var undoHistory = UndoHistory()
  /// Nil if nothing can be saved; the game can be played all the same.
  private(set) var store: GameStore?
  private let clock: any Clock
  /// Why the game cannot be saved, which every change tries again; nil if it is saved.
  private(set) var trouble: Phrase?
  /// Whether this is a side game, which is never on disk.
  private(set) var isAside = false
  /// The number of moves of the hand where a side game began.
  private(set) var start = 0
  private var savedNotes: GameNotes
  /// Whether the store knows of the game.
  private var hasBegun: Bool

  /// Keeps a game that was loaded, or one that is new, which `begin` saves.
  init(_ game: Game, store: GameStore?, isNew: Bool, clock: any Clock) {
    self.game = game
    self.clock = clock
    self.store = store
    self.isNew = isNew
    savedNotes = game.notes
    hasBegun = !isNew
    if store == nil { trouble = .cannotSaveAtAll }
    if isNew { noteBeginning() }
  }

  /// Keeps a side game, which is not saved and counts for nothing.
  init(aside game: Game, clock: any Clock) {
    self.game = game
    self.clock = clock
    self.game.notes = GameNotes()
    undoHistory = UndoHistory(notBefore: game.position)
    isAside = true
    start = game.position.moves
    isNew = true
    hasBegun = true
    savedNotes = self.game.notes
  }

  /// Saves a new game, unless that has been done.
  mutating func begin() { if !hasBegun { save() } }

  /// What a person is told who wants to play a match without its friends; nil if it may be played.
  var friendsAwaited: Phrase? {
    game.waitsForFriends ? .friendsAwaited(game: number ?? 1) : nil
  }

  /// Makes the move of the seat to move; returns whether the game has moved on.
  ///
  /// The screen and `Bot.legalMove` offer legal moves only, so an illegal one is a bug of ours.
  mutating func make(_ move: Move) -> Bool {
    do throws(IllegalMove) {
      try game.apply(move)
    } catch {
      Log.mistake("an illegal move was made")
      return false
    }
    game.notes.lastPlayed = clock.secondsSince1970
    game.notes.isAbandoned = false
    save()
    return true
  }

  /// Takes back the person's last decision and all moves since; returns the notice for the person.
  mutating func undo() -> Phrase {
    guard game.isAlone else { return .takeBackOnlyAlone }
    guard undoHistory.undo(in: &game) else { return .nothingToTakeBack }
    save()
    return .tookBack
  }

  /// Redoes what was taken back last; returns the notice for the person.
  mutating func redo() -> Phrase {
    guard undoHistory.redo(in: &game) else { return .nothingToDoAgain }
    save()
    return .didAgain
  }

  /// The move that was made at this point before it was taken back.
  var rememberedMove: Move? { undoHistory.move(in: game) }

  /// Whether the person is asked for a card and nobody's choice can change the score.
  var isSettled: Bool {
    guard let round = game.match.round.allCards(for: .table), case .play = round.legalMoves,
      round.turn == game.personSeat
    else { return false }
    return (2...5).contains(round.hand(of: game.personSeat).count) && round.isSettled()
  }

  /// Plays the hand out if nothing is left to decide or the person's claim holds; returns the
  /// notice for the person.
  mutating func claim() -> Phrase {
    let isSettled = game.match.round.allCards(for: .table)?.isSettled() ?? false
    if !isSettled {
      switch Claim(of: game.observation(for: game.personSeat)) {
      case .holds: break
      case .breaks(let breach):
        return .claimBreaks(
          name: game.players[breach.seat].name.text,
          against: .name(of: breach.against), card: .name(of: breach.card))
      case .unclear: return .claimUnclear
      case nil: return .claimNotNow
      }
    }
    let phrase: Phrase = isSettled ? .settledPlayed : .claimHolds
    game.playOut()
    save()
    return phrase
  }

  mutating func dealNextHand(agreed seed: UInt64? = nil) {
    game.dealNextHand(agreed: seed)
    save()
  }

  mutating func seat(_ player: Player, at seat: Seat) {
    game.seat(player, at: seat)
    save()
  }

  /// Goes back to a position of the game, to which all players have agreed.
  mutating func goBack(to position: GamePosition) {
    game = game.cut(to: position)
    game.notes.countUndo(inHand: position.hand)
    save()
  }

  /// Begins another match with the same players and rules; the current one stays on disk.
  mutating func beginAnother(seed: UInt64) {
    let next = Log.expect("players of a match can begin another one") { () throws(GameError) in
      try Game(rules: game.match.rules, seed: seed, players: game.players)
    }
    guard var next else { return }
    next.notes.pars = game.notes.pars.map { _ in [] }
    game = next
    undoHistory = UndoHistory()
    noteBeginning()
    hasBegun = false
    begin()
  }

  /// The number of the game's file; nil before there is one.
  var number: Int? { hasBegun ? store?.number : nil }

  /// Changes the notes and saves them.
  mutating func note(_ change: (inout GameNotes) -> Void) {
    change(&game.notes)
    saveNotes()
  }

  /// Copies the game under a number of its own, without a hand that friends are playing; nil if
  /// that is all there is.
  ///
  /// The second of the copy's beginning is none of `others`: results tell games apart by it, and
  /// count the copy beside its original.
  func copy(avoiding others: Set<Int>) -> GameKeeper? {
    guard let taken = game.taken(by: .anybody) else { return nil }
    var copy = self
    copy.game = taken
    copy.undoHistory = UndoHistory()
    // Only the first game with the deal of a day counts.
    copy.game.notes.day = nil
    var begun = clock.secondsSince1970
    while others.contains(begun) || begun == game.notes.begun { begun += 1 }
    copy.game.notes.begun = begun
    copy.hasBegun = false
    copy.begin()
    return copy
  }

  mutating func countHint() {
    game.notes.countHint(inHand: game.match.hand)
    saveNotes()
  }

  /// How long the game has been played, in seconds; saved with the next change.
  var secondsPlayed: Int {
    get { game.notes.secondsPlayed }
    set { game.notes.secondsPlayed = newValue }
  }

  /// Saves notes that have changed, or the whole game if the last save failed.
  ///
  /// If only notes have changed, the previous generation stays.
  mutating func saveNotes() {
    if trouble != nil || !hasBegun {
      save()
      return
    }
    if game.notes == savedNotes { return }
    save { (store, game) throws(StoreError) in
      try store.save(game, keepsPrevious: false)
    }
  }

  /// Leaves the game for good; one that cannot be saved is written elsewhere, where the next start
  /// finds it.
  ///
  /// Returns what became of an unsaved game; nil if it is saved.
  mutating func finish() -> Phrase? {
    saveNotes()
    guard trouble != nil, !isAside else { return nil }
    return store?.rescue(game).map { .gameRescued(file: $0.printable) } ?? .gameLost
  }

  /// Notes that the person is at the game's table, or has left it.
  mutating func note(isAtTable: Bool) { store?.note(isAtTable: isAtTable) }

  private mutating func noteBeginning() {
    game.notes.begun = clock.secondsSince1970
    game.notes.lastPlayed = clock.secondsSince1970
  }

  private mutating func save() {
    let isFirst = !hasBegun
    hasBegun = true
    save { (store, game) throws(StoreError) in
      try isFirst ? store.create(game) : store.save(game)
    }
  }

  private mutating func save(
    _ how: (inout GameStore, Game) throws(StoreError) -> Void
  ) {
    guard var kept = store else { return }
    do throws(StoreError) {
      try how(&kept, game)
      trouble = nil
      savedNotes = game.notes
    } catch {
      trouble = error.phrase
    }
    store = kept
  }
}

extension Game {
  /// The seed for the next move, different for every move of every game.
  var moveSeed: UInt64 {
    var generator = SeededGenerator(seed: match.seed ^ UInt64(moveCount) << 32)
    return generator.next()
  }

  /// The finished hands, the last one open at one of its positions; nil if there are none.
  func replayPage(at index: Int?, isOfGame: Bool) -> ReplayPage? {
    let hands = replayedHands
    var page = ReplayPage(hands, open: hands.count - 1, isOfGame: isOfGame)
    page?.go(to: index ?? 0)
    return page
  }
}

extension GameKeeper {
  /// The decision of the computer player that moves or stands in, as work for a `Background`.
  ///
  /// `pause` is how many milliseconds the previous move will still stay on the table. Nil if the hand is over or the person
  /// at this terminal is to move.
  func computerDecision(
    _ time: ThinkingTime, _ policies: PolicyStore, pause: Int
  ) -> (@Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Move)? {
    guard let turn = game.match.round.turn, let player = game.players[turn].agent.computer
    else { return nil }
    let observation = game.observation(for: turn)
    let match = game.match.standing
    let milliseconds = thinkingMilliseconds(pause: pause)
    return { [seed = game.moveSeed] isGivenUp in
      let limits = time.limits(
        milliseconds: milliseconds, standing: match, isGivenUp: isGivenUp)
      return player.makeBot(policies.policies).legalMove(observation, limits: limits, seed: seed)
    }
  }

  /// Whether the computer player to move must not be faster where it has no choice: it thinks as
  /// long as it may about each choice, and the move is not its last card.
  var takesItsTime: Bool {
    guard let turn = game.match.round.turn, let player = game.players[turn].agent.computer else {
      return false
    }
    return player.level == .expert && game.observation(for: turn).hand.count > 1
  }

  func thinkingTime(pause: Int) -> Duration { .milliseconds(thinkingMilliseconds(pause: pause)) }

  /// How long a computer player may think about the next move while the previous one stays for `pause` milliseconds.
  ///
  /// It uses all that time for a bid: bids gain much from thought, cards little.
  func thinkingMilliseconds(pause: Int) -> Int {
    guard case .auction = game.match.round.publicState.phase else {
      return Limits.tableMilliseconds
    }
    return max(Limits.tableMilliseconds, pause)
  }
}
