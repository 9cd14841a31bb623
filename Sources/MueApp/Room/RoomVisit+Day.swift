import MueGame
import MueRules
import MueStorage
import MueUI
import MueWire
import MueWords
import Platform

/// The room's deal of the day, which each person plays once.
extension RoomVisit {
  /// What the person gets to see of the deal of the day.
  enum DayOpening {
    case table(GameKeeper)
    case list(RoomDayList)
    case refused(Phrase)
  }

  /// The game begun with the deal of the day, or a new one; the list, if the person has played it.
  ///
  /// Whoever has begun an earlier day's deal finishes that first. The game is saved before the
  /// database knows that the person has begun, and both before anybody sees a card.
  func openDay(in context: AppContext, _ words: Words) throws(RoomFault) -> DayOpening {
    guard let person, let today = clock.today else { throw .noPerson }
    version = nil
    let progress = try database.progress(of: today, by: person.id)
    if case .finished = progress { return .list(try list(of: today)) }
    var store: GameStore
    do throws(StoreError) {
      store = try openDayStore()
    } catch {
      return .refused(error == .lockedByAnother ? .dayElsewhere : .cannotSaveAtAll)
    }
    if let game = store.loadCurrent().game, let day = game.notes.day,
      try deal(of: day).isDealt(in: game), try mayGoOn(day, on: today, person)
    {
      return .table(keeper(of: game, in: store, isNew: false))
    }
    guard progress == .waiting else { return .refused(.dayGone) }
    let plan = NewGamePlan()
    guard let game = context.game(of: try deal(of: today), among: plan, words: words) else {
      return .refused(.gameCannotBegin)
    }
    var keeper = keeper(of: game, in: store, isNew: true)
    keeper.begin()
    if let trouble = keeper.trouble { return .refused(trouble) }
    return try database.begin(today, by: person.id) ? .table(keeper) : .refused(.dayGone)
  }

  /// Whether the person goes on with a day's game that was saved, which is noted as begun then.
  private func mayGoOn(
    _ day: Day, on today: Day, _ person: RoomPerson
  ) throws(RoomFault) -> Bool {
    switch try database.progress(of: day, by: person.id) {
    case .begun: true
    // Killed after the game was saved.
    case .waiting: day == today ? try database.begin(day, by: person.id) : false
    case .finished: false
    }
  }

  private func keeper(of game: Game, in store: GameStore, isNew: Bool) -> GameKeeper {
    GameKeeper(game, store: store, isNew: isNew, clock: clock, isRoomDay: true)
  }

  private func deal(of day: Day) throws(RoomFault) -> DailyDeal {
    DailyDeal(day, seed: try database.seed(of: day, digest: Digest.sha256))
  }

  /// Keeps what the person made of the deal of a day, unless that has been done.
  func finishDay(with game: Game, par: Int) throws(RoomFault) {
    guard let person, let day = game.notes.day, let record = game.handRecords(for: .anybody).first
    else { throw .noPerson }
    version = nil
    if case .finished = try database.progress(of: day, by: person.id) { return }
    // Without its seed.
    let hand = HandRecord(
      round: record.round, names: record.names, agents: record.agents, hand: record.hand,
      match: record.match)
    try database.finish(
      day, by: person.id, points: game.match.totals[game.personSeat], par: par, hand: hand.line)
  }

  /// What all made of the deal of a day and of its month so far.
  func list(of day: Day) throws(RoomFault) -> RoomDayList {
    guard let person else { throw .noPerson }
    let results = try database.results(of: day, seenBy: person.id)
    listed = (day, results)
    return RoomDayList(
      day,
      results: results.map {
        RoomDayList.Line(
          name: $0.person.name, points: $0.points, par: $0.par, isOwn: $0.person.id == person.id)
      },
      sums: try database.sums(through: day).map {
        RoomDayList.Line(
          name: $0.person.name, days: $0.days, points: $0.points, par: $0.par,
          isOwn: $0.person.id == person.id)
      })
  }

  /// The hands of the day that was listed last, and the index of that of one result.
  func hands(ofResult index: Int) -> (hands: [ReplayedHand], open: Int)? {
    guard let results = listed?.results, results.indices.contains(index) else { return nil }
    let hands = results.enumerated().compactMap { offset, result in
      Log.attempt("to replay a hand of the day") {
        try ReplayedHand(HandRecord(checking: Array(result.hand.utf8)), number: offset + 1) { _ in
          result.person.name
        }
      }
    }
    return hands.firstIndex { $0.number == index + 1 }.map { (hands, $0) }
  }
}
