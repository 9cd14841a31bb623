import CellGrid
import MueBots
import MueGame
import MueLink
import MueRules
import MueStorage
import MueUI
import MueWords

/// A game in plain mode: lines of text, computer players, friends and disk in one loop.
///
/// A move is applied and saved before it is shown. A person at a terminal is answered at any time;
/// a script is read only when the game waits for input, and without pauses.
final class PlainSession: LineFront {
  let output: LineOutput
  let dependencies: Dependencies
  let engine: TableEngine
  /// The connections to friends at other terminals; nil if nobody else plays.
  let link: HostController?
  /// Whether the person is ready for the next hand but not all friends are.
  var isNextHandAwaited = false
  /// The friend waiting for the person's consent to take back a decision; nil for none.
  var undoAskedBy: PlayerName?
  /// The verification words shown last.
  private var toldWords: Phrase?
  /// Whether the person has already been asked before closing the table for friends.
  private var isClosingConfirmed = false
  let preferences: Preferences
  /// The settings on disk, which record finished lessons.
  var settings: KeptSettings
  /// The game that waits while a drill's hand is played.
  var waiting: (game: GameKeeper, drill: Drill)?
  /// The games on disk; nil if none can be saved.
  let store: GameStore?
  /// The games deleted in this run, the most recent last.
  var deleted: [Int] = []
  var talk: PlainTalk
  var isHintAwaited = false
  /// What the person has asked about bids and has not been told yet.
  var bidQuestion: BidQuestion?
  /// What the person has asked about a move and has not been told yet.
  var explainQuestion: ExplainQuestion?
  /// Whether the person's move is held back while the coach reviews it; typing any other line
  /// withdraws it.
  var isMoveHeldBack = false
  /// Whether the next hand is being shuffled.
  var isDealAwaited = false
  /// Whether the coach's figures are being read.
  var isCoachAwaited = false
  /// What is being worked out of the hand just played.
  private var wanted: PlainReplay.Wanted?
  let reviewWorker: ReviewWorker
  /// The review that is being told.
  var review: PlainReview?
  /// The decision that the person tries again.
  var retry: PlainRetry?
  private let curveWorker: CurveWorker
  private let bestWorker: BestWorker
  /// Whether an expert is playing the deal of the day.
  var isDayAwaited = false
  var outcome: ExitCode?
  /// Sentences about games that could not be saved, printed at the end.
  private(set) var lastWords: [Phrase] = []
  let resultsRecorder: ResultsRecorder
  private let coachWorker: CoachWorker

  init(
    context: AppContext, console: any LineTerminal, dependencies: Dependencies,
    keeper: GameKeeper, link: HostController? = nil, store: GameStore?, preferences: Preferences,
    room: RoomVisit? = nil
  ) {
    output = LineOutput(context, on: console, room: room)
    self.dependencies = dependencies
    self.store = store
    self.link = link
    self.preferences = keeper.isRoomDay ? preferences.withoutHelp : preferences
    settings = KeptSettings(context.settings)
    let wake = console.wake
    resultsRecorder = ResultsRecorder(in: dependencies, wake: wake)
    reviewWorker = ReviewWorker(in: dependencies, wake: wake)
    curveWorker = CurveWorker(in: dependencies, recorder: resultsRecorder, wake: wake)
    bestWorker = BestWorker(in: dependencies, wake: wake)
    coachWorker = CoachWorker(store, recorder: resultsRecorder, in: dependencies, wake: wake)
    let clock = dependencies.clock
    engine = TableEngine(
      keeper, in: dependencies, resultsRecorder: resultsRecorder, coachWorker: coachWorker,
      now: { clock.awake }, wake: wake)
    let game = keeper.game
    talk = PlainTalk(
      view: game.view(for: game.personSeat), vocabulary: context.vocabulary,
      mayHint: self.preferences.hints)
    talk.dealNumber = link == nil && !keeper.isRoomDay ? game.match.seed : nil
    talk.sorting = preferences.sorting
    engine.display = self
    link?.keep(with: keeper.keep)
    link?.wake(by: wake)
  }

  var keeper: GameKeeper { engine.keeper }

  /// Plays until the person leaves, input ends, or a signal ends the program.
  ///
  /// With `isPractising`, starts with the puzzles of the day.
  func run(notice: Phrase?, isPractising: Bool = false) -> ExitCode {
    begin(notice: notice, isPractising: isPractising)
    stay()
    return end()
  }

  /// Describes the state of the game; a table that has just been opened has already welcomed the
  /// person.
  func begin(notice: Phrase?, isPractising: Bool = false) {
    engine.keeper.note(isAtTable: true)
    engine.keepTime()
    if !keeper.game.match.scores.isEmpty, keeper.isOwn { resultsRecorder.record(keeper.game) }
    if link == nil || !keeper.isNew { tell(.plainWelcome) }
    tell([notice].compactMap(\.self))
    if let link {
      let people = PeopleTalk(
        link.people(isGathering: false), vocabulary: talk.vocabulary)
      if !keeper.isNew { tell(people.listing) }
      talk.people = people
    }
    if isPractising { practise(.puzzles) } else { tell(talk.opening(isNew: keeper.isNew)) }
    if notice == nil { tellTrouble() }
    compareDay()
  }

  /// Saves what is unsaved; returns the exit code.
  func end() -> ExitCode {
    stopThinking()
    coachWorker.pause()
    if let waiting { engine.keeper = waiting.game } else { engine.noteTime() }
    leaveBehind()
    link?.close()
    settings.save(in: dependencies.preferencesStore)
    resultsRecorder.finish()
    let outcome = outcome ?? .done
    return lastWords.isEmpty ? outcome : outcome.withLoss
  }

  /// Leaves the game for good; a game that cannot be saved is written elsewhere.
  func leaveBehind() {
    if let word = engine.keeper.finish() { lastWords.append(word) }
  }

  func advance() {
    goOn()
    tell((resultsRecorder.take(\.newAchievements) ?? []).map { .found($0) })
    tellCoach()
    tellWanted()
    tellReview()
    tellRetry()
  }

  var patience: Int? {
    [engine.loop.patience, link?.patience].compactMap(\.self).min()
  }

  var isAsked: Bool {
    if talk.people?.isAsked == true { return true }
    if let retry { return retry.isAsked }
    return talk.isAsked && !isHintAwaited && bidQuestion == nil && explainQuestion == nil
      && !isMoveHeldBack && !isParAwaited
      && !isCoachAwaited && wanted == nil && review == nil && !isNextHandAwaited && !isDealAwaited
  }

  func answer(_ line: TypedLine) {
    engine.touch()
    isMoveHeldBack = false
    stopReviewing()
    if answerRetry(line.text) { return }
    let wasTrickHeld = talk.isTrickHeld
    defer { if wasTrickHeld, !talk.isTrickHeld { engine.loop.pacing.endRest() } }
    let reply = talk.read(line.text)
    if case .leave? = reply.effect {} else { isClosingConfirmed = false }
    tell(reply.lines)
    guard let effect = reply.effect else { return }
    // The question may have changed since the person began typing.
    if line.isLate, case .make = effect { tell(.plainMeanwhile) } else { perform(effect) }
  }
}

extension PlainSession {
  func perform(_ effect: Effect) {
    if keeper.isRoomDay, !effect.isPossibleInRoomDay { return tell(.dayWithoutHelp) }
    if let waiting, perform(effect, in: waiting.drill) { return }
    if let link, perform(effect, through: link) { return }
    switch effect {
    case .goOn: releaseTrick()
    case .dealNextHand: dealNextHand()
    case .newGame: beginAnother()
    case .readShelf: tellGames()
    case .openNamed(let name): open(name)
    case .deleteNamed(let name): delete(name)
    case .undeleteLast: undelete()
    case .hint: isHintAwaited = true
    case .curve:
      tell(.curveBegins)
      wanted = .curve
    case .review(let request): beginReview(request)
    case .bids(let seat, let fromOwnSeat):
      bidQuestion = talk.question(about: seat, fromOwnSeat: fromOwnSeat)
    case .explain(let number, let isOpen):
      let asked = talk.question(
        aboutMove: number, isOpen: isOpen, in: keeper.game.handJustPlayed,
        considered: keeper.considered)
      explainQuestion = asked.question
      tell(asked.lines)
    case .best(let number):
      tell(.bestBegins)
      wanted = .best(number)
    case .coach:
      isCoachAwaited = true
      resultsRecorder.coach()
    case .rules: tellRules()
    case .learn: tellLessons()
    case .lesson(let lesson): teach(lesson)
    case .puzzles: practise(.puzzles)
    case .auctions: practise(.auctions)
    case .practice: tellDrills()
    case .drill(let drill): practise(drill)
    case .leave: outcome = .done
    default: if !engine.perform(effect) { tell([.lessonNotHere]) }
    }
  }

  /// Performs effects that have another meaning in a drill's hand; returns whether this was one.
  private func perform(_ effect: Effect, in drill: Drill) -> Bool {
    switch effect {
    case .leave: leaveDrill()
    case .dealNextHand: practise(drill)
    case .make, .goOn, .hint, .bids, .explain, .curve, .best, .review, .undo, .redo, .claim,
      .rules:
      return false
    default: tell([.lessonNotHere])
    }
    return true
  }

  /// Performs effects that have another meaning at a table for friends; returns whether this was
  /// one.
  private func perform(_ effect: Effect, through link: HostController) -> Bool {
    switch effect {
    case .undo: requestUndo()
    case _ where performAsHost(effect, through: link): break
    case .consent(let isGiven):
      undoAskedBy = nil
      link.change { table, _ in table.consent(isGiven) }
    case .leave where link.areFriendsHere && !isClosingConfirmed:
      isClosingConfirmed = true
      tell(.confirmClosing)
    case .make, .dealNextHand, .goOn, .hint, .bids, .explain, .curve, .best, .review, .claim,
      .rules, .readShelf, .leave:
      return false
    default: tell(.notWithFriends)
    }
    return true
  }

  func stopThinking() {
    engine.stopThinking()
    engine.loop.stopAdvising()
    engine.parWorker.giveUp()
    curveWorker.giveUp()
    bestWorker.giveUp()
    stopReviewing()
    retry = nil
    wanted = nil
    isMoveHeldBack = false
    isDayAwaited = false
    isHintAwaited = false
    bidQuestion = nil
    explainQuestion = nil
  }

  var mayCoach: Bool { console.isInteractive && !isParAwaited }

  /// Reports the reviews' findings if the person has asked for them.
  private func tellCoach() {
    guard isCoachAwaited, let report = resultsRecorder.take(\.coachReport) else { return }
    isCoachAwaited = false
    write(CoachText.lines(report, words: words, isUnicode: console.unicode))
    tellTrouble()
  }

  /// Reports what the person has asked of the hand just played, once it is worked out.
  private func tellWanted() {
    switch wanted {
    case .curve:
      guard let hand = FinishedHand(justPlayedIn: keeper.game),
        let curve = curveWorker.curve(
          of: hand, keptWith: { KeptHand(hand, number: keeper.game.match.hand, of: keeper) }),
        curve.isDone
      else { return }
      tell(Narration(talk.view).sentences(about: curve))
    case .best(let number):
      let alternatives = number.map { [$0 - 1] } ?? []
      let request = BestRequest(hand: nil, wanted: alternatives)
      let hand = FinishedHand(justPlayedIn: keeper.game)
      guard let plays = bestWorker.plays(request, justPlayed: hand),
        plays.isDone(wanted: alternatives)
      else { return }
      tell(Narration(talk.view).sentences(about: plays, number: number))
    case nil: return
    }
    wanted = nil
  }

  /// Reports why the game or its results cannot be saved, whenever that changes.
  func tellTrouble() {
    tell([resultsRecorder.take(\.notice), engine.takeTrouble()].compactMap(\.self))
  }
}

extension PlainSession {
  var isMovingOn: Bool { true }
  var isTrickHeld: Bool { talk.isTrickHeld }
  var wantsHint: Bool { isHintAwaited }
  var refinesHints: Bool { false }
  var hintTurns: Int? { nil }
  var moveInMind: Move? { nil }
  var isBidHelpNew: Bool { true }
  var isExplainHelpNew: Bool { view.observation.publicState.score == nil }

  func releaseTrick() { tell(talk.releaseTrick()) }

  /// The only card that can be played, if the setting plays such cards automatically.
  ///
  /// Not for programs: one that answers every question would answer a question no longer asked.
  var forcedMove: Move? {
    preferences.autoPlay && console.isInteractive ? talk.forcedMove : nil
  }

  var view: GameObservation { talk.view }

  func show(after move: Move?, by mover: Seat?) {
    isHintAwaited = false
    let tricks = keeper.game.match.round.publicState.tricks
    let isFinished = tricks.last?.cards.count == keeper.game.players.count
    let pause =
      link == nil
      ? preferences.milliseconds(afterTrick: isFinished)
      : preferences.millisecondsAmongFriends(afterTrick: isFinished)
    undoAskedBy = nil
    isDealAwaited = false
    tellFriends()
    engine.record()
    tell(talk.show(engine.view, holdsTrick: console.isInteractive && pause == nil))
    if link == nil, preferences.voices, move != nil, let remark = engine.remark { tell([remark]) }
    if keeper.isSettled { tell([.claimOffer]) }
    tellTrouble()
    compareDay()
    let rest = console.isInteractive ? pause ?? 0 : 0
    engine.loop.pacing.rest(
      milliseconds: talk.isTrickHeld ? nil : rest, from: dependencies.clock.now)
  }

  func turn(_ direction: TurnDirection, announcing phrase: Phrase, hasMoved: Bool) {
    tell([phrase])
    guard hasMoved else { return }
    switch direction {
    case .back:
      undoAskedBy = nil
      tellFriends()
      stopThinking()
      tell(talk.turnBack(to: engine.view))
      tellTrouble()
    case .forward: show(after: nil, by: nil)
    }
  }

  func showClaim(_ phrase: Phrase, hasMoved: Bool) {
    tell([phrase])
    guard hasMoved else { return }
    link?.change { table, _ in table.claim() }
    show(after: nil, by: nil)
  }

  func warn(_ warning: Phrase) {
    tell([warning, .coachAnywayPlain])
  }

  func countHint(_ hint: Hint?) {
    engine.keeper.countHint(hint)
    talk.note(engine.view)
  }

  func show(_ hint: Hint, goesOn: Bool) {
    isHintAwaited = false
    tell(hint, goesOn: goesOn, in: view)
  }

  func show(_ answer: BidAnswer) {
    bidQuestion = nil
    tell(talk.told(answer))
  }

  func show(_ explanation: MoveExplanation) {
    guard let question = explainQuestion else { return }
    explainQuestion = nil
    tell(talk.told(explanation, to: question))
  }
}

extension PlainSession: HostDisplay {
  func say(_ phrase: Phrase?) {
    if let phrase { tell(phrase) }
    if phrase == .dealAwaited { isDealAwaited = true }
  }

  func insist(on notice: Phrase) { tell(notice) }

  /// Reports changes among the people.
  func showPeople() {
    guard let link else { return }
    var people = link.people(isGathering: false)
    people.undoAskedBy = undoAskedBy
    tell(talk.people?.show(people) ?? [])
    if let words = people.handWords, words != toldWords { tell(words) }
    toldWords = people.handWords
  }

  func askConsent(to name: PlayerName) { undoAskedBy = name }
  func announce(_ seat: Seat, at seats: [SeatStatus]) { showPeople() }
  func showPlayers() { _ = talk.show(engine.view) }
}

extension PlainSession {
  /// Whether an expert still has to play what the person has finished.
  var isParAwaited: Bool { isDayAwaited || keeper.game.handWithoutPar != nil }

  /// Once the person has finished the deal of the day, has an expert play it.
  func compareDay() {
    let game = keeper.game
    guard game.day != nil || keeper.isRoomDay, game.match.isOver else { return }
    if !keeper.isRoomDay { resultsRecorder.readDays() }
    tell([.parWorkedOut])
    isDayAwaited = true
  }

  /// Once it is ready, shows the expert's score next to the person's: for a deal of the day in a
  /// line to share, for a match after each hand.
  func compare() {
    if isDayAwaited { tellParOfDay() }
    let isBusy = console.isInteractive && (engine.loop.pacing.isMoveAwaited || isHintAwaited)
    if engine.comparePar(isFree: !isBusy) {
      tell(talk.tellPar(in: engine.view))
      tellTrouble()
    }
  }

  private func tellParOfDay() {
    if keeper.isRoomDay { return keepRoomDay() }
    guard let day = keeper.game.day,
      let par = engine.parWorker.par(ofHand: 1, in: keeper.game)
    else { return }
    let days = resultsRecorder.take(\.days)
    // Without a date there are none to wait for.
    if days == nil, dependencies.clock.today != nil { return }
    isDayAwaited = false
    if let days {
      write(CalendarText.lines(days, isWhole: false, words: words, isUnicode: console.unicode))
    }
    let line = Narration(engine.view).dayLine(day, par: par)
    tell([output.room == nil ? .dayToCopy : nil, line].compactMap(\.self))
  }

  /// Gives the card room the result of its deal of the day, and leaves.
  private func keepRoomDay() {
    guard let par = engine.parWorker.par(ofHand: 1, in: keeper.game) else { return }
    isDayAwaited = false
    outcome = .done
    do throws(RoomFault) {
      try output.room?.finishDay(with: keeper.game, par: par)
    } catch {
      tell(error.phrase)
    }
  }
}
