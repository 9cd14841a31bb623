/// The kind of value in a placeholder: a case of `Phrase.Value`.
enum PlaceholderKind: Equatable {
  case text, number, phrase, list
  /// The key of a command.
  case command(String)
  /// Any value, chosen by the caller.
  case value

  /// The kind of a placeholder: from `exceptions`, or by its name; names in no list take a text.
  ///
  /// The placeholder that chooses a form need not be in a list.
  init(of name: String, in key: String) {
    if let kind = Self.exceptions[key]?[name] {
      self = kind
    } else if Self.commands.contains(name) {
      self = .command(Self.commandNames[name] ?? name.withHyphens)
    } else {
      self =
        Self.numbers.contains(name)
        ? .number
        : Self.phrases.contains(name) ? .phrase : Self.lists.contains(name) ? .list : .text
    }
  }

  /// The type of the accessor's parameter; nil if it needs none.
  var type: String? {
    switch self {
    case .text: "String"
    case .number: "Int"
    case .phrase: "Phrase"
    case .list: "[Phrase]"
    case .command: nil
    case .value: "Value"
    }
  }

  /// The Swift expression for the value of this placeholder.
  func value(of name: String) -> String {
    switch self {
    case .text: ".text(\(name))"
    case .number: ".number(\(name))"
    case .phrase: ".phrase(\(name))"
    case .list: ".list(\(name))"
    case .command(let name): ".command(\"\(name)\")"
    case .value: name
    }
  }

  static let numbers = names(
    """
    all bid bonus chance columns compensation days decisions done expected found
    game games hand hands held hints hours kilobytes known laid leastColumns leastRows limit line longest low matches
    megabytes minutes missing moves multiplier number open others otherwise ours penalty percent players
    playouts points puzzles rank rows seat seats seconds sentences share target tenth tenths total trick
    tricks turn undos wins worlds wrong
    """)

  static let phrases = names(
    """
    against card heading hold length made move part payer phrase player result role scored
    standing step suit title trump what
    """)

  static let lists = names("cards gainers roles scores tied totals trumps")

  /// Placeholders for the key of a command.
  static let commands = names(
    """
    away bestPlay bids claim people confirm copy copyLine curve delete down enter escape explain free giveUp help
    hint leave log
    menu mute next nextMatch pageDown pageUp pass passOn pastTrick previous previousMatch redo rename
    replay review search sheet sort summary toggle turnPage undo up watch
    """)

  /// Commands whose names differ from their placeholders.
  static let commandNames = ["away": "send-away"]

  static let exceptions: [String: [String: PlaceholderKind]] = [
    "advice.adviceLevel": ["line": .phrase],
    "advice.adviceNumbered": ["line": .phrase, "place": .number],
    "advice.adviceOwn": ["line": .phrase],
    "advice.retryAsGood": ["best": .phrase],
    "advice.retryWins": ["values": .phrase],
    "advice.reviewCost": ["cost": .phrase],
    "advice.reviewDearer": ["best": .phrase, "cost": .phrase],
    "advice.reviewDearerMatch": ["best": .phrase],
    "advice.adviceWhy": ["reason": .phrase],
    "advice.reviewPraise": ["lead": .phrase, "other": .phrase],
    "advice.reviewYours": ["cost": .phrase],
    "asking.askChiefTrump": ["cards": .number],
    "bids.bidsBefore": ["what": .list],
    "cards.smallCard": ["letter": .phrase],
    "coach.coachGap": ["margin": .phrase, "points": .phrase],
    "coach.coachWarning": ["cost": .phrase],
    "coach.leakLine": ["cost": .phrase],
    "coach.strengthBelow": ["gap": .phrase, "level": .phrase],
    "coach.strengthBetween": ["gap": .phrase, "stronger": .phrase, "weaker": .phrase],
    "people.presenceComputer": ["level": .phrase],
    "curve.curveCard": ["after": .number, "before": .number],
    "curve.curvePartner": ["after": .number, "before": .number],
    "curve.curveTrump": ["after": .number, "before": .number],
    "explain.explainMade": ["line": .phrase],
    "explain.explainOwnOnly": ["moves": .text],
    "best.bestContract": ["trumps": .phrase],
    "best.bestContractAlone": ["trumps": .phrase],
    "best.bestMethod": ["lines": .number],
    "best.bestPoints": ["high": .number],
    "best.bestResult": ["high": .number],
    "best.bestTrumps": ["vice": .phrase],
    "day.dayBesidePar": ["points": .text],
    "day.dayLine": ["level": .phrase],
    "day.dayLineHelped": ["line": .phrase],
    "day.dayLinePlayed": ["level": .phrase],
    "day.dayDone": ["points": .text],
    "day.daysPlayed": ["points": .text],
    "players.companyTold": ["players": .list],
    "players.playerOfStyle": ["style": .phrase],
    "hall.hallTold": ["details": .phrase],
    "join.joinSeatsFree": ["free": .number],
    "keys.keysFixed": ["key": .value],
    "keys.keysTaken": ["key": .value],
    "keysPage.keyIsTaken": ["key": .value],
    "link.linkOtherVersion": ["ours": .text],
    "link.mindStoodInFor": ["reason": .phrase],
    "log.logLays": ["cards": .text],
    "log.logCard": ["card": .text],
    "news.nearEnd": ["end": .number],
    "plain.plainAskPartner": ["names": .list],
    "plain.plainGame": ["time": .phrase],
    "plain.plainLine": ["what": .list],
    "plain.plainNumbered": ["what": .list],
    "plain.plainPlace": ["place": .number, "total": .text],
    "plain.plainScored": ["bonus": .text, "total": .text],
    "plain.plainSeat": ["what": .list],
    "plain.plainTotal": ["total": .text],
    "practice.auctionRead": ["what": .list],
    "practice.drillDone": ["right": .number],
    "practice.plainAuctionChoices": ["what": .list],
    "practice.plainDrill": ["purpose": .phrase],
    "practice.practiceCost": ["best": .phrase, "cost": .phrase],
    "practice.practiceDone": ["right": .number],
    "practice.practiceNextValue": ["after": .phrase, "before": .phrase],
    "practice.practiceValue": ["value": .phrase],
    "practice.practiceValues": ["values": .phrase],
    "program.outOfRange": ["high": .number, "value": .number],
    "reading.keyOfCommand": ["key": .value],
    "reasons.reasonCouldBeTrump": ["cards": .number],
    "reasons.reasonFitsLeader": ["cards": .number],
    "reasons.reasonRaisesOthers": ["level": .number],
    "reckoning.bidAndNoTrump": ["level": .number, "step": .number],
    "reckoning.bidAndNumber": ["level": .number, "step": .number],
    "reckoning.bidOnly": ["level": .number],
    "reckoning.bidTooHigh": ["chief": .number],
    "reckoning.wonAndBonus": ["won": .phrase],
    "reckoning.wonAndBonusFor": ["won": .phrase],
    "reckoning.wonLessPenalty": ["won": .phrase],
    "records.illegalAlreadyLaid": ["card": .text],
    "records.illegalMustFollow": ["cards": .text],
    "records.illegalNotInHand": ["card": .text],
    "records.illegalOverLimit": ["cards": .number],
    "records.keyIsWrong": ["expected": .text, "found": .text],
    "records.lineIsWrong": ["reason": .phrase],
    "records.notJSON": ["place": .number],
    "records.scoreNotInDeck": ["trump": .text],
    "records.stepCard": ["card": .number],
    "records.stepIllegal": ["reason": .phrase],
    "replay.replayPlace": ["move": .number],
    "replies.numberTooHigh": ["last": .number],
    "results.bidOf": ["cards": .number],
    "results.kindOfHands": ["level": .phrase],
    "results.kindToPoints": ["level": .phrase],
    "results.resultsRefused": ["code": .number],
    "saving.ownFileWrong": ["reason": .phrase],
    "sheet.sheetContract": ["trumps": .text],
    "shelf.playedHours": ["minutes": .text],
    "summary.cardsWorth": ["cards": .text],
    "summary.stepNoTrump": ["step": .number],
    "summary.stepNumber": ["step": .number],
    "summary.stepSuit": ["step": .number],
    "summary.stepTwinNumber": ["step": .number],
    "table.onlyTrump": ["trump": .text],
    "table.pointsLost": ["opposed": .phrase],
    "table.pointsMade": ["opposed": .phrase],
    "table.pointsRunning": ["opposed": .phrase],
    "table.ledAndHeld": ["lead": .phrase],
    "told.toldTrumps": ["order": .list],
  ]

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

extension String {
  /// The name with hyphens instead of capitals: `give-up` for `giveUp`.
  fileprivate var withHyphens: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
