import MueGame
import MueRules

// Tests see all cards, like the table itself.

extension GuardedRound {
  public var all: Round {
    guard let round = allCards(for: .table) else { fatalError("the table sees all cards") }
    return round
  }

  public var deal: Deal { all.deal }
  public var legalMoves: LegalMoves? { all.legalMoves }

  public func hand(of seat: Seat) -> CardSet { all.hand(of: seat) }

  public func move(text: some StringProtocol) -> Move? { all.move(text: text) }

  public func isSettled() -> Bool { all.isSettled() }
}

extension Game {
  public var record: GameRecord { tableRecord }
  public var handRecords: [HandRecord] { handRecords(for: .table) }
  public var allRounds: [Round] { handRecords.map(\.round) }
}
