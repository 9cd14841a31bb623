import MueBots
import MueData
import MueRules

extension Narration {
  /// A contract: who bids how many cards, the trumps, the partner.
  public func heading(of contract: Contract) -> Phrase {
    let name = who(contract.roles.chief)
    let trumps: Phrase =
      contract.viceTrump.map {
        .bestTrumps(trump: .name(of: contract.chiefTrump), vice: .name(of: $0))
      } ?? .name(of: contract.chiefTrump)
    let bid = contract.roles.level
    guard let partner = contract.partner else {
      return .bestContractAlone(name: name, bid: bid, trumps: trumps)
    }
    return .bestContract(name: name, bid: bid, trumps: trumps, partner: who(partner))
  }

  /// What an alternative to the contract that was played changes: the Chief's trump or the Vice's.
  public func heading(of contract: Contract, insteadOf played: Contract) -> Phrase {
    if let vice = contract.roles.vice, let trump = contract.viceTrump, trump != played.viceTrump {
      return .bestVice(name: who(vice), trump: .name(of: trump))
    }
    return .bestChief(name: who(contract.roles.chief), trump: .name(of: contract.chiefTrump))
  }

  /// Everything that has been worked out, or one of the alternatives, counted from 1.
  public func sentences(about plays: BestPlays, number: Int?) -> [Phrase] {
    let played = plays.played.contract
    if let number {
      guard let play = plays.others[number - 1] else {
        return [.bestNoSuch(number: plays.alternatives.count)]
      }
      return [.toldSentence(what: sentence(about: play, insteadOf: played)), bestMethod]
    }
    let bid = heading(ofBidIn: plays).map { [Phrase.toldSentence(what: $0)] } ?? []
    let others = plays.alternatives.enumerated().map { index, contract in
      Phrase.bestNumbered(number: index + 1, what: heading(of: contract, insteadOf: played))
    }
    return [.toldSentence(what: .bestPlayed), .toldSentence(what: heading(of: played))]
      + sentences(aboutPlayed: plays) + [.toldSentence(what: .bestOwn(name: who(plays.seat)))]
      + bid + sentences(aboutBidIn: plays) + [bestMethod]
      + (others.isEmpty
        ? []
        : [.toldSentence(what: .bestOthers)] + others + [.bestNoSuch(number: others.count)])
  }

  /// The contract of the seat's best bid; nil if it is the one that was played, or not known.
  public func heading(ofBidIn plays: BestPlays) -> Phrase? {
    guard case .found(let play, _) = plays.ownBid, play.contract != plays.played.contract
    else { return nil }
    return heading(of: play.contract)
  }

  /// The contract that was played, with best play.
  public func sentences(aboutPlayed plays: BestPlays) -> [Phrase] {
    guard plays.played.isDone else { return [progress(of: plays.played)] }
    return [points(of: plays.played), .bestWon(points: plays.won)]
  }

  /// The best bid of the seat.
  public func sentences(aboutBidIn plays: BestPlays) -> [Phrase] {
    let name = who(plays.seat)
    switch plays.ownBid {
    case .unknown: return [plays.played.isDone ? .bestSearching : .bestWaiting]
    case .none: return [.bestNoBid(name: name)]
    case .found(let play, _) where !play.isDone: return [progress(of: play)]
    case .found(let play, let known):
      let score = Phrase.bestScore(
        name: name, score: play.score(of: plays.seat).withMinus,
        own: plays.scored[plays.seat].withMinus)
      let isPlayed = play.contract == plays.played.contract
      let result: [Phrase] = [isPlayed ? .bestSame : points(of: play), score]
      guard let known else { return result }
      let isMade = play.sidePoints.mean >= play.target
      let verdict: Phrase = !isMade ? .bestNot : known < 50 ? .bestLuck : .bestSound
      return result + [.bestKnown(name: name, known: known), verdict]
    }
  }

  /// An alternative that has been asked for, in one sentence.
  public func sentence(about play: BestPlay, insteadOf played: Contract) -> Phrase {
    if !play.isDone { return progress(of: play) }
    let points = play.sidePoints
    return .bestResult(
      what: heading(of: play.contract, insteadOf: played), points: points.mean,
      target: play.target, low: points.low, high: points.high)
  }

  /// How the figures are found.
  public var bestMethod: Phrase {
    .bestMethod(tricks: BestPlay.exactTricks, lines: BestPlay.lines)
  }

  private func points(of play: BestPlay) -> Phrase {
    let points = play.sidePoints
    return .bestPoints(
      points: points.mean, low: points.low, high: points.high, target: play.target)
  }

  private func progress(of play: BestPlay) -> Phrase {
    .bestProgress(done: play.count, all: BestPlay.lines)
  }
}
