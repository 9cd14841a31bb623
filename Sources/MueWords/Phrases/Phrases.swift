// Written by `make phrases` from Localization/en.json.
// swift-format-ignore-file

extension Phrase {
  /// red
  public static let red = Phrase("cards.red")
  /// yellow
  public static let yellow = Phrase("cards.yellow")
  /// green
  public static let green = Phrase("cards.green")
  /// blue
  public static let blue = Phrase("cards.blue")
  /// black
  public static let black = Phrase("cards.black")
  /// R
  public static let redLetter = Phrase("cards.redLetter")
  /// Y
  public static let yellowLetter = Phrase("cards.yellowLetter")
  /// G
  public static let greenLetter = Phrase("cards.greenLetter")
  /// B
  public static let blueLetter = Phrase("cards.blueLetter")
  /// K
  public static let blackLetter = Phrase("cards.blackLetter")
  /// {suit} {rank}
  public static func card(suit: Phrase, rank: Int) -> Phrase { Phrase("cards.card", ["suit": .phrase(suit), "rank": .number(rank)]) }
  /// {letter}{rank}
  public static func smallCard(letter: Phrase, rank: Int) -> Phrase { Phrase("cards.smallCard", ["letter": .phrase(letter), "rank": .number(rank)]) }
  /// {rank}s
  public static func trumpNumber(rank: Int) -> Phrase { Phrase("cards.trumpNumber", ["rank": .number(rank)]) }
  /// no trump
  public static let noTrump = Phrase("cards.noTrump")
}

extension Phrase {
  /// Chief
  public static let chief = Phrase("roles.chief")
  /// Vice
  public static let vice = Phrase("roles.vice")
  /// partner
  public static let partner = Phrase("roles.partner")
}

extension Phrase {
  /// Éclat
  public static let eclat = Phrase("headings.eclat")
  /// Points
  public static let points = Phrase("headings.points")
  /// Bonus
  public static let bonus = Phrase("headings.bonus")
  /// Total
  public static let total = Phrase("headings.total")
}

extension Phrase {
  /// Mü · hand {hand} · to {points}
  public static func titleToPoints(hand: Int, points: Int) -> Phrase { Phrase("title.titleToPoints", ["hand": .number(hand), "points": .number(points)]) }
  /// Mü · hand {hand} of {hands}
  public static func titleOfHands(hand: Int, hands: Int) -> Phrase { Phrase("title.titleOfHands", ["hand": .number(hand), "hands": .number(hands)]) }
  /// {title} · you {own}, {name} {best}
  public static func titleWithScore(title: Phrase, own: String, name: String, best: String) -> Phrase { Phrase("title.titleWithScore", ["title": .phrase(title), "own": .text(own), "name": .text(name), "best": .text(best)]) }
  /// par
  public static let titlePar = Phrase("title.titlePar")
  /// {title} · {time}
  public static func titleWithClock(title: Phrase, time: String) -> Phrase { Phrase("title.titleWithClock", ["title": .phrase(title), "time": .text(time)]) }
  /// Mü · not saved!
  public static let notSaved = Phrase("title.notSaved")
  /// your turn
  public static let yourTurn = Phrase("title.yourTurn")
  /// Mü: it is your turn.
  public static let summons = Phrase("title.summons")
  /// {name}’s turn
  public static func turn(name: String) -> Phrase { Phrase("title.turn", ["name": .text(name)]) }
  /// end of hand
  public static let handIsOver = Phrase("title.handIsOver")
  /// end of match
  public static let matchIsOver = Phrase("title.matchIsOver")
  /// Mü needs a window of {columns} × {rows} or more. Ctrl-C leaves.
  public static func windowTooSmall(columns: Int, rows: Int) -> Phrase { Phrase("title.windowTooSmall", ["columns": .number(columns), "rows": .number(rows)]) }
}

extension Phrase {
  /// {cards} cards
  public static func cardsHeld(cards: Int) -> Phrase { Phrase("table.cardsHeld", ["cards": .number(cards)]) }
  /// pass
  public static let passed = Phrase("table.passed")
  /// nobody has laid a card yet
  public static let nobodyHasLaid = Phrase("table.nobodyHasLaid")
  /// {name} leads with {cards} cards · target {target}
  public static func leads(name: String, cards: Int, target: Int) -> Phrase { Phrase("table.leads", ["name": .text(name), "cards": .number(cards), "target": .number(target)]) }
  /// You lead with {cards} cards · target {target}
  public static func youLead(cards: Int, target: Int) -> Phrase { Phrase("table.youLead", ["cards": .number(cards), "target": .number(target)]) }
  /// Level at {cards} cards: {tied}
  public static func levelAt(cards: Int, tied: [Phrase]) -> Phrase { Phrase("table.levelAt", ["cards": .number(cards), "tied": .list(tied)]) }
  /// Vice: {player}
  public static func viceSoFar(player: Phrase) -> Phrase { Phrase("table.viceSoFar", ["player": .phrase(player)]) }
  /// Vice: {player}, by better cards
  public static func viceOnTie(player: Phrase) -> Phrase { Phrase("table.viceOnTie", ["player": .phrase(player)]) }
  /// {payer} {loss}, {gainers} {gain}
  public static func eclatScores(payer: Phrase, loss: String, gainers: [Phrase], gain: String) -> Phrase { Phrase("table.eclatScores", ["payer": .phrase(payer), "loss": .text(loss), "gainers": .list(gainers), "gain": .text(gain)]) }
  /// Éclat: {scored}
  public static func eclatWould(scored: Phrase) -> Phrase { Phrase("table.eclatWould", ["scored": .phrase(scored)]) }
  /// bid {bid} · target {target}
  public static func bidAndTarget(bid: Int, target: Int) -> Phrase { Phrase("table.bidAndTarget", ["bid": .number(bid), "target": .number(target)]) }
  /// bid {bid} · {points} of {target}
  public static func bidAndPoints(bid: Int, points: Int, target: Int) -> Phrase { Phrase("table.bidAndPoints", ["bid": .number(bid), "points": .number(points), "target": .number(target)]) }
  /// {points} of {target} · {opposed} · {open} to come
  public static func pointsRunning(points: Int, target: Int, opposed: Phrase, open: Int) -> Phrase { Phrase("table.pointsRunning", ["points": .number(points), "target": .number(target), "opposed": .phrase(opposed), "open": .number(open)]) }
  /// made: {points} of {target} · {opposed} · {open} to come
  public static func pointsMade(points: Int, target: Int, opposed: Phrase, open: Int) -> Phrase { Phrase("table.pointsMade", ["points": .number(points), "target": .number(target), "opposed": .phrase(opposed), "open": .number(open)]) }
  /// lost: {points} of {target} · {opposed} · {open} to come
  public static func pointsLost(points: Int, target: Int, opposed: Phrase, open: Int) -> Phrase { Phrase("table.pointsLost", ["points": .number(points), "target": .number(target), "opposed": .phrase(opposed), "open": .number(open)]) }
  /// others {points}
  public static func opposedBy(points: Int) -> Phrase { Phrase("table.opposedBy", ["points": .number(points)]) }
  /// your side {points}
  public static func opposedByYou(points: Int) -> Phrase { Phrase("table.opposedByYou", ["points": .number(points)]) }
  /// trump: {order}
  public static func trumpOrder(order: String) -> Phrase { Phrase("table.trumpOrder", ["order": .text(order)]) }
  /// held(laid) bonus
  public static let namingHeading = Phrase("table.namingHeading")
  /// held(laid)
  public static let viceHeading = Phrase("table.viceHeading")
  /// trumps laid
  public static let partnerHeading = Phrase("table.partnerHeading")
  /// Vice’s
  public static let isVices = Phrase("table.isVices")
  /// {lead} · {hold} · {points} points
  public static func trickSoFar(lead: Phrase, hold: Phrase, points: Int) -> Phrase { Phrase("table.trickSoFar", ["lead": .phrase(lead), "hold": .phrase(hold), "points": .number(points)]) }
  /// {name} led
  public static func ledBy(name: String) -> Phrase { Phrase("table.ledBy", ["name": .text(name)]) }
  /// you led
  public static let ledByYou = Phrase("table.ledByYou")
  /// {name} has it
  public static func heldBy(name: String) -> Phrase { Phrase("table.heldBy", ["name": .text(name)]) }
  /// you have it
  public static let heldByYou = Phrase("table.heldByYou")
  /// You take the trick: {points} points
  public static func youTakeTrick(points: Int) -> Phrase { Phrase("table.youTakeTrick", ["points": .number(points)]) }
  /// {name} takes the trick: {points} points
  public static func takesTrick(name: String, points: Int) -> Phrase { Phrase("table.takesTrick", ["name": .text(name), "points": .number(points)]) }
  /// Trick {number} of {total}, seen again.
  public static func trickSeenAgain(number: Int, total: Int) -> Phrase { Phrase("table.trickSeenAgain", ["number": .number(number), "total": .number(total)]) }
}

extension Phrase {
  /// Push up to {cards} cards forward, or pass.
  public static func askBid(cards: Int) -> Phrase { Phrase("asking.askBid", ["cards": .number(cards)]) }
  /// All your cards are laid: you can only pass.
  public static let askPassOnly = Phrase("asking.askPassOnly")
  /// {confirm} lays {cards} cards: you lead with {total}, target {target}.
  public static func bidLeads(cards: Int, total: Int, target: Int) -> Phrase { Phrase("asking.bidLeads", ["confirm": .command("confirm"), "cards": .number(cards), "total": .number(total), "target": .number(target)]) }
  /// {confirm} lays {cards} cards and draws level. {what}
  public static func bidDraws(cards: Int, what: Phrase) -> Phrase { Phrase("asking.bidDraws", ["confirm": .command("confirm"), "cards": .number(cards), "what": .phrase(what)]) }
  /// {confirm} lays {cards} cards: you would be Vice.
  public static func bidVice(cards: Int) -> Phrase { Phrase("asking.bidVice", ["confirm": .command("confirm"), "cards": .number(cards)]) }
  /// {confirm} lays {cards} cards: they only show what you hold.
  public static func bidShort(cards: Int) -> Phrase { Phrase("asking.bidShort", ["confirm": .command("confirm"), "cards": .number(cards)]) }
  /// If all pass, {what}.
  public static func ifAllPass(what: Phrase) -> Phrase { Phrase("asking.ifAllPass", ["what": .phrase(what)]) }
  /// If you pass, {what}.
  public static func ifYouPass(what: Phrase) -> Phrase { Phrase("asking.ifYouPass", ["what": .phrase(what)]) }
  /// it is an éclat: {scored}
  public static func endsInEclat(scored: Phrase) -> Phrase { Phrase("asking.endsInEclat", ["scored": .phrase(scored)]) }
  /// Push up to {cards} cards forward, or pass. {what}
  public static func askBidLast(cards: Int, what: Phrase) -> Phrase { Phrase("asking.askBidLast", ["cards": .number(cards), "what": .phrase(what)]) }
  /// {name} is Chief
  public static func chiefIs(name: String) -> Phrase { Phrase("asking.chiefIs", ["name": .text(name)]) }
  /// you are Chief, target {target}
  public static func chiefIsYou(target: Int) -> Phrase { Phrase("asking.chiefIsYou", ["target": .number(target)]) }
  /// nobody scores
  public static let nobodyPlays = Phrase("asking.nobodyPlays")
  /// Lower trump {trump}? You hold {cards} of them.
  public static func askViceTrump(trump: Phrase, cards: Int) -> Phrase { Phrase("asking.askViceTrump", ["trump": .phrase(trump), "cards": .number(cards)]) }
  /// Trump {trump}? You hold {cards}; bonus {bonus}.
  public static func askChiefTrump(trump: Phrase, cards: Int, bonus: Int) -> Phrase { Phrase("asking.askChiefTrump", ["trump": .phrase(trump), "cards": .number(cards), "bonus": .number(bonus)]) }
  /// Who will be your partner?
  public static let askPartner = Phrase("asking.askPartner")
  /// {confirm} does that; {hint} shows the next best.
  public static let askProposal = Phrase("asking.askProposal", ["confirm": .command("confirm"), "hint": .command("hint")])
  /// Your lead: play any card.
  public static let askLead = Phrase("asking.askLead")
  /// You cannot follow: play any card.
  public static let askAnything = Phrase("asking.askAnything")
  /// Play your last card.
  public static let askLastCard = Phrase("asking.askLastCard")
  /// Follow suit: {suit}.
  public static func askFollow(suit: Phrase) -> Phrase { Phrase("asking.askFollow", ["suit": .phrase(suit)]) }
  /// Trump was led: play a trump.
  public static let askFollowTrump = Phrase("asking.askFollowTrump")
  /// {confirm} goes on.
  public static let askGoOn = Phrase("asking.askGoOn", ["confirm": .command("confirm")])
  /// {confirm} deals a new match, {leave} leaves.
  public static let askNewMatch = Phrase("asking.askNewMatch", ["confirm": .command("confirm"), "leave": .command("leave")])
  /// Any key clears the trick.
  public static let anyKeyTakesTrick = Phrase("asking.anyKeyTakesTrick")
  /// {name} is thinking…
  public static func thinking(name: String) -> Phrase { Phrase("asking.thinking", ["name": .text(name)]) }
}

extension Phrase {
  /// {name} passes.
  public static func passes(name: String) -> Phrase { Phrase("news.passes", ["name": .text(name)]) }
  /// {name} lays {cards} cards, {total} in all.
  public static func lays(name: String, cards: Int, total: Int) -> Phrase { Phrase("news.lays", ["name": .text(name), "cards": .number(cards), "total": .number(total)]) }
  /// {name} names {trump}.
  public static func names(name: String, trump: Phrase) -> Phrase { Phrase("news.names", ["name": .text(name), "trump": .phrase(trump)]) }
  /// {name} plays with {partner}.
  public static func picks(name: String, partner: String) -> Phrase { Phrase("news.picks", ["name": .text(name), "partner": .text(partner)]) }
  /// {name} picks you as partner!
  public static func picksYou(name: String) -> Phrase { Phrase("news.picksYou", ["name": .text(name)]) }
}

extension Phrase {
  /// {name} deals and opens the auction.
  public static func toldDeals(name: String) -> Phrase { Phrase("told.toldDeals", ["name": .text(name)]) }
  /// You deal and open the auction.
  public static let toldYouDeal = Phrase("told.toldYouDeal")
  /// {name} lays {cards}; {total} in all.
  public static func toldLays(name: String, cards: [Phrase], total: Int) -> Phrase { Phrase("told.toldLays", ["name": .text(name), "cards": .list(cards), "total": .number(total)]) }
  /// You lay {cards}; {total} in all.
  public static func toldYouLay(cards: [Phrase], total: Int) -> Phrase { Phrase("told.toldYouLay", ["cards": .list(cards), "total": .number(total)]) }
  /// You pass.
  public static let toldYouPass = Phrase("told.toldYouPass")
  /// {name} is Chief: bid {bid}, target {target}.
  public static func toldChief(name: String, bid: Int, target: Int) -> Phrase { Phrase("told.toldChief", ["name": .text(name), "bid": .number(bid), "target": .number(target)]) }
  /// You are Chief: bid {bid}, target {target}.
  public static func toldYouAreChief(bid: Int, target: Int) -> Phrase { Phrase("told.toldYouAreChief", ["bid": .number(bid), "target": .number(target)]) }
  /// {name} is Vice.
  public static func toldVice(name: String) -> Phrase { Phrase("told.toldVice", ["name": .text(name)]) }
  /// You are Vice.
  public static let toldYouAreVice = Phrase("told.toldYouAreVice")
  /// There is no Vice.
  public static let toldNoVice = Phrase("told.toldNoVice")
  /// You name {trump}.
  public static func toldYouName(trump: Phrase) -> Phrase { Phrase("told.toldYouName", ["trump": .phrase(trump)]) }
  /// Trumps, strongest first: {order}.
  public static func toldTrumps(order: [Phrase]) -> Phrase { Phrase("told.toldTrumps", ["order": .list(order)]) }
  /// There is no trump in this hand.
  public static let toldNoTrumps = Phrase("told.toldNoTrumps")
  /// You play with {partner}.
  public static func toldYouPick(partner: String) -> Phrase { Phrase("told.toldYouPick", ["partner": .text(partner)]) }
  /// {name} leads {card}.
  public static func toldLeads(name: String, card: Phrase) -> Phrase { Phrase("told.toldLeads", ["name": .text(name), "card": .phrase(card)]) }
  /// You lead {card}.
  public static func toldYouLead(card: Phrase) -> Phrase { Phrase("told.toldYouLead", ["card": .phrase(card)]) }
  /// {name} plays {card}.
  public static func toldPlays(name: String, card: Phrase) -> Phrase { Phrase("told.toldPlays", ["name": .text(name), "card": .phrase(card)]) }
  /// You play {card}.
  public static func toldYouPlay(card: Phrase) -> Phrase { Phrase("told.toldYouPlay", ["card": .phrase(card)]) }
  /// {name} takes the trick: {points} points.
  public static func toldTakes(name: String, points: Int) -> Phrase { Phrase("told.toldTakes", ["name": .text(name), "points": .number(points)]) }
  /// You take the trick: {points} points.
  public static func toldYouTake(points: Int) -> Phrase { Phrase("told.toldYouTake", ["points": .number(points)]) }
}

extension Phrase {
  /// Mü, told in lines. “help” lists the commands, “quit” leaves; the game is saved.
  public static let plainWelcome = Phrase("plain.plainWelcome")
  /// New to Mü? “rules” tells the rules, “hint” the best choice and why.
  public static let plainFirst = Phrase("plain.plainFirst")
  /// You go on with this game.
  public static let plainGoesOn = Phrase("plain.plainGoesOn")
  /// Hand {hand}, to {points} points.
  public static func plainHandToPoints(hand: Int, points: Int) -> Phrase { Phrase("plain.plainHandToPoints", ["hand": .number(hand), "points": .number(points)]) }
  /// Hand {hand} of {hands}.
  public static func plainHandOfHands(hand: Int, hands: Int) -> Phrase { Phrase("plain.plainHandOfHands", ["hand": .number(hand), "hands": .number(hands)]) }
  /// {number}: {what}
  public static func plainNumbered(number: Int, what: [Phrase]) -> Phrase { Phrase("plain.plainNumbered", ["number": .number(number), "what": .list(what)]) }
  /// You may play {cards}.
  public static func plainMayPlay(cards: [Phrase]) -> Phrase { Phrase("plain.plainMayPlay", ["cards": .list(cards)]) }
  /// You may lay {cards}.
  public static func plainMayLay(cards: [Phrase]) -> Phrase { Phrase("plain.plainMayLay", ["cards": .list(cards)]) }
  /// Bid up to {cards} cards by their numbers, or pass.
  public static func plainAskBid(cards: Int) -> Phrase { Phrase("plain.plainAskBid", ["cards": .number(cards)]) }
  /// You are Vice: name the lower trump: {trumps}.
  public static func plainAskViceTrump(trumps: [Phrase]) -> Phrase { Phrase("plain.plainAskViceTrump", ["trumps": .list(trumps)]) }
  /// You are Chief: name the trump: {trumps}.
  public static func plainAskChiefTrump(trumps: [Phrase]) -> Phrase { Phrase("plain.plainAskChiefTrump", ["trumps": .list(trumps)]) }
  /// Who will be your partner: {names}?
  public static func plainAskPartner(names: [Phrase]) -> Phrase { Phrase("plain.plainAskPartner", ["names": .list(names)]) }
  /// “next” or Enter deals the next hand.
  public static let plainNextHand = Phrase("plain.plainNextHand")
  /// “next” or Enter deals a new match, “quit” leaves.
  public static let plainNextMatch = Phrase("plain.plainNextMatch")
  /// “next” or Enter goes on.
  public static let plainNextTrick = Phrase("plain.plainNextTrick")
  /// laid
  public static let plainLaid = Phrase("plain.plainLaid")
  /// trump
  public static let plainTrump = Phrase("plain.plainTrump")
  /// not now
  public static let plainNotNow = Phrase("plain.plainNotNow")
  /// You hold no cards.
  public static let plainNoCards = Phrase("plain.plainNoCards")
  /// The dealer is {name}.
  public static func plainDealer(name: String) -> Phrase { Phrase("plain.plainDealer", ["name": .text(name)]) }
  /// {role} {name}
  public static func plainRole(role: Phrase, name: String) -> Phrase { Phrase("plain.plainRole", ["role": .phrase(role), "name": .text(name)]) }
  /// {roles}.
  public static func plainRoles(roles: [Phrase]) -> Phrase { Phrase("plain.plainRoles", ["roles": .list(roles)]) }
  /// The auction goes on: there is no Chief yet.
  public static let plainNoRoles = Phrase("plain.plainNoRoles")
  /// Nobody has laid a card yet.
  public static let plainNobodyHasLaid = Phrase("plain.plainNobodyHasLaid")
  /// {name} leads with {cards} cards, target {target}.
  public static func plainLeads(name: String, cards: Int, target: Int) -> Phrase { Phrase("plain.plainLeads", ["name": .text(name), "cards": .number(cards), "target": .number(target)]) }
  /// You lead with {cards} cards, target {target}.
  public static func plainYouLead(cards: Int, target: Int) -> Phrase { Phrase("plain.plainYouLead", ["cards": .number(cards), "target": .number(target)]) }
  /// Level at {cards} cards: {tied}.
  public static func plainLevelAt(cards: Int, tied: [Phrase]) -> Phrase { Phrase("plain.plainLevelAt", ["cards": .number(cards), "tied": .list(tied)]) }
  /// The bid is {bid}, the target {target}.
  public static func plainBid(bid: Int, target: Int) -> Phrase { Phrase("plain.plainBid", ["bid": .number(bid), "target": .number(target)]) }
  /// The trumps are not named yet.
  public static let plainTrumpsUnknown = Phrase("plain.plainTrumpsUnknown")
  /// The lower trump is {trump}; the Chief has not named yet.
  public static func plainViceNamed(trump: Phrase) -> Phrase { Phrase("plain.plainViceNamed", ["trump": .phrase(trump)]) }
  /// {name}: {what}.
  public static func plainSeat(name: String, what: [Phrase]) -> Phrase { Phrase("plain.plainSeat", ["name": .text(name), "what": .list(what)]) }
  /// on the table: {cards}
  public static func plainLies(cards: [Phrase]) -> Phrase { Phrase("plain.plainLies", ["cards": .list(cards)]) }
  /// seen by you alone: {cards}
  public static func plainSeen(cards: [Phrase]) -> Phrase { Phrase("plain.plainSeen", ["cards": .list(cards)]) }
  /// {points} points
  public static func plainPoints(points: Int) -> Phrase { Phrase("plain.plainPoints", ["points": .number(points)]) }
  /// The Chief’s side has {points} of {target} points.
  public static func plainTeam(points: Int, target: Int) -> Phrase { Phrase("plain.plainTeam", ["points": .number(points), "target": .number(target)]) }
  /// No points have been won in this hand yet.
  public static let plainNoPoints = Phrase("plain.plainNoPoints")
  /// No card lies in the trick.
  public static let plainNoTrick = Phrase("plain.plainNoTrick")
  /// Trick {number}: {cards}; {best} has it, {points} points.
  public static func plainTrick(number: Int, cards: [Phrase], best: String, points: Int) -> Phrase { Phrase("plain.plainTrick", ["number": .number(number), "cards": .list(cards), "best": .text(best), "points": .number(points)]) }
  /// Trick {number}: {cards}; {winner} took it, {points} points.
  public static func plainPastTrick(number: Int, cards: [Phrase], winner: String, points: Int) -> Phrase { Phrase("plain.plainPastTrick", ["number": .number(number), "cards": .list(cards), "winner": .text(winner), "points": .number(points)]) }
  /// {name} {card}
  public static func plainCardOf(name: String, card: Phrase) -> Phrase { Phrase("plain.plainCardOf", ["name": .text(name), "card": .phrase(card)]) }
  /// It is your turn.
  public static let plainYourTurn = Phrase("plain.plainYourTurn")
  /// It is {name}’s turn.
  public static func plainTurn(name: String) -> Phrase { Phrase("plain.plainTurn", ["name": .text(name)]) }
  /// Scores: {totals}.
  public static func plainTotals(totals: [Phrase]) -> Phrase { Phrase("plain.plainTotals", ["totals": .list(totals)]) }
  /// {name} {total}
  public static func plainTotal(name: String, total: String) -> Phrase { Phrase("plain.plainTotal", ["name": .text(name), "total": .text(total)]) }
  /// {name}: points {points}, bonus {bonus}, total {total}.
  public static func plainScored(name: String, points: Int, bonus: String, total: String) -> Phrase { Phrase("plain.plainScored", ["name": .text(name), "points": .number(points), "bonus": .text(bonus), "total": .text(total)]) }
  /// {place}: {name}, {total}.
  public static func plainPlace(place: Int, name: String, total: String) -> Phrase { Phrase("plain.plainPlace", ["place": .number(place), "name": .text(name), "total": .text(total)]) }
  /// Hand {hand}: {result}; {scores}.
  public static func plainPastHand(hand: Int, result: Phrase, scores: [Phrase]) -> Phrase { Phrase("plain.plainPastHand", ["hand": .number(hand), "result": .phrase(result), "scores": .list(scores)]) }
  /// {bid}: {target}
  public static func plainTarget(bid: Int, target: Int) -> Phrase { Phrase("plain.plainTarget", ["bid": .number(bid), "target": .number(target)]) }
  /// {heading}: {what}.
  public static func plainLine(heading: Phrase, what: [Phrase]) -> Phrase { Phrase("plain.plainLine", ["heading": .phrase(heading), "what": .list(what)]) }
  /// {number}: {name}
  public static func plainNumberedName(number: Int, name: String) -> Phrase { Phrase("plain.plainNumberedName", ["number": .number(number), "name": .text(name)]) }
  /// Game {game}: {name}; {length}, hand {hand}, {own} to {other}, {percent} per cent, {time}, {standing}.
  public static func plainGame(game: Int, name: String, length: Phrase, hand: Int, own: String, other: String, percent: Int, time: Phrase, standing: Phrase) -> Phrase { Phrase("plain.plainGame", ["game": .number(game), "name": .text(name), "length": .phrase(length), "hand": .number(hand), "own": .text(own), "other": .text(other), "percent": .number(percent), "time": .phrase(time), "standing": .phrase(standing)]) }
  /// You are playing game {game}.
  public static func plainThisGame(game: Int) -> Phrase { Phrase("plain.plainThisGame", ["game": .number(game)]) }
  /// Lesson {number}: {title}.
  public static func plainLesson(number: Int, title: Phrase) -> Phrase { Phrase("plain.plainLesson", ["number": .number(number), "title": .phrase(title)]) }
  /// Lesson {number}: {title}, finished.
  public static func plainLessonDone(number: Int, title: Phrase) -> Phrase { Phrase("plain.plainLessonDone", ["number": .number(number), "title": .phrase(title)]) }
  /// Lesson: {title}. {leave} leads back to your game.
  public static func plainLessonBegins(title: Phrase) -> Phrase { Phrase("plain.plainLessonBegins", ["title": .phrase(title), "leave": .command("leave")]) }
  /// There are {total} lessons.
  public static func plainNoLesson(total: Int) -> Phrase { Phrase("plain.plainNoLesson", ["total": .number(total)]) }
  /// Game {game} is kept.
  public static func plainGameStays(game: Int) -> Phrase { Phrase("plain.plainGameStays", ["game": .number(game)]) }
  /// Say which game, by its number or name; “games” lists them.
  public static let plainSayWhichGame = Phrase("plain.plainSayWhichGame")
  /// There is no game “{name}”; “games” lists them.
  public static func plainNoSuchGame(name: String) -> Phrase { Phrase("plain.plainNoSuchGame", ["name": .text(name)]) }
  /// Several games are called that; say one by its number: {numbers}.
  public static func plainSeveralGames(numbers: String) -> Phrase { Phrase("plain.plainSeveralGames", ["numbers": .text(numbers)]) }
  /// You are playing that game; open another one or begin a new one first.
  public static let plainGameInUse = Phrase("plain.plainGameInUse")
  /// Game {game} is deleted; “undelete” brings it back until you leave.
  public static func plainDeleted(game: Int) -> Phrase { Phrase("plain.plainDeleted", ["game": .number(game)]) }
  /// Game {game} is back.
  public static func plainUndeleted(game: Int) -> Phrase { Phrase("plain.plainUndeleted", ["game": .number(game)]) }
}

extension Phrase {
  /// “{word}” is not understood; “help” lists the commands.
  public static func unknownWord(word: String) -> Phrase { Phrase("replies.unknownWord", ["word": .text(word)]) }
  /// “{word}” may mean {meanings}.
  public static func mayMean(word: String, meanings: String) -> Phrase { Phrase("replies.mayMean", ["word": .text(word), "meanings": .text(meanings)]) }
  /// “{word}” is one word too many.
  public static func wordTooMany(word: String) -> Phrase { Phrase("replies.wordTooMany", ["word": .text(word)]) }
  /// That is not asked now.
  public static let notAsked = Phrase("replies.notAsked")
  /// Say which card, by its number.
  public static let sayWhichCard = Phrase("replies.sayWhichCard")
  /// Play one card only.
  public static let oneCardOnly = Phrase("replies.oneCardOnly")
  /// There is no card {number}: you hold 1 to {last}.
  public static func numberTooHigh(number: Int, last: Int) -> Phrase { Phrase("replies.numberTooHigh", ["number": .number(number), "last": .number(last)]) }
  /// “{word}” is not one of your cards.
  public static func noCard(word: String) -> Phrase { Phrase("replies.noCard", ["word": .text(word)]) }
  /// You name {card} more often than you hold it.
  public static func cardTwice(card: Phrase) -> Phrase { Phrase("replies.cardTwice", ["card": .phrase(card)]) }
  /// {card} lies on the table already.
  public static func alreadyLies(card: Phrase) -> Phrase { Phrase("replies.alreadyLies", ["card": .phrase(card)]) }
  /// Nobody here is called “{word}”.
  public static func nobodyCalled(word: String) -> Phrase { Phrase("replies.nobodyCalled", ["word": .text(word)]) }
  /// “{word}” is not a trump.
  public static func unknownTrump(word: String) -> Phrase { Phrase("replies.unknownTrump", ["word": .text(word)]) }
  /// You may play it.
  public static let maybePlay = Phrase("replies.maybePlay")
  /// There are {tricks} tricks so far.
  public static func noSuchTrick(tricks: Int) -> Phrase { Phrase("replies.noSuchTrick", ["tricks": .number(tricks)]) }
}

extension Phrase {
  /// play
  public static let wordsPlay = Phrase("words.wordsPlay")
  /// bid,lay
  public static let wordsBid = Phrase("words.wordsBid")
  /// pass
  public static let wordsPass = Phrase("words.wordsPass")
  /// trump,name,trumps
  public static let wordsTrump = Phrase("words.wordsTrump")
  /// partner,pick
  public static let wordsPartner = Phrase("words.wordsPartner")
  /// hand,cards
  public static let wordsHand = Phrase("words.wordsHand")
  /// table
  public static let wordsTable = Phrase("words.wordsTable")
  /// who,roles
  public static let wordsWho = Phrase("words.wordsWho")
  /// seat,player
  public static let wordsSeat = Phrase("words.wordsSeat")
  /// trick
  public static let wordsTrick = Phrase("words.wordsTrick")
  /// last
  public static let wordsLast = Phrase("words.wordsLast")
  /// turn,question
  public static let wordsTurn = Phrase("words.wordsTurn")
  /// points
  public static let wordsPoints = Phrase("words.wordsPoints")
  /// score,scores
  public static let wordsScore = Phrase("words.wordsScore")
  /// summary,targets
  public static let wordsSummary = Phrase("words.wordsSummary")
  /// log
  public static let wordsLog = Phrase("words.wordsLog")
  /// why
  public static let wordsWhy = Phrase("words.wordsWhy")
  /// next
  public static let wordsNext = Phrase("words.wordsNext")
  /// rules
  public static let wordsRules = Phrase("words.wordsRules")
  /// practice,puzzles
  public static let wordsPractice = Phrase("words.wordsPractice")
  /// drill,drills
  public static let wordsDrill = Phrase("words.wordsDrill")
  /// lesson,lessons
  public static let wordsLesson = Phrase("words.wordsLesson")
  /// help
  public static let wordsHelp = Phrase("words.wordsHelp")
  /// quit,exit,leave
  public static let wordsQuit = Phrase("words.wordsQuit")
  /// none,no trump,no
  public static let wordsNoTrump = Phrase("words.wordsNoTrump")
  /// hint
  public static let wordsHint = Phrase("words.wordsHint")
  /// undo,back
  public static let wordsUndo = Phrase("words.wordsUndo")
  /// redo
  public static let wordsRedo = Phrase("words.wordsRedo")
  /// claim
  public static let wordsClaim = Phrase("words.wordsClaim")
  /// games,shelf
  public static let wordsGames = Phrase("words.wordsGames")
  /// open
  public static let wordsOpen = Phrase("words.wordsOpen")
  /// new
  public static let wordsNew = Phrase("words.wordsNew")
  /// delete
  public static let wordsDelete = Phrase("words.wordsDelete")
  /// undelete
  public static let wordsUndelete = Phrase("words.wordsUndelete")
  /// coach
  public static let wordsCoach = Phrase("words.wordsCoach")
}

extension Phrase {
  /// What you do:
  public static let ordersMoves = Phrase("orders.ordersMoves")
  /// play 3: play card 3; 3 alone does too, and so does R7
  public static let ordersPlay = Phrase("orders.ordersPlay")
  /// bid 2 4: lay cards 2 and 4; bid alone tells the highest bid
  public static let ordersBid = Phrase("orders.ordersBid")
  /// pass, p: pass
  public static let ordersPass = Phrase("orders.ordersPass")
  /// trump red, trump 7, trump none: name the trump; trump alone tells the order
  public static let ordersTrump = Phrase("orders.ordersTrump")
  /// partner Bea: pick a partner by name or number
  public static let ordersPartner = Phrase("orders.ordersPartner")
  /// next, Enter: go on; asks again what is asked
  public static let ordersNext = Phrase("orders.ordersNext")
  /// What you may know:
  public static let ordersKnow = Phrase("orders.ordersKnow")
  /// hand: your cards, those you may play first
  public static let ordersHand = Phrase("orders.ordersHand")
  /// table: all that lies on the table
  public static let ordersTable = Phrase("orders.ordersTable")
  /// who: dealer, Chief, Vice and partner
  public static let ordersWho = Phrase("orders.ordersWho")
  /// seat Bea: what Bea is, holds and has laid
  public static let ordersSeat = Phrase("orders.ordersSeat")
  /// trick: the trick on the table
  public static let ordersTrick = Phrase("orders.ordersTrick")
  /// last, l: the last trick; last 2: the second trick of this hand
  public static let ordersLast = Phrase("orders.ordersLast")
  /// turn: whose turn it is
  public static let ordersTurn = Phrase("orders.ordersTurn")
  /// points: the points of this hand
  public static let ordersPoints = Phrase("orders.ordersPoints")
  /// score, ]: the scores of the match
  public static let ordersScore = Phrase("orders.ordersScore")
  /// summary, [: targets, bonus, card points
  public static let ordersSummary = Phrase("orders.ordersSummary")
  /// log: the hand so far
  public static let ordersLog = Phrase("orders.ordersLog")
  /// why 5: why card 5 may not be played
  public static let ordersWhy = Phrase("orders.ordersWhy")
  /// rules: the rules of the game
  public static let ordersRules = Phrase("orders.ordersRules")
  /// practice: puzzles, five a day; what you miss comes back
  public static let ordersPractice = Phrase("orders.ordersPractice")
  /// drill: list the drills on fresh hands; drill 2 begins the second
  public static let ordersDrill = Phrase("orders.ordersDrill")
  /// lesson: list the lessons; lesson 2 begins the second
  public static let ordersLesson = Phrase("orders.ordersLesson")
  /// help, ?: these lines
  public static let ordersHelp = Phrase("orders.ordersHelp")
  /// quit, q: leave; the game is saved
  public static let ordersQuit = Phrase("orders.ordersQuit")
  /// hint, H: the best choices, what each brings and why
  public static let ordersHint = Phrase("orders.ordersHint")
  /// undo, u: take back your last decision
  public static let ordersUndo = Phrase("orders.ordersUndo")
  /// redo, U: do again what you took back
  public static let ordersRedo = Phrase("orders.ordersRedo")
  /// claim, C: play the rest out, if it is yours or nothing is left to decide
  public static let ordersClaim = Phrase("orders.ordersClaim")
  /// Your games:
  public static let ordersShelf = Phrase("orders.ordersShelf")
  /// games: all games, each with its number
  public static let ordersGames = Phrase("orders.ordersGames")
  /// open 3: sit down at game 3; open and the name of a game does too
  public static let ordersOpen = Phrase("orders.ordersOpen")
  /// new: begin a new match; this one is kept
  public static let ordersNew = Phrase("orders.ordersNew")
  /// delete 3: delete game 3
  public static let ordersDelete = Phrase("orders.ordersDelete")
  /// undelete: bring back what you deleted last
  public static let ordersUndelete = Phrase("orders.ordersUndelete")
  /// coach: what your decisions cost, and where your points go
  public static let ordersCoach = Phrase("orders.ordersCoach")
}

extension Phrase {
  /// That key does nothing here; {help} is help.
  public static let unknownKey = Phrase("answers.unknownKey", ["help": .command("help")])
  /// Wait for {name}.
  public static func notYourTurn(name: String) -> Phrase { Phrase("answers.notYourTurn", ["name": .text(name)]) }
  /// No trick has been taken yet.
  public static let noTrickYet = Phrase("answers.noTrickYet")
  /// You pass only in the auction.
  public static let noPassInPlay = Phrase("answers.noPassInPlay")
  /// You pass only in the auction: {confirm} plays the chosen card.
  public static let passNotInPlay = Phrase("answers.passNotInPlay", ["confirm": .command("confirm")])
  /// Push a card forward first, or press {pass} to pass.
  public static let nothingPushed = Phrase("answers.nothingPushed", ["pass": .command("pass")])
  /// Pushed forward already: {down} pulls it back, {confirm} lays it.
  public static let alreadyPushed = Phrase("answers.alreadyPushed", ["down": .command("down"), "confirm": .command("confirm")])
  /// This card is not pushed forward; {up} pushes it.
  public static let notPushed = Phrase("answers.notPushed", ["up": .command("up")])
  /// You may lay only {cards} cards now.
  public static func limitReached(cards: Int) -> Phrase { Phrase("answers.limitReached", ["cards": .number(cards)]) }
  /// You may lay no more cards: {pass} passes.
  public static let nothingToLay = Phrase("answers.nothingToLay", ["pass": .command("pass")])
  /// You may lay only {cards} cards now: {confirm} lays them.
  public static func pushedEnough(cards: Int) -> Phrase { Phrase("answers.pushedEnough", ["cards": .number(cards), "confirm": .command("confirm")]) }
  /// You cannot pass here: choose one.
  public static let mustChoose = Phrase("answers.mustChoose")
  /// You cannot pass here: {up}{down} choose, {confirm} takes.
  public static let passNotHere = Phrase("answers.passNotHere", ["up": .command("up"), "down": .command("down"), "confirm": .command("confirm")])
  /// That cannot be chosen now.
  public static let notOffered = Phrase("answers.notOffered")
  /// That cannot be chosen now; {up}{down} choose.
  public static let notListed = Phrase("answers.notListed", ["up": .command("up"), "down": .command("down")])
  /// You hold no such card; {previous}{next} choose another.
  public static let noSuchCard = Phrase("answers.noSuchCard", ["previous": .command("previous"), "next": .command("next")])
  /// You must follow {suit}: you hold {cards} cards of it.
  public static func mustFollowSuit(suit: Phrase, cards: Int) -> Phrase { Phrase("answers.mustFollowSuit", ["suit": .phrase(suit), "cards": .number(cards)]) }
  /// Trump was led: you must play one of your {cards} trumps.
  public static func mustFollowTrump(cards: Int) -> Phrase { Phrase("answers.mustFollowTrump", ["cards": .number(cards)]) }
  /// You must follow {suit}: your {rank} is trump and does not count as {suit}.
  public static func trumpDoesNotCount(suit: Phrase, rank: Int) -> Phrase { Phrase("answers.trumpDoesNotCount", ["suit": .phrase(suit), "rank": .number(rank)]) }
  /// This card lies on the table already.
  public static let liesAlready = Phrase("answers.liesAlready")
  /// You may choose this card.
  public static let mayBeChosen = Phrase("answers.mayBeChosen")
  /// {confirm} once more leaves this match and deals a new one.
  public static let confirmNewGame = Phrase("answers.confirmNewGame", ["confirm": .command("confirm")])
}

extension Phrase {
  /// Taken back. {redo} does it again.
  public static let tookBack = Phrase("undo.tookBack", ["redo": .command("redo")])
  /// Done again.
  public static let didAgain = Phrase("undo.didAgain")
  /// There is nothing to take back.
  public static let nothingToTakeBack = Phrase("undo.nothingToTakeBack")
  /// There is nothing to do again.
  public static let nothingToDoAgain = Phrase("undo.nothingToDoAgain")
  /// You can take back only when playing alone.
  public static let takeBackOnlyAlone = Phrase("undo.takeBackOnlyAlone")
  /// taken back {times} times
  public static func takenBack(times: Int) -> Phrase { Phrase("undo.takenBack", ["times": .number(times)]) }
}

extension Phrase {
  /// Nothing is left to decide: {claim} plays the rest.
  public static let claimOffer = Phrase("claim.claimOffer", ["claim": .command("claim")])
  /// The rest is played.
  public static let settledPlayed = Phrase("claim.settledPlayed")
  /// It holds: the rest is yours, and played.
  public static let claimHolds = Phrase("claim.claimHolds")
  /// {name} may beat your {against} with {card}.
  public static func claimBreaks(name: String, against: Phrase, card: Phrase) -> Phrase { Phrase("claim.claimBreaks", ["name": .text(name), "against": .phrase(against), "card": .phrase(card)]) }
  /// That is too much to check: play on.
  public static let claimUnclear = Phrase("claim.claimUnclear")
  /// Claim when it is your turn to play a card.
  public static let claimNotNow = Phrase("claim.claimNotNow")
}

extension Phrase {
  /// Hand {hand} · {name} deals
  public static func logHeading(hand: Int, name: String) -> Phrase { Phrase("log.logHeading", ["hand": .number(hand), "name": .text(name)]) }
  /// {name} lays {cards}.
  public static func logLays(name: String, cards: String) -> Phrase { Phrase("log.logLays", ["name": .text(name), "cards": .text(cards)]) }
  /// Trick {trick}: {cards}
  public static func logTrick(trick: Int, cards: String) -> Phrase { Phrase("log.logTrick", ["trick": .number(trick), "cards": .text(cards)]) }
  /// Hand {hand} · you deal
  public static func logYouDeal(hand: Int) -> Phrase { Phrase("log.logYouDeal", ["hand": .number(hand)]) }
  /// You lay {cards}.
  public static func logYouLay(cards: String) -> Phrase { Phrase("log.logYouLay", ["cards": .text(cards)]) }
  /// Nothing has happened yet.
  public static let logEmpty = Phrase("log.logEmpty")
}

extension Phrase {
  /// Made!
  public static let contractMade = Phrase("reckoning.contractMade")
  /// Lost.
  public static let contractLost = Phrase("reckoning.contractLost")
  /// {gain} for you: {result}
  public static func forYou(gain: String, result: Phrase) -> Phrase { Phrase("reckoning.forYou", ["gain": .text(gain), "result": .phrase(result)]) }
  /// your contract is made
  public static let yourMade = Phrase("reckoning.yourMade")
  /// your contract is lost
  public static let yourLost = Phrase("reckoning.yourLost")
  /// {name} makes the contract
  public static func theirsMade(name: String) -> Phrase { Phrase("reckoning.theirsMade", ["name": .text(name)]) }
  /// {name} loses the contract
  public static func theirsLost(name: String) -> Phrase { Phrase("reckoning.theirsLost", ["name": .text(name)]) }
  /// éclat
  public static let inEclat = Phrase("reckoning.inEclat")
  /// You with {partner}
  public static func youWithPartner(partner: String) -> Phrase { Phrase("reckoning.youWithPartner", ["partner": .text(partner)]) }
  /// {name} with you
  public static func chiefWithYou(name: String) -> Phrase { Phrase("reckoning.chiefWithYou", ["name": .text(name)]) }
  /// You alone
  public static let youAlone = Phrase("reckoning.youAlone")
  /// You drew level last, with {cards} cards.
  public static func yourEclat(cards: Int) -> Phrase { Phrase("reckoning.yourEclat", ["cards": .number(cards)]) }
  /// Everybody passed.
  public static let everybodyPassed = Phrase("reckoning.everybodyPassed")
  /// {chief} with {partner}
  public static func teamOfTwo(chief: String, partner: String) -> Phrase { Phrase("reckoning.teamOfTwo", ["chief": .text(chief), "partner": .text(partner)]) }
  /// {chief} alone
  public static func teamOfOne(chief: String) -> Phrase { Phrase("reckoning.teamOfOne", ["chief": .text(chief)]) }
  /// target {target}, reached {points}
  public static func askedAndReached(target: Int, points: Int) -> Phrase { Phrase("reckoning.askedAndReached", ["target": .number(target), "points": .number(points)]) }
  /// bonus {bonus}: {level} × {multiplier}
  public static func bonusOfLevel(bonus: Int, level: Int, multiplier: Int) -> Phrase { Phrase("reckoning.bonusOfLevel", ["bonus": .number(bonus), "level": .number(level), "multiplier": .number(multiplier)]) }
  /// bonus {bonus}: ({level} + {step}) × {multiplier}, {limit} at most
  public static func bonusFor(bonus: Int, level: Int, step: Int, multiplier: Int, limit: Int) -> Phrase { Phrase("reckoning.bonusFor", ["bonus": .number(bonus), "level": .number(level), "step": .number(step), "multiplier": .number(multiplier), "limit": .number(limit)]) }
  /// {levels} cards too many: Chief −{chief}, opponents +{others}
  public static func penaltyFor(levels: Int, chief: Int, others: Int) -> Phrase { Phrase("reckoning.penaltyFor", ["levels": .number(levels), "chief": .number(chief), "others": .number(others)]) }
  /// {name} drew level last, with {cards} cards.
  public static func eklatStory(name: String, cards: Int) -> Phrase { Phrase("reckoning.eklatStory", ["name": .text(name), "cards": .number(cards)]) }
  /// Nobody scores; the deal passes on.
  public static let nobodyScores = Phrase("reckoning.nobodyScores")
  /// You win the match!
  public static let youWin = Phrase("reckoning.youWin")
  /// {name} wins the match.
  public static func wins(name: String) -> Phrase { Phrase("reckoning.wins", ["name": .text(name)]) }
  /// A shared victory: {names}
  public static func sharedVictory(names: String) -> Phrase { Phrase("reckoning.sharedVictory", ["names": .text(names)]) }
  /// you {score}, par {par} ({difference})
  public static func handAgainstPar(score: String, par: String, difference: String) -> Phrase { Phrase("reckoning.handAgainstPar", ["score": .text(score), "par": .text(par), "difference": .text(difference)]) }
  /// you {score}, par …
  public static func handParAwaited(score: String) -> Phrase { Phrase("reckoning.handParAwaited", ["score": .text(score)]) }
  /// {difference} against par in all
  public static func sumAgainstPar(difference: String) -> Phrase { Phrase("reckoning.sumAgainstPar", ["difference": .text(difference)]) }
  /// You win against par: {difference}
  public static func wonAgainstPar(difference: String) -> Phrase { Phrase("reckoning.wonAgainstPar", ["difference": .text(difference)]) }
  /// You lose against par: {difference}
  public static func lostAgainstPar(difference: String) -> Phrase { Phrase("reckoning.lostAgainstPar", ["difference": .text(difference)]) }
  /// You draw with par.
  public static let levelWithPar = Phrase("reckoning.levelWithPar")
}

extension Phrase {
  /// Trumps, strongest first
  public static let summaryTrumps = Phrase("summary.summaryTrumps")
  /// not named yet
  public static let summaryNoTrumpsYet = Phrase("summary.summaryNoTrumpsYet")
  /// equal
  public static let summaryEqual = Phrase("summary.summaryEqual")
  /// Targets, {players} players
  public static func summaryTargets(players: Int) -> Phrase { Phrase("summary.summaryTargets", ["players": .number(players)]) }
  /// Bonus
  public static let summaryBonus = Phrase("summary.summaryBonus")
  /// {multiplier} × (bid + extra), {limit} at most
  public static func summaryMade(multiplier: Int, limit: Int) -> Phrase { Phrase("summary.summaryMade", ["multiplier": .number(multiplier), "limit": .number(limit)]) }
  /// Per card too many: Chief −{penalty}, opponents +{compensation}
  public static func summaryLost(penalty: Int, compensation: Int) -> Phrase { Phrase("summary.summaryLost", ["penalty": .number(penalty), "compensation": .number(compensation)]) }
  /// suit: +{step}
  public static func stepSuit(step: Int) -> Phrase { Phrase("summary.stepSuit", ["step": .number(step)]) }
  /// 1s or 7s: +{step}
  public static func stepTwinNumber(step: Int) -> Phrase { Phrase("summary.stepTwinNumber", ["step": .number(step)]) }
  /// other number: +{step}
  public static func stepNumber(step: Int) -> Phrase { Phrase("summary.stepNumber", ["step": .number(step)]) }
  /// no trump: +{step}
  public static func stepNoTrump(step: Int) -> Phrase { Phrase("summary.stepNoTrump", ["step": .number(step)]) }
  /// Card points
  public static let summaryPoints = Phrase("summary.summaryPoints")
  /// {cards}: {points}
  public static func cardsWorth(cards: String, points: Int) -> Phrase { Phrase("summary.cardsWorth", ["cards": .text(cards), "points": .number(points)]) }
}

extension Phrase {
  /// Hand {hand}, so far
  public static func sheetThisHand(hand: Int) -> Phrase { Phrase("sheet.sheetThisHand", ["hand": .number(hand)]) }
  /// Hand {hand}
  public static func sheetHand(hand: Int) -> Phrase { Phrase("sheet.sheetHand", ["hand": .number(hand)]) }
  /// bid {bid}: {trumps}
  public static func sheetContract(bid: Int, trumps: String) -> Phrase { Phrase("sheet.sheetContract", ["bid": .number(bid), "trumps": .text(trumps)]) }
  /// Chief’s side: {points} of {target}
  public static func sheetTeam(points: Int, target: Int) -> Phrase { Phrase("sheet.sheetTeam", ["points": .number(points), "target": .number(target)]) }
  /// made: {points} of {target}
  public static func sheetMade(points: Int, target: Int) -> Phrase { Phrase("sheet.sheetMade", ["points": .number(points), "target": .number(target)]) }
  /// lost: {points} of {target}
  public static func sheetLost(points: Int, target: Int) -> Phrase { Phrase("sheet.sheetLost", ["points": .number(points), "target": .number(target)]) }
  /// éclat with {cards} cards
  public static func sheetEklat(cards: Int) -> Phrase { Phrase("sheet.sheetEklat", ["cards": .number(cards)]) }
  /// everybody passed
  public static let sheetAllPassed = Phrase("sheet.sheetAllPassed")
  /// pts
  public static let sheetPoints = Phrase("sheet.sheetPoints")
  /// +/−
  public static let sheetBonus = Phrase("sheet.sheetBonus")
  /// sum
  public static let sheetSum = Phrase("sheet.sheetSum")
  /// {times} hints asked for
  public static func sheetHints(times: Int) -> Phrase { Phrase("sheet.sheetHints", ["times": .number(times)]) }
  /// deal number {seed}
  public static func sheetDeal(seed: String) -> Phrase { Phrase("sheet.sheetDeal", ["seed": .text(seed)]) }
  /// the host could have chosen these cards
  public static let sheetDealDoubtful = Phrase("sheet.sheetDealDoubtful")
}

extension Phrase {
  /// {previous}{next} move
  public static let keysChoose = Phrase("keys.keysChoose", ["previous": .command("previous"), "next": .command("next")])
  /// {up}{down} push
  public static let keysPush = Phrase("keys.keysPush", ["up": .command("up"), "down": .command("down")])
  /// {confirm} bid
  public static let keyLock = Phrase("keys.keyLock", ["confirm": .command("confirm")])
  /// {pass} pass
  public static let keyPass = Phrase("keys.keyPass", ["pass": .command("pass")])
  /// {confirm} play
  public static let keyPlay = Phrase("keys.keyPlay", ["confirm": .command("confirm")])
  /// {confirm} choose
  public static let keyConfirm = Phrase("keys.keyConfirm", ["confirm": .command("confirm")])
  /// {confirm} go on
  public static let keyGoOn = Phrase("keys.keyGoOn", ["confirm": .command("confirm")])
  /// {confirm} new match
  public static let keyNewMatch = Phrase("keys.keyNewMatch", ["confirm": .command("confirm")])
  /// {confirm} play again
  public static let keyPlayAgain = Phrase("keys.keyPlayAgain", ["confirm": .command("confirm")])
  /// {copyLine} copy the line
  public static let keyCopyLine = Phrase("keys.keyCopyLine", ["copyLine": .command("copy-line")])
  /// {help} help
  public static let keyHelp = Phrase("keys.keyHelp", ["help": .command("help")])
  /// {help} why
  public static let keyWhy = Phrase("keys.keyWhy", ["help": .command("help")])
  /// {menu} menu
  public static let keyMenu = Phrase("keys.keyMenu", ["menu": .command("menu")])
  /// {sheet} scores
  public static let keySheet = Phrase("keys.keySheet", ["sheet": .command("sheet")])
  /// {summary} {sheet} pages
  public static let keyPages = Phrase("keys.keyPages", ["summary": .command("summary"), "sheet": .command("sheet")])
  /// {hint} hint
  public static let keyHint = Phrase("keys.keyHint", ["hint": .command("hint")])
  /// {confirm} do it
  public static let keyDoProposal = Phrase("keys.keyDoProposal", ["confirm": .command("confirm")])
  /// {hint} next best
  public static let keyNextProposal = Phrase("keys.keyNextProposal", ["hint": .command("hint")])
  /// {pastTrick} last trick
  public static let keyPastTrick = Phrase("keys.keyPastTrick", ["pastTrick": .command("past-trick")])
  /// {undo} undo
  public static let keyUndo = Phrase("keys.keyUndo", ["undo": .command("undo")])
  /// {claim} claim rest
  public static let keyClaim = Phrase("keys.keyClaim", ["claim": .command("claim")])
  /// {log} log
  public static let keyLog = Phrase("keys.keyLog", ["log": .command("log")])
  /// {leave} leave
  public static let keyLeave = Phrase("keys.keyLeave", ["leave": .command("leave")])
  /// {menu} back
  public static let keyBack = Phrase("keys.keyBack", ["menu": .command("menu")])
  /// {up}{down} scroll
  public static let keysScroll = Phrase("keys.keysScroll", ["up": .command("up"), "down": .command("down")])
  /// {search} search
  public static let keySearch = Phrase("keys.keySearch", ["search": .command("search")])
  /// {enter} search
  public static let keyFind = Phrase("keys.keyFind", ["enter": .command("enter")])
  /// {turnPage} {confirm} links
  public static let keyLinks = Phrase("keys.keyLinks", ["turnPage": .command("turn-page"), "confirm": .command("confirm")])
  /// {previous}{next} other tricks
  public static let keysTricks = Phrase("keys.keysTricks", ["previous": .command("previous"), "next": .command("next")])
  /// {up}{down} move
  public static let keysUpDown = Phrase("keys.keysUpDown", ["up": .command("up"), "down": .command("down")])
  /// {previous}{next} change
  public static let keysChange = Phrase("keys.keysChange", ["previous": .command("previous"), "next": .command("next")])
  /// {confirm} open
  public static let keyOpen = Phrase("keys.keyOpen", ["confirm": .command("confirm")])
  /// {enter} keep
  public static let keyKeepText = Phrase("keys.keyKeepText", ["enter": .command("enter")])
  /// {escape} cancel
  public static let keyDropText = Phrase("keys.keyDropText", ["escape": .command("escape")])
  /// there is no command “{name}”
  public static func keysUnknownCommand(name: String) -> Phrase { Phrase("keys.keysUnknownCommand", ["name": .text(name)]) }
  /// there is no key “{name}”
  public static func keysUnknownKey(name: String) -> Phrase { Phrase("keys.keysUnknownKey", ["name": .text(name)]) }
  /// “{name}” must have a list of keys, once
  public static func keysNotAList(name: String) -> Phrase { Phrase("keys.keysNotAList", ["name": .text(name)]) }
  /// “{name}” needs a key
  public static func keysNoKey(name: String) -> Phrase { Phrase("keys.keysNoKey", ["name": .text(name)]) }
  /// “{key}” cannot be both {owner} and {wanted}
  public static func keysTaken(key: Value, owner: String, wanted: String) -> Phrase { Phrase("keys.keysTaken", ["key": key, "owner": .text(owner), "wanted": .text(wanted)]) }
  /// “{key}” has a fixed meaning
  public static func keysFixed(key: Value) -> Phrase { Phrase("keys.keysFixed", ["key": key]) }
  /// {review} review
  public static let keyReview = Phrase("keys.keyReview", ["review": .command("review")])
  /// {replay} replay
  public static let keyReplay = Phrase("keys.keyReplay", ["replay": .command("replay")])
  /// 1–{count} show
  public static func keysDearest(count: Int) -> Phrase { Phrase("keys.keysDearest", ["count": .number(count)]) }
  /// {previous}{next} move
  public static let keysMoves = Phrase("keys.keysMoves", ["previous": .command("previous"), "next": .command("next")])
  /// {up}{down} trick
  public static let keysTrickwise = Phrase("keys.keysTrickwise", ["up": .command("up"), "down": .command("down")])
  /// {pageUp} {pageDown} hand
  public static let keysHands = Phrase("keys.keysHands", ["pageUp": .command("page-up"), "pageDown": .command("page-down")])
  /// {confirm} play from here
  public static let keyPlayHere = Phrase("keys.keyPlayHere", ["confirm": .command("confirm")])
}

extension Phrase {
  /// {confirm} new key
  public static let keyGive = Phrase("keysPage.keyGive", ["confirm": .command("confirm")])
  /// {delete} reset
  public static let hintResetKey = Phrase("keysPage.hintResetKey", ["delete": .command("delete")])
  /// restore default keys
  public static let keysResetAll = Phrase("keysPage.keysResetAll")
  /// Gives every command its default keys.
  public static let aboutResetAll = Phrase("keysPage.aboutResetAll")
  /// This is the default.
  public static let aboutUsualKey = Phrase("keysPage.aboutUsualKey")
  /// Your own; the default is {usual}.
  public static func aboutOwnKey(usual: String) -> Phrase { Phrase("keysPage.aboutOwnKey", ["usual": .text(usual)]) }
  /// Press the new key. {escape} leaves it as it is.
  public static let askNewKey = Phrase("keysPage.askNewKey", ["escape": .command("escape")])
  /// All keys are the defaults.
  public static let keysAllUsual = Phrase("keysPage.keysAllUsual")
  /// This command has its default keys.
  public static let keyIsUsual = Phrase("keysPage.keyIsUsual")
  /// {confirm} once more restores the default keys.
  public static let keysConfirmReset = Phrase("keysPage.keysConfirmReset", ["confirm": .command("confirm")])
  /// “{key}” is taken already: {title}.
  public static func keyIsTaken(key: Value, title: Phrase) -> Phrase { Phrase("keysPage.keyIsTaken", ["key": key, "title": .phrase(title)]) }
  /// This key always means the same; choose another.
  public static let keyCannotBeGiven = Phrase("keysPage.keyCannotBeGiven")
}

extension Phrase {
  /// Enter
  public static let capEnter = Phrase("caps.capEnter")
  /// Esc
  public static let capEscape = Phrase("caps.capEscape")
  /// Tab
  public static let capTab = Phrase("caps.capTab")
  /// Shift-Tab
  public static let capBackTab = Phrase("caps.capBackTab")
  /// Backspace
  public static let capBackspace = Phrase("caps.capBackspace")
  /// Del
  public static let capDelete = Phrase("caps.capDelete")
  /// Home
  public static let capHome = Phrase("caps.capHome")
  /// End
  public static let capEnd = Phrase("caps.capEnd")
  /// PgUp
  public static let capPageUp = Phrase("caps.capPageUp")
  /// PgDn
  public static let capPageDown = Phrase("caps.capPageDown")
  /// Space
  public static let capSpace = Phrase("caps.capSpace")
  /// Ctrl-{letter}
  public static func capControl(letter: String) -> Phrase { Phrase("caps.capControl", ["letter": .text(letter)]) }
}

extension Phrase {
  /// choose to the left
  public static let commandPrevious = Phrase("commands.commandPrevious")
  /// choose to the right
  public static let commandNext = Phrase("commands.commandNext")
  /// choose the first
  public static let commandFirst = Phrase("commands.commandFirst")
  /// choose the last
  public static let commandLast = Phrase("commands.commandLast")
  /// up; push a card forward
  public static let commandUp = Phrase("commands.commandUp")
  /// down; pull a card back
  public static let commandDown = Phrase("commands.commandDown")
  /// a page up
  public static let commandPageUp = Phrase("commands.commandPageUp")
  /// a page down
  public static let commandPageDown = Phrase("commands.commandPageDown")
  /// play, bid, choose
  public static let commandConfirm = Phrase("commands.commandConfirm")
  /// push or pull; play
  public static let commandToggle = Phrase("commands.commandToggle")
  /// pass
  public static let commandPass = Phrase("commands.commandPass")
  /// summary cards
  public static let commandSummary = Phrase("commands.commandSummary")
  /// score sheet
  public static let commandSheet = Phrase("commands.commandSheet")
  /// next page
  public static let commandTurnPage = Phrase("commands.commandTurnPage")
  /// last trick
  public static let commandPastTrick = Phrase("commands.commandPastTrick")
  /// undo
  public static let commandUndo = Phrase("commands.commandUndo")
  /// redo
  public static let commandRedo = Phrase("commands.commandRedo")
  /// claim the rest
  public static let commandClaim = Phrase("commands.commandClaim")
  /// log of the hand
  public static let commandLog = Phrase("commands.commandLog")
  /// hint
  public static let commandHint = Phrase("commands.commandHint")
  /// help; why a card is grey
  public static let commandHelp = Phrase("commands.commandHelp")
  /// menu; back
  public static let commandMenu = Phrase("commands.commandMenu")
  /// leave
  public static let commandLeave = Phrase("commands.commandLeave")
  /// redraw the screen
  public static let commandRedraw = Phrase("commands.commandRedraw")
  /// review of the hand
  public static let commandReview = Phrase("commands.commandReview")
  /// replay of hands
  public static let commandReplay = Phrase("commands.commandReplay")
  /// rename a game
  public static let commandRename = Phrase("commands.commandRename")
  /// copy a game
  public static let commandCopy = Phrase("commands.commandCopy")
  /// delete a game; reset a key
  public static let commandDelete = Phrase("commands.commandDelete")
  /// give a game up
  public static let commandGiveUp = Phrase("commands.commandGiveUp")
  /// only watch a table
  public static let commandWatch = Phrase("commands.commandWatch")
  /// search in a text
  public static let commandSearch = Phrase("commands.commandSearch")
  /// next search result
  public static let commandNextMatch = Phrase("commands.commandNextMatch")
  /// previous search result
  public static let commandPreviousMatch = Phrase("commands.commandPreviousMatch")
  /// copy the line of the deal of the day
  public static let commandCopyLine = Phrase("commands.commandCopyLine")
}

extension Phrase {
  /// {rename} rename
  public static let hintTitle = Phrase("hints.hintTitle", ["rename": .command("rename")])
  /// {copy} copy
  public static let hintCopy = Phrase("hints.hintCopy", ["copy": .command("copy")])
  /// {delete} delete
  public static let hintDelete = Phrase("hints.hintDelete", ["delete": .command("delete")])
  /// {undo} undelete
  public static let hintUndelete = Phrase("hints.hintUndelete", ["undo": .command("undo")])
  /// {giveUp} give up
  public static let hintGiveUp = Phrase("hints.hintGiveUp", ["giveUp": .command("give-up")])
  /// {confirm} begin
  public static let hintBegin = Phrase("hints.hintBegin", ["confirm": .command("confirm")])
  /// type a value
  public static let hintType = Phrase("hints.hintType")
  /// {escape} back
  public static let hintBack = Phrase("hints.hintBack", ["escape": .command("escape")])
}

extension Phrase {
  /// Mü, a card table
  public static let startTitle = Phrase("start.startTitle")
  /// Continue
  public static let startGoOn = Phrase("start.startGoOn")
  /// New game
  public static let startNewGame = Phrase("start.startNewGame")
  /// Games
  public static let startGames = Phrase("start.startGames")
  /// Quit
  public static let startQuit = Phrase("start.startQuit")
  /// Hand {hand}, to {points}: you have {own}, {name} has {other}.
  public static func storyToPoints(hand: Int, points: Int, own: String, name: String, other: String) -> Phrase { Phrase("start.storyToPoints", ["hand": .number(hand), "points": .number(points), "own": .text(own), "name": .text(name), "other": .text(other)]) }
  /// Hand {hand} of {hands}: you have {own}, {name} has {other}.
  public static func storyOfHands(hand: Int, hands: Int, own: String, name: String, other: String) -> Phrase { Phrase("start.storyOfHands", ["hand": .number(hand), "hands": .number(hands), "own": .text(own), "name": .text(name), "other": .text(other)]) }
}

extension Phrase {
  /// Deal of the day
  public static let dayItem = Phrase("day.dayItem")
  /// Deal of {day}
  public static func dayName(day: String) -> Phrase { Phrase("day.dayName", ["day": .text(day)]) }
  /// Mü · deal of {day}
  public static func dayTitle(day: String) -> Phrase { Phrase("day.dayTitle", ["day": .text(day)]) }
  /// Deal of the day, {day}
  public static func dayHeading(day: String) -> Phrase { Phrase("day.dayHeading", ["day": .text(day)]) }
  /// You
  public static let dayYou = Phrase("day.dayYou")
  /// An expert in your seat
  public static let dayPar = Phrase("day.dayPar")
  /// is playing…
  public static let parAwaited = Phrase("day.parAwaited")
  /// An expert is playing in your seat…
  public static let parWorkedOut = Phrase("day.parWorkedOut")
  /// To share, without cards (mue day --line):
  public static let dayToCopy = Phrase("day.dayToCopy")
  /// Copied. If your terminal allows it, you can paste it.
  public static let lineCopied = Phrase("day.lineCopied")
  /// There is a line to copy when the deal of the day is over.
  public static let noLineYet = Phrase("day.noLineYet")
  /// {part}, won
  public static func dayWon(part: Phrase) -> Phrase { Phrase("day.dayWon", ["part": .phrase(part)]) }
  /// {part}, lost
  public static func dayLost(part: Phrase) -> Phrase { Phrase("day.dayLost", ["part": .phrase(part)]) }
  /// Mü {day}: {part}, {score}, par {par} ({level})
  public static func dayLine(day: String, part: Phrase, score: String, par: String, level: Phrase) -> Phrase { Phrase("day.dayLine", ["day": .text(day), "part": .phrase(part), "score": .text(score), "par": .text(par), "level": .phrase(level)]) }
  /// {line}, undo {undos}, hints {hints}
  public static func dayLineHelped(line: Phrase, undos: Int, hints: Int) -> Phrase { Phrase("day.dayLineHelped", ["line": .phrase(line), "undos": .number(undos), "hints": .number(hints)]) }
  /// {confirm} plays it again, uncounted.
  public static let askDayAgain = Phrase("day.askDayAgain", ["confirm": .command("confirm")])
  /// no deal of the day has been finished yet
  public static let noDayPlayed = Phrase("day.noDayPlayed")
}

extension Phrase {
  /// Games
  public static let shelfTitle = Phrase("shelf.shelfTitle")
  /// Games · {games} still to be read
  public static func shelfReading(games: Int) -> Phrase { Phrase("shelf.shelfReading", ["games": .number(games)]) }
  /// There are no games yet.
  public static let shelfEmpty = Phrase("shelf.shelfEmpty")
  /// Game {game} cannot be read; its file stays as it is.
  public static func shelfUnreadable(game: Int) -> Phrase { Phrase("shelf.shelfUnreadable", ["game": .number(game)]) }
  /// Game {game}: unreadable
  public static func shelfNotAGame(game: Int) -> Phrase { Phrase("shelf.shelfNotAGame", ["game": .number(game)]) }
  /// {delete} once more deletes this game.
  public static let shelfConfirmDelete = Phrase("shelf.shelfConfirmDelete", ["delete": .command("delete")])
  /// Deleted; {undo} brings it back until you leave.
  public static let shelfDeleted = Phrase("shelf.shelfDeleted", ["undo": .command("undo")])
  /// Nothing has been deleted.
  public static let shelfNothingDeleted = Phrase("shelf.shelfNothingDeleted")
  /// That cannot be done now ({reason}); all games stay as they were.
  public static func shelfRefused(reason: String) -> Phrase { Phrase("shelf.shelfRefused", ["reason": .text(reason)]) }
  /// Given up; {giveUp} takes it up again.
  public static let shelfGivenUp = Phrase("shelf.shelfGivenUp", ["giveUp": .command("give-up")])
  /// Name of the game:
  public static let shelfNewTitle = Phrase("shelf.shelfNewTitle")
  /// With {names}.
  public static func shelfWith(names: String) -> Phrase { Phrase("shelf.shelfWith", ["names": .text(names)]) }
  /// Game {game}, deal number {seed}, played {time}.
  public static func shelfDeal(game: Int, seed: String, time: String) -> Phrase { Phrase("shelf.shelfDeal", ["game": .number(game), "seed": .text(seed), "time": .text(time)]) }
  /// Game
  public static let shelfGame = Phrase("shelf.shelfGame")
  /// Seats
  public static let shelfSeats = Phrase("shelf.shelfSeats")
  /// Length
  public static let shelfLength = Phrase("shelf.shelfLength")
  /// Hand
  public static let shelfHand = Phrase("shelf.shelfHand")
  /// You:best
  public static let shelfScore = Phrase("shelf.shelfScore")
  /// %
  public static let shelfPercent = Phrase("shelf.shelfPercent")
  /// Time
  public static let shelfTime = Phrase("shelf.shelfTime")
  /// State
  public static let shelfStanding = Phrase("shelf.shelfStanding")
  /// to {points}
  public static func lengthToPoints(points: Int) -> Phrase { Phrase("shelf.lengthToPoints", ["points": .number(points)]) }
  /// {hands} hands
  public static func lengthOfHands(hands: Int) -> Phrase { Phrase("shelf.lengthOfHands", ["hands": .number(hands)]) }
  /// running
  public static let standingRunning = Phrase("shelf.standingRunning")
  /// place {place}
  public static func standingOver(place: Int) -> Phrase { Phrase("shelf.standingOver", ["place": .number(place)]) }
  /// given up
  public static let standingAbandoned = Phrase("shelf.standingAbandoned")
  /// {minutes} min
  public static func playedMinutes(minutes: Int) -> Phrase { Phrase("shelf.playedMinutes", ["minutes": .number(minutes)]) }
  /// {hours}:{minutes} h
  public static func playedHours(hours: Int, minutes: String) -> Phrase { Phrase("shelf.playedHours", ["hours": .number(hours), "minutes": .text(minutes)]) }
}

extension Phrase {
  /// Begin
  public static let formBegin = Phrase("form.formBegin")
  /// More
  public static let formMore = Phrase("form.formMore")
  /// shown
  public static let formShown = Phrase("form.formShown")
  /// hidden
  public static let formHidden = Phrase("form.formHidden")
  /// Sit down and play.
  public static let aboutBegin = Phrase("form.aboutBegin")
  /// How many sit at the table, and how long the match lasts.
  public static let aboutPreset = Phrase("form.aboutPreset")
  /// Length, names, seats, speed, and each opponent for themselves.
  public static let aboutMore = Phrase("form.aboutMore")
  /// Who else may sit down; the computer takes the other seats.
  public static let aboutFriends = Phrase("form.aboutFriends")
  /// From three to six, you included.
  public static let aboutPlayers = Phrase("form.aboutPlayers")
  /// The match ends at a total, or after a number of hands.
  public static let aboutLength = Phrase("form.aboutLength")
  /// So many hands are played.
  public static let aboutHands = Phrase("form.aboutHands")
  /// Type a name; empty gives the usual one.
  public static let aboutSeatName = Phrase("form.aboutSeatName")
  /// Seats are numbered clockwise.
  public static let aboutSeat = Phrase("form.aboutSeat")
  /// A handicap: of every 9 cards in other hands, so many are seen.
  public static let aboutPeek = Phrase("form.aboutPeek")
  /// Who deals the first hand and opens its auction.
  public static let aboutFirstDealer = Phrase("form.aboutFirstDealer")
  /// The same number gives the same cards again.
  public static let aboutSeed = Phrase("form.aboutSeed")
  /// An expert plays each of your hands too; what counts is who scores more.
  public static let aboutPar = Phrase("form.aboutPar")
  /// How well played cards are remembered; 9 forgets none.
  public static let aboutMemory = Phrase("form.aboutMemory")
  /// Kind of game
  public static let formPreset = Phrase("form.formPreset")
  /// Friends
  public static let formFriends = Phrase("form.formFriends")
  /// none
  public static let formFriendsNone = Phrase("form.formFriendsNone")
  /// here, my account
  public static let formFriendsAccount = Phrase("form.formFriendsAccount")
  /// here, all accounts
  public static let formFriendsMachine = Phrase("form.formFriendsMachine")
  /// Friends are told, and asked to agree.
  public static let formPeekTold = Phrase("form.formPeekTold")
  /// in the network
  public static let formFriendsNetwork = Phrase("form.formFriendsNetwork")
  /// Players
  public static let formPlayers = Phrase("form.formPlayers")
  /// Length
  public static let formLength = Phrase("form.formLength")
  /// by hands
  public static let formByHands = Phrase("form.formByHands")
  /// Hands
  public static let formHands = Phrase("form.formHands")
  /// Your name
  public static let formName = Phrase("form.formName")
  /// Your seat
  public static let formSeat = Phrase("form.formSeat")
  /// You see others’ cards, 0–9
  public static let formPeek = Phrase("form.formPeek")
  /// First dealer
  public static let formFirstDealer = Phrase("form.formFirstDealer")
  /// Deal number
  public static let formSeed = Phrase("form.formSeed")
  /// Against par
  public static let formPar = Phrase("form.formPar")
  /// by chance
  public static let formByChance = Phrase("form.formByChance")
  /// Opponents, all
  public static let formLevel = Phrase("form.formLevel")
  /// mixed
  public static let formMixed = Phrase("form.formMixed")
  /// Opponent {number}
  public static func formOpponent(number: Int) -> Phrase { Phrase("form.formOpponent", ["number": .number(number)]) }
  /// Level
  public static let formOpponentLevel = Phrase("form.formOpponentLevel")
  /// Bids
  public static let formOpponentStyle = Phrase("form.formOpponentStyle")
  /// balanced
  public static let formBalanced = Phrase("form.formBalanced")
  /// Memory, 0–9
  public static let formOpponentMemory = Phrase("form.formOpponentMemory")
  /// Sees others’ cards, 0–9
  public static let formOpponentPeek = Phrase("form.formOpponentPeek")
  /// Two players are called {name}; change one.
  public static func formNameTwice(name: String) -> Phrase { Phrase("form.formNameTwice", ["name": .text(name)]) }
  /// A game like this is not possible.
  public static let gameCannotBegin = Phrase("form.gameCannotBegin")
  /// quick: 4 to 100
  public static let presetQuick = Phrase("form.presetQuick")
  /// classic: 5 to 200
  public static let presetClassic = Phrase("form.presetClassic")
  /// long: 5 to 500
  public static let presetLong = Phrase("form.presetLong")
  /// six at the table, to 200
  public static let presetSix = Phrase("form.presetSix")
  /// three, to 200
  public static let presetThree = Phrase("form.presetThree")
  /// your own
  public static let presetCustom = Phrase("form.presetCustom")
}

extension Phrase {
  /// “{text}”: {number} of {total} · {nextMatch} next, {previousMatch} previous
  public static func soughtFound(text: String, number: Int, total: Int) -> Phrase { Phrase("reading.soughtFound", ["text": .text(text), "number": .number(number), "total": .number(total), "nextMatch": .command("next-match"), "previousMatch": .command("previous-match")]) }
  /// “{text}” is not on this page.
  public static func soughtNowhere(text: String) -> Phrase { Phrase("reading.soughtNowhere", ["text": .text(text)]) }
  /// {key}: {title}
  public static func keyOfCommand(key: Value, title: Phrase) -> Phrase { Phrase("reading.keyOfCommand", ["key": key, "title": .phrase(title)]) }
  /// 0 to 9: jump to a card of that number
  public static let keysOfDigits = Phrase("reading.keysOfDigits")
  /// the letter of a suit: jump to that suit
  public static let keysOfSuits = Phrase("reading.keysOfSuits")
  /// Ctrl-C: leave
  public static let keyOfInterrupt = Phrase("reading.keyOfInterrupt")
  /// there is no page “{word}”; there are {offered}
  public static func unknownPage(word: String, offered: String) -> Phrase { Phrase("reading.unknownPage", ["word": .text(word), "offered": .text(offered)]) }
}

extension Phrase {
  /// Learn
  public static let learnTitle = Phrase("learn.learnTitle")
  /// A first hand, explained
  public static let learnLesson = Phrase("learn.learnLesson")
  /// Five minutes at a real table: you do everything once.
  public static let learnLessonPurpose = Phrase("learn.learnLessonPurpose")
  /// A contract that fails, and what it costs whom.
  public static let learnLostPurpose = Phrase("learn.learnLostPurpose")
  /// You are the Vice: your trump, and your points against the Chief.
  public static let learnAgainstPurpose = Phrase("learn.learnAgainstPurpose")
  /// A tie at the end of the auction: who pays, and how you see it coming.
  public static let learnEclatPurpose = Phrase("learn.learnEclatPurpose")
  /// All the rules, with examples.
  public static let learnRulesPurpose = Phrase("learn.learnRulesPurpose")
  /// What experience has to say about bidding, trumps, partners and cards.
  public static let learnPlayWellPurpose = Phrase("learn.learnPlayWellPurpose")
  /// What this table shows and how to use it.
  public static let learnHowtoPurpose = Phrase("learn.learnHowtoPurpose")
  /// Every key, as it is set now.
  public static let learnKeysPurpose = Phrase("learn.learnKeysPurpose")
  /// Who invented the game, and who made this table.
  public static let learnCreditsPurpose = Phrase("learn.learnCreditsPurpose")
}

extension Phrase {
  /// {title} · {number} of {total}
  public static func lessonHeading(title: Phrase, number: Int, total: Int) -> Phrase { Phrase("lesson.lessonHeading", ["title": .phrase(title), "number": .number(number), "total": .number(total)]) }
  /// First hand
  public static let lessonTitleFirst = Phrase("lesson.lessonTitleFirst")
  /// A lost contract
  public static let lessonTitleLost = Phrase("lesson.lessonTitleLost")
  /// Against the Chief
  public static let lessonTitleAgainst = Phrase("lesson.lessonTitleAgainst")
  /// Welcome to Mü! You hold twelve cards. Five players bid for the right to be Chief of this hand. In the tricks a 6 or 7 counts two points, a 1 or 9 nothing, any other card one. We do everything once, together.
  public static let lessonWelcome = Phrase("lesson.lessonWelcome")
  /// {leave} ends the lesson whenever you like. {confirm} turns this card over.
  public static let lessonWelcomeKeys = Phrase("lesson.lessonWelcomeKeys", ["leave": .command("leave"), "confirm": .command("confirm")])
  /// To bid is to lay cards face up; they stay yours. {name} has laid two, the most so far, and you may have one more than that: three. Only what you lay can become your trump, and you hold three 7s: lay them.
  public static func lessonBid(name: String) -> Phrase { Phrase("lesson.lessonBid", ["name": .text(name)]) }
  /// {next} moves the arrow to the next card, {up} pushes the card below it forward.
  public static let lessonBidKeys = Phrase("lesson.lessonBidKeys", ["next": .command("next"), "up": .command("up")])
  /// Push your three 7s forward, then {confirm}.
  public static let lessonAskBid = Phrase("lesson.lessonAskBid", ["confirm": .command("confirm")])
  /// Bids like that exist too. For this lesson, please lay just the three 7s.
  public static let lessonNotBid = Phrase("lesson.lessonNotBid")
  /// You are in the lead. With three cards laid, you and a partner will need 30 points; every further card adds 3 to that. So let it be. The auction ends when all have passed in a row.
  public static let lessonPass = Phrase("lesson.lessonPass")
  /// Pass with {pass}.
  public static let lessonAskPass = Phrase("lesson.lessonAskPass", ["pass": .command("pass")])
  /// Three cards are enough to be Chief here: better pass.
  public static let lessonNotPass = Phrase("lesson.lessonNotPass")
  /// You are the Chief! {name}, whose 8 is the highest card of all who laid two, is the Vice and has named red as the lower trump. Now you name the higher one. With 7s as trump, all eight 7s beat the red cards, and the two red 7s, trump twice, beat everything.
  public static func lessonName(name: String) -> Phrase { Phrase("lesson.lessonName", ["name": .text(name)]) }
  /// Choose the 7s, then {confirm}.
  public static let lessonAskName = Phrase("lesson.lessonAskName", ["confirm": .command("confirm")])
  /// You may, but three 7s make the stronger trump: take them.
  public static let lessonNotName = Phrase("lesson.lessonNotName")
  /// The Chief picks a partner for this hand, anyone but the Vice. Look at the cards on the table: {name} has laid two 7s, your trump. You will not find a better partner. If you make the target, both of you get the bonus.
  public static func lessonPick(name: String) -> Phrase { Phrase("lesson.lessonPick", ["name": .text(name)]) }
  /// Pick {name}, then {confirm}.
  public static func lessonAskPick(name: String) -> Phrase { Phrase("lesson.lessonAskPick", ["name": .text(name), "confirm": .command("confirm")]) }
  /// A fair choice, but {name} has shown two of your trumps.
  public static func lessonNotPick(name: String) -> Phrase { Phrase("lesson.lessonNotPick", ["name": .text(name)]) }
  /// The Chief leads to the first trick. Your {card} is trump twice over, and of two equal cards the one played first wins: nothing can beat it. All trumps are one suit, so everybody who has one must play one.
  public static func lessonLeadTrump(card: Phrase) -> Phrase { Phrase("lesson.lessonLeadTrump", ["card": .phrase(card)]) }
  /// Play {card}: choose it, then {confirm}.
  public static func lessonAskCard(card: Phrase) -> Phrase { Phrase("lesson.lessonAskCard", ["card": .phrase(card), "confirm": .command("confirm")]) }
  /// Later! {card} first: it wins for certain.
  public static func lessonNotLeadTrump(card: Phrase) -> Phrase { Phrase("lesson.lessonNotLeadTrump", ["card": .phrase(card)]) }
  /// Your trick, with seven points in it. Now lead a card that is no trump: {card}. Everybody with a black card must play one, but the black 7 is not black any more: it is trump. Those without a black card may play anything. Let us see.
  public static func lessonLeadSuit(card: Phrase) -> Phrase { Phrase("lesson.lessonLeadSuit", ["card": .phrase(card)]) }
  /// Soon you may; for the lesson, play {card} now.
  public static func lessonNotCard(card: Phrase) -> Phrase { Phrase("lesson.lessonNotCard", ["card": .phrase(card)]) }
  /// {name} had no black card and took your {card} with a 7. Such is life. Now {name} has led blue, and you have none: you may play anything. You are the last to play, so take the trick with a number trump, your green 7. Every 7 is a trump, the green one too.
  public static func lessonTakeWithTrump(name: String, card: Phrase) -> Phrase { Phrase("lesson.lessonTakeWithTrump", ["name": .text(name), "card": .phrase(card)]) }
  /// Take the trick with a 7: choose, then {confirm}.
  public static let lessonAskTake = Phrase("lesson.lessonAskTake", ["confirm": .command("confirm")])
  /// You may, but there are three points in it: take it with a 7.
  public static let lessonNotTake = Phrase("lesson.lessonNotTake")
  /// Five more points. Your partner wins tricks for your side too, so you need not do it all yourself. Keep your good cards and lead a low one: {card}.
  public static func lessonLeadLow(card: Phrase) -> Phrase { Phrase("lesson.lessonLeadLow", ["card": .phrase(card)]) }
  /// Well done: {name} had no black card and won with a small trump. Now {name} leads the yellow 9, and you must follow suit: you have one yellow card. The trick is going to your partner, and your 8 adds a point to it.
  public static func lessonFollow(name: String) -> Phrase { Phrase("lesson.lessonFollow", ["name": .text(name)]) }
  /// The other cards are grey, because they may not be played; {help} says why.
  public static let lessonFollowKeys = Phrase("lesson.lessonFollowKeys", ["help": .command("help")])
  /// Now you have done everything once. Play the rest of the hand as you like; nobody holds you back. Your side needs 30 points and has 17.
  public static let lessonFree = Phrase("lesson.lessonFree")
  /// That was a whole hand. Everybody keeps the points of their tricks, and the Chief’s side gains or loses by its target.
  public static let lessonOver = Phrase("lesson.lessonOver")
  /// {confirm} shows the reckoning, and once more leads to three short lessons: a lost contract, a hand against the Chief, an éclat. Have fun!
  public static let lessonOverKeys = Phrase("lesson.lessonOverKeys", ["confirm": .command("confirm")])
  /// You are the Chief with four cards, so you and {partner} need 33 points. You have 30. Three tricks are left, and all trumps are gone; one good trick would do. Lead any card.
  public static func lessonLeadInVain(partner: String) -> Phrase { Phrase("lesson.lessonLeadInVain", ["partner": .text(partner)]) }
  /// Choose a card, then {confirm}.
  public static let lessonAskAnyCard = Phrase("lesson.lessonAskAnyCard", ["confirm": .command("confirm")])
  /// 30 of 33: the contract is lost. With three cards, 30 points would have been enough, so you laid one too many. For each card too many, the Chief loses 10 points and every opponent gains 5; {partner}, your partner, loses nothing. The points of your tricks stay yours.
  public static func lessonLost(partner: String) -> Phrase { Phrase("lesson.lessonLost", ["partner": .text(partner)]) }
  /// {chief} has laid four cards and is the Chief. Three players have laid three, and your 9 is the highest card among them, so you are the Vice. You name the lower trump, a suit or number that you laid; then {chief} names the higher one. Half your cards are black.
  public static func lessonNameLower(chief: String) -> Phrase { Phrase("lesson.lessonNameLower", ["chief": .text(chief)]) }
  /// Choose black, then {confirm}.
  public static let lessonAskLower = Phrase("lesson.lessonAskLower", ["confirm": .command("confirm")])
  /// You may, but six of your cards are black: name black.
  public static let lessonNotLower = Phrase("lesson.lessonNotLower")
  /// Ten tricks later. {chief} and {partner} have 31 points and need 33; this trick would be enough. {partner} has led blue. You have none, but black, your trump as Vice, beats every suit except the Chief’s red. Nobody plays after you: take the trick.
  public static func lessonTakeFromChief(chief: String, partner: String) -> Phrase { Phrase("lesson.lessonTakeFromChief", ["chief": .text(chief), "partner": .text(partner)]) }
  /// {chief} and {partner} stay at 31 of 33. {chief} loses 10 points, {partner} nothing; you and the two other opponents gain 5 each. Against the Chief every trick you take counts twice: its points are yours, and the Chief misses them. A trick for another opponent helps you too.
  public static func lessonChiefLost(chief: String, partner: String) -> Phrase { Phrase("lesson.lessonChiefLost", ["chief": .text(chief), "partner": .text(partner)]) }
  /// {name} leads with three cards, and you have laid two. The others have passed. If you pass as well, {name} is the Chief and you are the Vice. One more card draws you level. That is dangerous: try it here, where it costs nothing.
  public static func lessonDrawLevel(name: String) -> Phrase { Phrase("lesson.lessonDrawLevel", ["name": .text(name)]) }
  /// Push one card forward, then {confirm}.
  public static let lessonAskLevel = Phrase("lesson.lessonAskLevel", ["confirm": .command("confirm")])
  /// You may. For this lesson, lay just one card.
  public static let lessonNotLevel = Phrase("lesson.lessonNotLevel")
  /// You share the lead with {name}, and everybody else has passed. One more pass ends the auction in an éclat, as the table says: who drew level last, you, loses 10 points for each card, and {name} gains 5 for each. Another card would make you the Chief instead. For once, pass.
  public static func lessonEndAuction(name: String) -> Phrase { Phrase("lesson.lessonEndAuction", ["name": .text(name)]) }
  /// In a game that would save you. Here, please pass.
  public static let lessonNotEndAuction = Phrase("lesson.lessonNotEndAuction")
  /// An éclat: no card is played. You lose 30 points, and {name} gains 15. So draw level only if you mean to go on. With fewer cards you may still be the Vice, and that costs nothing.
  public static func lessonEclatOver(name: String) -> Phrase { Phrase("lesson.lessonEclatOver", ["name": .text(name)]) }
  /// Not here; in a game you can.
  public static let lessonNotHere = Phrase("lesson.lessonNotHere")
  /// That was the first hand. Three short lessons follow.
  public static let lessonDone = Phrase("lesson.lessonDone")
  /// Done: {title}.
  public static func lessonFinished(title: Phrase) -> Phrase { Phrase("lesson.lessonFinished", ["title": .phrase(title)]) }
  /// New to Mü? Learn walks you through a first hand in five minutes.
  public static let lessonOffer = Phrase("lesson.lessonOffer")
}

extension Phrase {
  /// Practice
  public static let practiceItem = Phrase("practice.practiceItem")
  /// Practice: {puzzles} puzzles are waiting
  public static func practiceWaiting(puzzles: Int) -> Phrase { Phrase("practice.practiceWaiting", ["puzzles": .number(puzzles)]) }
  /// Puzzle {number} of {total}
  public static func practicePlace(number: Int, total: Int) -> Phrase { Phrase("practice.practicePlace", ["number": .number(number), "total": .number(total)]) }
  /// Right!
  public static let practiceRight = Phrase("practice.practiceRight")
  /// Missed: it comes back tomorrow
  public static let practiceMissed = Phrase("practice.practiceMissed")
  /// Your choice, {made}: {cost} points less than {best}.
  public static func practiceCost(made: Phrase, cost: Phrase, best: Phrase) -> Phrase { Phrase("practice.practiceCost", ["made": .phrase(made), "cost": .phrase(cost), "best": .phrase(best)]) }
  /// {move}: {value}
  public static func practiceValue(move: Phrase, value: Phrase) -> Phrase { Phrase("practice.practiceValue", ["move": .phrase(move), "value": .phrase(value)]) }
  /// {before}; {after}
  public static func practiceNextValue(before: Phrase, after: Phrase) -> Phrase { Phrase("practice.practiceNextValue", ["before": .phrase(before), "after": .phrase(after)]) }
  /// Points to expect: {values}.
  public static func practiceValues(values: Phrase) -> Phrase { Phrase("practice.practiceValues", ["values": .phrase(values)]) }
  /// {percent}% of club players find it.
  public static func practiceFinders(percent: Int) -> Phrase { Phrase("practice.practiceFinders", ["percent": .number(percent)]) }
  /// {right} of {total} right. What you missed comes back; Practice has more.
  public static func practiceDone(right: Int, total: Int) -> Phrase { Phrase("practice.practiceDone", ["right": .number(right), "total": .number(total)]) }
  /// There is nothing to practise today. What you missed comes back in a few days.
  public static let practiceNothing = Phrase("practice.practiceNothing")
  /// Reading the puzzles…
  public static let practiceReading = Phrase("practice.practiceReading")
  /// Working out what that is worth…
  public static let practiceThinking = Phrase("practice.practiceThinking")
  /// Puzzles, five a day: choose as in a game. {leave} leads back to your game.
  public static let plainPracticeBegins = Phrase("practice.plainPracticeBegins", ["leave": .command("leave")])
  /// Puzzles
  public static let practicePuzzles = Phrase("practice.practicePuzzles")
  /// Puzzles: {puzzles} are waiting
  public static func practicePuzzlesWaiting(puzzles: Int) -> Phrase { Phrase("practice.practicePuzzlesWaiting", ["puzzles": .number(puzzles)]) }
  /// Positions from hands among computer players, and decisions of your own; five a day.
  public static let practicePuzzlesPurpose = Phrase("practice.practicePuzzlesPurpose")
  /// What would you bid?
  public static let drillBid = Phrase("practice.drillBid")
  /// Five fresh hands before a bid of yours. An expert says what your choice is worth.
  public static let drillBidPurpose = Phrase("practice.drillBidPurpose")
  /// From the naming
  public static let drillNaming = Phrase("practice.drillNaming")
  /// Fresh cards, and the auction is over: as Chief or Vice, you name a trump and play on.
  public static let drillNamingPurpose = Phrase("practice.drillNamingPurpose")
  /// From the fifth trick
  public static let drillFifth = Phrase("practice.drillFifth")
  /// Fresh cards, and four tricks are over: play the rest.
  public static let drillFifthPurpose = Phrase("practice.drillFifthPurpose")
  /// Count the trumps
  public static let drillCount = Phrase("practice.drillCount")
  /// Watch a few tricks, then say how many trumps the others still hold. Five hands.
  public static let drillCountPurpose = Phrase("practice.drillCountPurpose")
  /// Dealing…
  public static let drillDealing = Phrase("practice.drillDealing")
  /// {title} · {number} of {total}
  public static func drillPlace(title: Phrase, number: Int, total: Int) -> Phrase { Phrase("practice.drillPlace", ["title": .phrase(title), "number": .number(number), "total": .number(total)]) }
  /// Not the best choice
  public static let drillMissed = Phrase("practice.drillMissed")
  /// {right} of {total} right. {confirm} deals the next five.
  public static func drillDone(right: Int, total: Int) -> Phrase { Phrase("practice.drillDone", ["right": .number(right), "total": .number(total), "confirm": .command("confirm")]) }
  /// {confirm} deals another hand, {leave} goes back.
  public static let drillAskNext = Phrase("practice.drillAskNext", ["confirm": .command("confirm"), "leave": .command("leave")])
  /// Count the trumps. {confirm} goes on.
  public static let countWatch = Phrase("practice.countWatch", ["confirm": .command("confirm")])
  /// How many trumps do the others still hold? {typed}
  public static func countAsk(typed: String) -> Phrase { Phrase("practice.countAsk", ["typed": .text(typed)]) }
  /// Type a number, then {confirm}.
  public static let countTypeNumber = Phrase("practice.countTypeNumber", ["confirm": .command("confirm")])
  /// No, not {number}
  public static func countMissed(number: Int) -> Phrase { Phrase("practice.countMissed", ["number": .number(number)]) }
  /// The others hold {left} trumps.
  public static func countLeft(left: Int) -> Phrase { Phrase("practice.countLeft", ["left": .number(left)]) }
  /// The others hold no trump any more.
  public static let countNone = Phrase("practice.countNone")
  /// Still out: {cards}.
  public static func countOut(cards: [Phrase]) -> Phrase { Phrase("practice.countOut", ["cards": .list(cards)]) }
  /// How many trumps do the others still hold? Type the number; “hand” lists your cards.
  public static let plainCountAsk = Phrase("practice.plainCountAsk")
  /// Drill {number}: “{title}”. {purpose}
  public static func plainDrill(number: Int, title: Phrase, purpose: Phrase) -> Phrase { Phrase("practice.plainDrill", ["number": .number(number), "title": .phrase(title), "purpose": .phrase(purpose)]) }
  /// Drill: “{title}”. {leave} leads back to your game.
  public static func plainDrillBegins(title: Phrase) -> Phrase { Phrase("practice.plainDrillBegins", ["title": .phrase(title), "leave": .command("leave")]) }
  /// There are {total} drills.
  public static func plainNoDrill(total: Int) -> Phrase { Phrase("practice.plainNoDrill", ["total": .number(total)]) }
}

extension Phrase {
  /// Menu
  public static let menuTitle = Phrase("menu.menuTitle")
  /// Back to the table
  public static let menuGoOn = Phrase("menu.menuGoOn")
  /// Language
  public static let menuLanguage = Phrase("menu.menuLanguage")
  /// Speed
  public static let menuSpeed = Phrase("menu.menuSpeed")
  /// Colours
  public static let menuTheme = Phrase("menu.menuTheme")
  /// Settings
  public static let menuSettings = Phrase("menu.menuSettings")
  /// How to play here
  public static let menuHowto = Phrase("menu.menuHowto")
  /// Rules of Mü
  public static let menuRules = Phrase("menu.menuRules")
  /// How to play well
  public static let menuPlayWell = Phrase("menu.menuPlayWell")
  /// Keys
  public static let menuKeys = Phrase("menu.menuKeys")
  /// Credits
  public static let menuCredits = Phrase("menu.menuCredits")
  /// New match
  public static let menuNewGame = Phrase("menu.menuNewGame")
  /// To the start screen
  public static let menuStartMenu = Phrase("menu.menuStartMenu")
  /// Leave (the game is saved)
  public static let menuLeave = Phrase("menu.menuLeave")
  /// slow
  public static let speedSlow = Phrase("menu.speedSlow")
  /// normal
  public static let speedNormal = Phrase("menu.speedNormal")
  /// fast
  public static let speedFast = Phrase("menu.speedFast")
  /// fastest
  public static let speedFastest = Phrase("menu.speedFastest")
  /// clear
  public static let themeClear = Phrase("menu.themeClear")
  /// traditional
  public static let themeTraditional = Phrase("menu.themeTraditional")
}

extension Phrase {
  /// Settings
  public static let settingsTitle = Phrase("settings.settingsTitle")
  /// your login name
  public static let settingsOfLogin = Phrase("settings.settingsOfLogin")
  /// on
  public static let settingOn = Phrase("settings.settingOn")
  /// off
  public static let settingOff = Phrase("settings.settingOff")
  /// Your name
  public static let settingName = Phrase("settings.settingName")
  /// Pause after a trick
  public static let settingTrickPause = Phrase("settings.settingTrickPause")
  /// Suit symbols
  public static let settingSymbols = Phrase("settings.settingSymbols")
  /// Mouse
  public static let settingMouse = Phrase("settings.settingMouse")
  /// Play by dragging
  public static let settingDragging = Phrase("settings.settingDragging")
  /// A card is played by
  public static let settingConfirming = Phrase("settings.settingConfirming")
  /// Play forced cards
  public static let settingAutoPlay = Phrase("settings.settingAutoPlay")
  /// Hints
  public static let settingHints = Phrase("settings.settingHints")
  /// Points on the table
  public static let settingRunningPoints = Phrase("settings.settingRunningPoints")
  /// Playing time
  public static let settingClock = Phrase("settings.settingClock")
  /// Animation
  public static let settingAnimation = Phrase("settings.settingAnimation")
  /// Slow connection
  public static let settingSlowLine = Phrase("settings.settingSlowLine")
  /// Signal: your turn
  public static let settingTurnSignal = Phrase("settings.settingTurnSignal")
  /// Signal: trick won
  public static let settingTrickSignal = Phrase("settings.settingTrickSignal")
  /// Signal: end of hand
  public static let settingHandSignal = Phrase("settings.settingHandSignal")
  /// Signal: wrong key
  public static let settingErrorSignal = Phrase("settings.settingErrorSignal")
  /// Notification
  public static let settingNotification = Phrase("settings.settingNotification")
  /// Opponents play
  public static let settingLevel = Phrase("settings.settingLevel")
  /// Opponents bid
  public static let settingStyle = Phrase("settings.settingStyle")
  /// set by the speed
  public static let pauseOfSpeed = Phrase("settings.pauseOfSpeed")
  /// short
  public static let pauseShort = Phrase("settings.pauseShort")
  /// long
  public static let pauseLong = Phrase("settings.pauseLong")
  /// until a key
  public static let pauseKey = Phrase("settings.pauseKey")
  /// shapes
  public static let symbolsShapes = Phrase("settings.symbolsShapes")
  /// letters
  public static let symbolsLetters = Phrase("settings.symbolsLetters")
  /// ASCII
  public static let symbolsASCII = Phrase("settings.symbolsASCII")
  /// one key
  public static let confirmingEnter = Phrase("settings.confirmingEnter")
  /// three keys
  public static let confirmingAll = Phrase("settings.confirmingAll")
  /// reduced
  public static let animationReduced = Phrase("settings.animationReduced")
  /// bell
  public static let signalBell = Phrase("settings.signalBell")
  /// flash
  public static let signalFlash = Phrase("settings.signalFlash")
  /// balanced
  public static let styleBalanced = Phrase("settings.styleBalanced")
  /// dark
  public static let themeDark = Phrase("settings.themeDark")
  /// light
  public static let themeLight = Phrase("settings.themeLight")
  /// none
  public static let themeMono = Phrase("settings.themeMono")
  /// The language of everything you read here.
  public static let aboutLanguage = Phrase("settings.aboutLanguage")
  /// Your name in new games; empty means your login name.
  public static let aboutName = Phrase("settings.aboutName")
  /// How long you see each move before the next one.
  public static let aboutSpeed = Phrase("settings.aboutSpeed")
  /// How long a finished trick stays; any key clears it.
  public static let aboutTrickPause = Phrase("settings.aboutTrickPause")
  /// Clear also suits colour-blind eyes; your own are files.
  public static let aboutTheme = Phrase("settings.aboutTheme")
  /// What stands beside a number: a shape or a letter.
  public static let aboutSymbols = Phrase("settings.aboutSymbols")
  /// “Off” leaves the mouse to your terminal.
  public static let aboutMouse = Phrase("settings.aboutMouse")
  /// Drag a card up to play it, down to pull it back.
  public static let aboutDragging = Phrase("settings.aboutDragging")
  /// One key is {confirm}; three are {confirm}, {toggle} and {up}.
  public static let aboutConfirming = Phrase("settings.aboutConfirming", ["confirm": .command("confirm"), "toggle": .command("toggle"), "up": .command("up")])
  /// The only card you may play is played by itself.
  public static let aboutAutoPlay = Phrase("settings.aboutAutoPlay")
  /// Whether you may ask the table for advice.
  public static let aboutHints = Phrase("settings.aboutHints")
  /// Coach speaks up
  public static let settingCoach = Phrase("settings.settingCoach")
  /// Before a move that costs more, the coach asks whether you are sure.
  public static let aboutCoach = Phrase("settings.aboutCoach")
  /// over {points} points
  public static func coachOver(points: Int) -> Phrase { Phrase("settings.coachOver", ["points": .number(points)]) }
  /// Shows the Chief’s side and its points on the table.
  public static let aboutRunningPoints = Phrase("settings.aboutRunningPoints")
  /// How long you have played this game, in the title.
  public static let aboutClock = Phrase("settings.aboutClock")
  /// Cards move for a moment; scores are counted up.
  public static let aboutAnimation = Phrase("settings.aboutAnimation")
  /// For slow connections: nothing moves that need not.
  public static let aboutSlowLine = Phrase("settings.aboutSlowLine")
  /// What tells you that it is your turn.
  public static let aboutTurnSignal = Phrase("settings.aboutTurnSignal")
  /// What tells you that your side has won a trick.
  public static let aboutTrickSignal = Phrase("settings.aboutTrickSignal")
  /// What tells you that the hand is over.
  public static let aboutHandSignal = Phrase("settings.aboutHandSignal")
  /// What tells you that a key does nothing.
  public static let aboutErrorSignal = Phrase("settings.aboutErrorSignal")
  /// Your desktop notifies you while you look elsewhere.
  public static let aboutNotification = Phrase("settings.aboutNotification")
  /// How well the others play, in new games.
  public static let aboutLevel = Phrase("settings.aboutLevel")
  /// How much the others dare to bid, in new games.
  public static let aboutStyle = Phrase("settings.aboutStyle")
  /// Every command can have another key.
  public static let aboutKeys = Phrase("settings.aboutKeys")
  /// there is no setting “{key}”; there are {offered}
  public static func settingUnknownKey(key: String, offered: String) -> Phrase { Phrase("settings.settingUnknownKey", ["key": .text(key), "offered": .text(offered)]) }
  /// {key} cannot be “{value}”; choose one of {offered}
  public static func settingBadValue(key: String, value: String, offered: String) -> Phrase { Phrase("settings.settingBadValue", ["key": .text(key), "value": .text(value), "offered": .text(offered)]) }
  /// “{value}” is not a name that can be shown
  public static func settingBadName(value: String) -> Phrase { Phrase("settings.settingBadName", ["value": .text(value)]) }
  /// Your settings let only {confirm} play a card.
  public static let onlyOneKeyPlays = Phrase("settings.onlyOneKeyPlays", ["confirm": .command("confirm")])
}

extension Phrase {
  /// nothing in a theme is called “{name}”
  public static func themeUnknownEntry(name: String) -> Phrase { Phrase("themes.themeUnknownEntry", ["name": .text(name)]) }
  /// the colour “{name}” is missing
  public static func themeMissing(name: String) -> Phrase { Phrase("themes.themeMissing", ["name": .text(name)]) }
  /// “{name}” is not a colour like ["#af0000", "red"]
  public static func themeNotAColor(name: String) -> Phrase { Phrase("themes.themeNotAColor", ["name": .text(name)]) }
  /// “page” and “text” belong together
  public static let themeHalfAPage = Phrase("themes.themeHalfAPage")
  /// “digits” needs ten characters of one column
  public static let themeNotDigits = Phrase("themes.themeNotDigits")
  /// There is no theme “{name}”; the default is used.
  public static func themeAbsent(name: String) -> Phrase { Phrase("themes.themeAbsent", ["name": .text(name)]) }
}

extension Phrase {
  /// Player
  public static let somebody = Phrase("program.somebody")
  /// Alice,Ben,Clara,David,Emma,Frank
  public static let opponentNames = Phrase("program.opponentNames")
  /// there is no option {word}; mue --help lists them
  public static func unknownOption(word: String) -> Phrase { Phrase("program.unknownOption", ["word": .text(word)]) }
  /// the option --{option} needs a value
  public static func missingValue(option: String) -> Phrase { Phrase("program.missingValue", ["option": .text(option)]) }
  /// the option --{option} takes no value
  public static func unexpectedValue(option: String) -> Phrase { Phrase("program.unexpectedValue", ["option": .text(option)]) }
  /// --{option} needs a whole number, not “{value}”
  public static func notANumber(option: String, value: String) -> Phrase { Phrase("program.notANumber", ["option": .text(option), "value": .text(value)]) }
  /// --{option} {value} is too large
  public static func numberTooLarge(option: String, value: String) -> Phrase { Phrase("program.numberTooLarge", ["option": .text(option), "value": .text(value)]) }
  /// --{option} {value} is not possible: it may be {low} to {high}
  public static func outOfRange(option: String, value: Int, low: Int, high: Int) -> Phrase { Phrase("program.outOfRange", ["option": .text(option), "value": .number(value), "low": .number(low), "high": .number(high)]) }
  /// --{option} {value} is not possible: choose one of {offered}
  public static func valueNotOffered(option: String, value: String, offered: String) -> Phrase { Phrase("program.valueNotOffered", ["option": .text(option), "value": .text(value), "offered": .text(offered)]) }
  /// --{option} does not belong to {command}
  public static func foreignOption(option: String, command: String) -> Phrase { Phrase("program.foreignOption", ["option": .text(option), "command": .text(command)]) }
  /// there is no command “{word}”; mue --help lists them
  public static func unknownCommand(word: String) -> Phrase { Phrase("program.unknownCommand", ["word": .text(word)]) }
  /// the word “{word}” is one too many
  public static func unexpectedWord(word: String) -> Phrase { Phrase("program.unexpectedWord", ["word": .text(word)]) }
  /// --name needs a name that can be shown
  public static let emptyName = Phrase("program.emptyName")
  /// --title needs a name that can be shown
  public static let emptyTitle = Phrase("program.emptyTitle")
  /// --to and --hands exclude each other
  public static let twoEnds = Phrase("program.twoEnds")
  /// there is no terminal here for the table, so the game is told in lines
  public static let notATerminal = Phrase("program.notATerminal")
  /// the terminal “{name}” is unknown here (TERM), so the game is told in lines
  public static func unknownTerminal(name: String) -> Phrase { Phrase("program.unknownTerminal", ["name": .text(name)]) }
  /// the terminal “{name}” is too plain for the table, so the game is told in lines
  public static func terminalTooPlain(name: String) -> Phrase { Phrase("program.terminalTooPlain", ["name": .text(name)]) }
  /// the system lets mue open no more files (ulimit -n)
  public static let noMoreFiles = Phrase("program.noMoreFiles")
  /// the system allows no more threads (ulimit -u, ulimit -v)
  public static let noMoreThreads = Phrase("program.noMoreThreads")
  /// the system allows no more memory (ulimit -v)
  public static let noMoreMemory = Phrase("program.noMoreMemory")
  /// “{file}” cannot be read
  public static func fileUnreadable(file: String) -> Phrase { Phrase("program.fileUnreadable", ["file": .text(file)]) }
  /// not everything could be written to standard output
  public static let outputLost = Phrase("program.outputLost")
  /// {command} needs a file
  public static func missingFile(command: String) -> Phrase { Phrase("program.missingFile", ["command": .text(command)]) }
  /// a game like this is not possible
  public static let gameNotOffered = Phrase("program.gameNotOffered")
  /// mue open needs a game: its number or name; mue games lists them
  public static let missingGame = Phrase("program.missingGame")
  /// there is no game “{name}”; give latest, or a number or name from mue games
  public static func noSuchGame(name: String) -> Phrase { Phrase("program.noSuchGame", ["name": .text(name)]) }
  /// several games are called “{name}”; give one by its number: {numbers}
  public static func severalGames(name: String, numbers: String) -> Phrase { Phrase("program.severalGames", ["name": .text(name), "numbers": .text(numbers)]) }
}

extension Phrase {
  /// {name} ({percent}%)
  public static func languageShare(name: String, percent: Int) -> Phrase { Phrase("languages.languageShare", ["name": .text(name), "percent": .number(percent)]) }
  /// “language” must have a “name”
  public static let languageNoName = Phrase("languages.languageNoName")
  /// “phrases” is missing
  public static let languageNoSentences = Phrase("languages.languageNoSentences")
  /// “{key}” is neither a text nor plural forms with “by” and “other”
  public static func languageNotASentence(key: String) -> Phrase { Phrase("languages.languageNotASentence", ["key": .text(key)]) }
  /// “{key}” has characters that would disturb a terminal
  public static func languageDisturbing(key: String) -> Phrase { Phrase("languages.languageDisturbing", ["key": .text(key)]) }
  /// “{key}” is longer than any screen
  public static func languageTooLong(key: String) -> Phrase { Phrase("languages.languageTooLong", ["key": .text(key)]) }
  /// the game has no sentence “{key}”
  public static func languageUnknownKey(key: String) -> Phrase { Phrase("languages.languageUnknownKey", ["key": .text(key)]) }
  /// the braces of “{key}” do not match
  public static func languageBadBraces(key: String) -> Phrase { Phrase("languages.languageBadBraces", ["key": .text(key)]) }
  /// “{key}” has no placeholder {place}
  public static func languageUnknownPlace(key: String, place: String) -> Phrase { Phrase("languages.languageUnknownPlace", ["key": .text(key), "place": .text(place)]) }
  /// “{key}” lacks the placeholder {place}
  public static func languageMissingPlace(key: String, place: String) -> Phrase { Phrase("languages.languageMissingPlace", ["key": .text(key), "place": .text(place)]) }
  /// missing: {key}
  public static func languageMissing(key: String) -> Phrase { Phrase("languages.languageMissing", ["key": .text(key)]) }
  /// {name}: all {sentences} sentences are there and right
  public static func languageWhole(name: String, sentences: Int) -> Phrase { Phrase("languages.languageWhole", ["name": .text(name), "sentences": .number(sentences)]) }
  /// {name}: {percent}% are right; missing: {missing}, wrong: {wrong}
  public static func languageInPart(name: String, percent: Int, missing: Int, wrong: Int) -> Phrase { Phrase("languages.languageInPart", ["name": .text(name), "percent": .number(percent), "missing": .number(missing), "wrong": .number(wrong)]) }
}

extension Phrase {
  /// another mue is running; quit it first, or join its table: mue join
  public static let lockedByAnother = Phrase("saving.lockedByAnother")
  /// mue stopped unexpectedly; your game is intact.
  public static let lastRunStopped = Phrase("saving.lastRunStopped")
  /// No place to save: this game will not be kept.
  public static let cannotSaveAtAll = Phrase("saving.cannotSaveAtAll")
  /// Not saved ({reason}); tried again at every move.
  public static func cannotSaveNow(reason: String) -> Phrase { Phrase("saving.cannotSaveNow", ["reason": .text(reason)]) }
  /// Not saved! Do it again to leave anyway.
  public static let confirmLeaving = Phrase("saving.confirmLeaving")
  /// the game could not be saved; it is in {file}, and the next start takes it back
  public static func gameRescued(file: String) -> Phrase { Phrase("saving.gameRescued", ["file": .text(file)]) }
  /// the game could not be saved; its last moves are lost
  public static let gameLost = Phrase("saving.gameLost")
  /// The game that could not be saved is back.
  public static let gameTakenBack = Phrase("saving.gameTakenBack")
  /// {file} holds a game that cannot be saved yet.
  public static func rescueWaits(file: String) -> Phrase { Phrase("saving.rescueWaits", ["file": .text(file)]) }
  /// The settings could not be saved.
  public static let cannotKeepSettings = Phrase("saving.cannotKeepSettings")
  /// Settings not saved: another program uses them.
  public static let settingsLocked = Phrase("saving.settingsLocked")
  /// The keys could not be saved.
  public static let cannotKeepKeys = Phrase("saving.cannotKeepKeys")
  /// there is no game yet
  public static let noGamesYet = Phrase("saving.noGamesYet")
  /// the hand that friends are playing is left out until it is over
  public static let runningLeftOut = Phrase("saving.runningLeftOut")
  /// {file} was damaged and set aside; the game resumes one move earlier.
  public static func saveDamaged(file: String) -> Phrase { Phrase("saving.saveDamaged", ["file": .text(file)]) }
  /// {file} was damaged and set aside; there was no older copy.
  public static func saveLost(file: String) -> Phrase { Phrase("saving.saveLost", ["file": .text(file)]) }
  /// {file} has format {found}; this mue knows {known}. It is left unchanged.
  public static func saveTooNew(file: String, found: Int, known: Int) -> Phrase { Phrase("saving.saveTooNew", ["file": .text(file), "found": .number(found), "known": .number(known)]) }
  /// {file} cannot be read ({reason}); it is left unchanged.
  public static func saveUnreadable(file: String, reason: String) -> Phrase { Phrase("saving.saveUnreadable", ["file": .text(file), "reason": .text(reason)]) }
  /// {file} was damaged and set aside; the default settings apply.
  public static func settingsDamaged(file: String) -> Phrase { Phrase("saving.settingsDamaged", ["file": .text(file)]) }
  /// {file} is damaged and stays as it is; the default settings apply.
  public static func settingsUnusable(file: String) -> Phrase { Phrase("saving.settingsUnusable", ["file": .text(file)]) }
  /// {file}, line {line}: {reason}. The file is not used.
  public static func ownFileWrong(file: String, line: Int, reason: Phrase) -> Phrase { Phrase("saving.ownFileWrong", ["file": .text(file), "line": .number(line), "reason": .phrase(reason)]) }
  /// {file} cannot be read and is not used.
  public static func ownFileUnreadable(file: String) -> Phrase { Phrase("saving.ownFileUnreadable", ["file": .text(file)]) }
  /// The setting “{key}” has an unknown value.
  public static func settingUnknown(key: String) -> Phrase { Phrase("saving.settingUnknown", ["key": .text(key)]) }
}

extension Phrase {
  /// {hands} hands hold
  public static func handsHold(hands: Int) -> Phrase { Phrase("records.handsHold", ["hands": .number(hands)]) }
  /// line {line}: {reason}
  public static func lineIsWrong(line: Int, reason: Phrase) -> Phrase { Phrase("records.lineIsWrong", ["line": .number(line), "reason": .phrase(reason)]) }
  /// longer than {limit} bytes
  public static func lineTooLong(limit: Int) -> Phrase { Phrase("records.lineTooLong", ["limit": .number(limit)]) }
  /// nested deeper than {limit} levels
  public static func nestedTooDeep(limit: Int) -> Phrase { Phrase("records.nestedTooDeep", ["limit": .number(limit)]) }
  /// not JSON from byte {place} on
  public static func notJSON(place: Int) -> Phrase { Phrase("records.notJSON", ["place": .number(place)]) }
  /// not a JSON object
  public static let notAnObject = Phrase("records.notAnObject")
  /// the key “{key}” comes twice
  public static func keyTwice(key: String) -> Phrase { Phrase("records.keyTwice", ["key": .text(key)]) }
  /// the key “{key}” is missing
  public static func keyMissing(key: String) -> Phrase { Phrase("records.keyMissing", ["key": .text(key)]) }
  /// the value of “{key}” is not possible
  public static func keyHasBadValue(key: String) -> Phrase { Phrase("records.keyHasBadValue", ["key": .text(key)]) }
  /// the format is “{format}”, not mue-hand/1
  public static func wrongFormat(format: String) -> Phrase { Phrase("records.wrongFormat", ["format": .text(format)]) }
  /// the hands dealt are not the deck in equal shares
  public static let badDeal = Phrase("records.badDeal")
  /// {step}: this cannot be read
  public static func stepUnreadable(step: Phrase) -> Phrase { Phrase("records.stepUnreadable", ["step": .phrase(step)]) }
  /// {step}: seat {expected} is to move, not seat {found}
  public static func stepOutOfTurn(step: Phrase, expected: Int, found: Int) -> Phrase { Phrase("records.stepOutOfTurn", ["step": .phrase(step), "expected": .number(expected), "found": .number(found)]) }
  /// {step}: nobody is to move any more, not seat {found} either
  public static func stepTooMuch(step: Phrase, found: Int) -> Phrase { Phrase("records.stepTooMuch", ["step": .phrase(step), "found": .number(found)]) }
  /// {step}: {reason}
  public static func stepIllegal(step: Phrase, reason: Phrase) -> Phrase { Phrase("records.stepIllegal", ["step": .phrase(step), "reason": .phrase(reason)]) }
  /// trick {trick} has more cards than players
  public static func trickTooLong(trick: Int) -> Phrase { Phrase("records.trickTooLong", ["trick": .number(trick)]) }
  /// trick {trick} is not complete, and another follows
  public static func trickUnfinished(trick: Int) -> Phrase { Phrase("records.trickUnfinished", ["trick": .number(trick)]) }
  /// “{key}” is there though it was not decided yet
  public static func keyTooEarly(key: String) -> Phrase { Phrase("records.keyTooEarly", ["key": .text(key)]) }
  /// “{key}” is {expected}, not {found}
  public static func keyIsWrong(key: String, expected: String, found: String) -> Phrase { Phrase("records.keyIsWrong", ["key": .text(key), "expected": .text(expected), "found": .text(found)]) }
  /// auction, turn {turn}
  public static func stepTurn(turn: Int) -> Phrase { Phrase("records.stepTurn", ["turn": .number(turn)]) }
  /// the Vice’s trump
  public static let stepViceTrump = Phrase("records.stepViceTrump")
  /// the Chief’s trump
  public static let stepChiefTrump = Phrase("records.stepChiefTrump")
  /// the partner
  public static let stepPartner = Phrase("records.stepPartner")
  /// trick {trick}, card {card}
  public static func stepCard(trick: Int, card: Int) -> Phrase { Phrase("records.stepCard", ["trick": .number(trick), "card": .number(card)]) }
  /// the hand is over
  public static let illegalOver = Phrase("records.illegalOver")
  /// something else was asked
  public static let illegalNotAsked = Phrase("records.illegalNotAsked")
  /// {card} is not in the hand
  public static func illegalNotInHand(card: String) -> Phrase { Phrase("records.illegalNotInHand", ["card": .text(card)]) }
  /// {card} is laid already
  public static func illegalAlreadyLaid(card: String) -> Phrase { Phrase("records.illegalAlreadyLaid", ["card": .text(card)]) }
  /// {cards} cards, {limit} at most
  public static func illegalOverLimit(cards: Int, limit: Int) -> Phrase { Phrase("records.illegalOverLimit", ["cards": .number(cards), "limit": .number(limit)]) }
  /// only {offered} may be named
  public static func illegalNotNamable(offered: String) -> Phrase { Phrase("records.illegalNotNamable", ["offered": .text(offered)]) }
  /// only seat {offered} may be the partner
  public static func illegalNotPartner(offered: String) -> Phrase { Phrase("records.illegalNotPartner", ["offered": .text(offered)]) }
  /// {led} was led and must be followed with {cards}
  public static func illegalMustFollow(led: String, cards: String) -> Phrase { Phrase("records.illegalMustFollow", ["led": .text(led), "cards": .text(cards)]) }
  /// “{key}”: seat {seat} has another part already
  public static func scoreSameSeat(key: String, seat: Int) -> Phrase { Phrase("records.scoreSameSeat", ["key": .text(key), "seat": .number(seat)]) }
  /// “{key}” does not belong here
  public static func scoreNotHere(key: String) -> Phrase { Phrase("records.scoreNotHere", ["key": .text(key)]) }
  /// {trump} is not in the deck
  public static func scoreNotInDeck(trump: String) -> Phrase { Phrase("records.scoreNotInDeck", ["trump": .text(trump)]) }
  /// {expected} numbers of points are needed, not {found}
  public static func scorePointsCount(expected: Int, found: Int) -> Phrase { Phrase("records.scorePointsCount", ["expected": .number(expected), "found": .number(found)]) }
  /// the points add up to {found}, not {expected}
  public static func scorePointsSum(found: Int, expected: Int) -> Phrase { Phrase("records.scorePointsSum", ["found": .number(found), "expected": .number(expected)]) }
  /// those tied must be two seats or more, each once
  public static let scoreBadTie = Phrase("records.scoreBadTie")
  /// seat {seat} is not among those tied
  public static func scoreLastNotTied(seat: Int) -> Phrase { Phrase("records.scoreLastNotTied", ["seat": .number(seat)]) }
}

extension Phrase {
  /// two answers were not legal ({word})
  public static func arenaIllegalAnswers(word: String) -> Phrase { Phrase("arena.arenaIllegalAnswers", ["word": .text(word)]) }
  /// no answer came in time
  public static let arenaNoAnswer = Phrase("arena.arenaNoAnswer")
  /// the program had ended
  public static let arenaProgramEnded = Phrase("arena.arenaProgramEnded")
  /// it wrote too much at once
  public static let arenaLineTooLong = Phrase("arena.arenaLineTooLong")
}

extension Phrase {
  /// There is no other choice.
  public static let reasonOnlyChoice = Phrase("reasons.reasonOnlyChoice")
  /// Draws trumps: {outstanding} are still out.
  public static func reasonDrawsTrumps(outstanding: Int) -> Phrase { Phrase("reasons.reasonDrawsTrumps", ["outstanding": .number(outstanding)]) }
  /// Draws the last trumps of the other side.
  public static let reasonDrawsLastTrumps = Phrase("reasons.reasonDrawsLastTrumps")
  /// Nobody of the other side can beat it.
  public static let reasonCashesWinner = Phrase("reasons.reasonCashesWinner")
  /// Gives up the lead if the others beat it.
  public static let reasonLeadsLoser = Phrase("reasons.reasonLeadsLoser")
  /// Takes {points} points for sure.
  public static func reasonTakesForSure(points: Int) -> Phrase { Phrase("reasons.reasonTakesForSure", ["points": .number(points)]) }
  /// Takes {points} points unless somebody beats it.
  public static func reasonTakesForNow(points: Int) -> Phrase { Phrase("reasons.reasonTakesForNow", ["points": .number(points)]) }
  /// With this trick the contract is made.
  public static let reasonMakesContract = Phrase("reasons.reasonMakesContract")
  /// With this trick the contract is broken.
  public static let reasonSetsContract = Phrase("reasons.reasonSetsContract")
  /// Adds {points} points to your side’s trick.
  public static func reasonFeedsOwnSide(points: Int) -> Phrase { Phrase("reasons.reasonFeedsOwnSide", ["points": .number(points)]) }
  /// Your side has the trick: spend nothing.
  public static let reasonLeavesToOwnSide = Phrase("reasons.reasonLeavesToOwnSide")
  /// Gives only {points} points to a lost trick.
  public static func reasonGivesLeast(points: Int) -> Phrase { Phrase("reasons.reasonGivesLeast", ["points": .number(points)]) }
  /// Your last {suit}: then you can trump it.
  public static func reasonEmptiesSuit(suit: Phrase) -> Phrase { Phrase("reasons.reasonEmptiesSuit", ["suit": .phrase(suit)]) }
  /// Keeps {name} from the lead.
  public static func reasonKeepsFromLead(name: String) -> Phrase { Phrase("reasons.reasonKeepsFromLead", ["name": .text(name)]) }
  /// Leaves the trick to {name}.
  public static func reasonLeavesLead(name: String) -> Phrase { Phrase("reasons.reasonLeavesLead", ["name": .text(name)]) }
  /// Leads with {level} cards; {target} points to make.
  public static func reasonLeads(level: Int, target: Int) -> Phrase { Phrase("reasons.reasonLeads", ["level": .number(level), "target": .number(target)]) }
  /// As it stands, this makes you Vice.
  public static let reasonWouldBeVice = Phrase("reasons.reasonWouldBeVice")
  /// Shows the leader what you have to offer.
  public static let reasonShowsCards = Phrase("reasons.reasonShowsCards")
  /// Draws level: an éclat if nobody goes on.
  public static let reasonRisksEklat = Phrase("reasons.reasonRisksEklat")
  /// You lead, and that is enough.
  public static let reasonRestsOnLead = Phrase("reasons.reasonRestsOnLead")
  /// Leave the bidding to the others.
  public static let reasonStaysOut = Phrase("reasons.reasonStaysOut")
  /// Possible trump: {trump}, you hold {cards}.
  public static func reasonCouldBeTrump(trump: Phrase, cards: Int) -> Phrase { Phrase("reasons.reasonCouldBeTrump", ["trump": .phrase(trump), "cards": .number(cards)]) }
  /// Makes you Chief in {percent}% of cases.
  public static func reasonBecomesChief(percent: Int) -> Phrase { Phrase("reasons.reasonBecomesChief", ["percent": .number(percent)]) }
  /// Makes you Vice in {percent}% of cases.
  public static func reasonBecomesVice(percent: Int) -> Phrase { Phrase("reasons.reasonBecomesVice", ["percent": .number(percent)]) }
  /// Makes you partner in {percent}% of cases.
  public static func reasonBecomesPartner(percent: Int) -> Phrase { Phrase("reasons.reasonBecomesPartner", ["percent": .number(percent)]) }
  /// You hold {cards} of these trumps.
  public static func reasonHoldsTrumps(cards: Int) -> Phrase { Phrase("reasons.reasonHoldsTrumps", ["cards": .number(cards)]) }
  /// Brings a bonus of {points} if you make it.
  public static func reasonBonus(points: Int) -> Phrase { Phrase("reasons.reasonBonus", ["points": .number(points)]) }
  /// Has shown {cards} of your trumps.
  public static func reasonShowsTrumps(cards: Int) -> Phrase { Phrase("reasons.reasonShowsTrumps", ["cards": .number(cards)]) }
}

extension Phrase {
  /// {card}
  public static func advicePlay(card: Phrase) -> Phrase { Phrase("advice.advicePlay", ["card": .phrase(card)]) }
  /// laying {cards}
  public static func adviceLayThese(cards: [Phrase]) -> Phrase { Phrase("advice.adviceLayThese", ["cards": .list(cards)]) }
  /// passing
  public static let advicePass = Phrase("advice.advicePass")
  /// {trump}
  public static func adviceName(trump: Phrase) -> Phrase { Phrase("advice.adviceName", ["trump": .phrase(trump)]) }
  /// {name}
  public static func advicePick(name: String) -> Phrase { Phrase("advice.advicePick", ["name": .text(name)]) }
  /// {place}. {move}: {score} points; the Chief makes it: {chance}%
  public static func adviceHint(place: Int, move: Phrase, score: Int, chance: Int) -> Phrase { Phrase("advice.adviceHint", ["place": .number(place), "move": .phrase(move), "score": .number(score), "chance": .number(chance)]) }
  /// {place}. {move}: {score} points; you make it: {chance}%
  public static func adviceHintYours(place: Int, move: Phrase, score: Int, chance: Int) -> Phrase { Phrase("advice.adviceHintYours", ["place": .number(place), "move": .phrase(move), "score": .number(score), "chance": .number(chance)]) }
  /// no. {place}
  public static func adviceChoice(place: Int) -> Phrase { Phrase("advice.adviceChoice", ["place": .number(place)]) }
  /// {line} (as good as {choice})
  public static func adviceLevel(line: Phrase, choice: Phrase) -> Phrase { Phrase("advice.adviceLevel", ["line": .phrase(line), "choice": .phrase(choice)]) }
  /// Thinking of a hint…
  public static let hintThinking = Phrase("advice.hintThinking")
  /// Hints are off in the settings.
  public static let hintsAreOff = Phrase("advice.hintsAreOff")
  /// Hints are off; switch them on under {menu}, Settings.
  public static let hintsOffHere = Phrase("advice.hintsOffHere", ["menu": .command("menu")])
  /// Hand {hand}: your {decisions} decisions cost {cost} points
  public static func reviewYours(hand: Int, decisions: Int, cost: Phrase) -> Phrase { Phrase("advice.reviewYours", ["hand": .number(hand), "decisions": .number(decisions), "cost": .phrase(cost)]) }
  /// seat {seat}
  public static func reviewSeat(seat: Int) -> Phrase { Phrase("advice.reviewSeat", ["seat": .number(seat)]) }
  /// No decision cost anything.
  public static let reviewNothing = Phrase("advice.reviewNothing")
  /// {step}: {made} – {cost} points less than {best}.
  public static func reviewDearer(step: Phrase, made: Phrase, cost: Phrase, best: Phrase) -> Phrase { Phrase("advice.reviewDearer", ["step": .phrase(step), "made": .phrase(made), "cost": .phrase(cost), "best": .phrase(best)]) }
  /// Your move ends in an éclat in {percent}% of cases.
  public static func reviewEklat(percent: Int) -> Phrase { Phrase("advice.reviewEklat", ["percent": .number(percent)]) }
  /// {step}: {made}.
  public static func reviewGood(step: Phrase, made: Phrase) -> Phrase { Phrase("advice.reviewGood", ["step": .phrase(step), "made": .phrase(made)]) }
  /// Looking at your decisions…
  public static let reviewBegins = Phrase("advice.reviewBegins")
  /// Looked at {done} of {all} decisions so far…
  public static func reviewProgress(done: Int, all: Int) -> Phrase { Phrase("advice.reviewProgress", ["done": .number(done), "all": .number(all)]) }
  /// What cost most
  public static let reviewDearest = Phrase("advice.reviewDearest")
  /// One by one
  public static let reviewAll = Phrase("advice.reviewAll")
  /// A hand is reviewed when it is over.
  public static let reviewAfterHand = Phrase("advice.reviewAfterHand")
}

extension Phrase {
  /// Mü · replay
  public static let replayTitle = Phrase("replay.replayTitle")
  /// Hand {hand} of {hands} · move {move} of {moves}
  public static func replayPlace(hand: Int, hands: Int, move: Int, moves: Int) -> Phrase { Phrase("replay.replayPlace", ["hand": .number(hand), "hands": .number(hands), "move": .number(move), "moves": .number(moves)]) }
  /// No hand of this match is over yet.
  public static let replayNone = Phrase("replay.replayNone")
  /// The hand is over here; go back a little.
  public static let replayNothingLeft = Phrase("replay.replayNothingLeft")
  /// The keys that work here stand below.
  public static let replayHelp = Phrase("replay.replayHelp")
  /// there is no hand {hand}, only {hands}
  public static func replayNoSuchHand(hand: Int, hands: Int) -> Phrase { Phrase("replay.replayNoSuchHand", ["hand": .number(hand), "hands": .number(hands)]) }
  /// there are no hands in the file
  public static let replayNoHands = Phrase("replay.replayNoHands")
  /// Side game · hand {hand} again
  public static func sideTitle(hand: Int) -> Phrase { Phrase("replay.sideTitle", ["hand": .number(hand)]) }
  /// This counts for nothing; {leave} goes back.
  public static let sideBegun = Phrase("replay.sideBegun", ["leave": .command("leave")])
  /// {confirm} goes back to the match.
  public static let sideAskBack = Phrase("replay.sideAskBack", ["confirm": .command("confirm")])
  /// Back in the match, which is as you left it.
  public static let sideLeft = Phrase("replay.sideLeft")
  /// Totals after each hand
  public static let chartTitle = Phrase("replay.chartTitle")
}

extension Phrase {
  /// novice
  public static let levelNovice = Phrase("players.levelNovice")
  /// casual
  public static let levelCasual = Phrase("players.levelCasual")
  /// club
  public static let levelClub = Phrase("players.levelClub")
  /// strong
  public static let levelStrong = Phrase("players.levelStrong")
  /// expert
  public static let levelExpert = Phrase("players.levelExpert")
  /// cautious
  public static let styleCautious = Phrase("players.styleCautious")
  /// bold
  public static let styleBold = Phrase("players.styleBold")
  /// memory {share}
  public static func memoryOf(share: Int) -> Phrase { Phrase("players.memoryOf", ["share": .number(share)]) }
  /// peeks {share}
  public static func peekOf(share: Int) -> Phrase { Phrase("players.peekOf", ["share": .number(share)]) }
  /// you
  public static let you = Phrase("players.you")
  /// {name}
  public static func player(name: String) -> Phrase { Phrase("players.player", ["name": .text(name)]) }
}

extension Phrase {
  /// Results
  public static let resultsTitle = Phrase("results.resultsTitle")
  /// all games
  public static let spanAll = Phrase("results.spanAll")
  /// this year
  public static let spanYear = Phrase("results.spanYear")
  /// this month
  public static let spanMonth = Phrase("results.spanMonth")
  /// last {days} days
  public static func spanDays(days: Int) -> Phrase { Phrase("results.spanDays", ["days": .number(days)]) }
  /// last {games} games
  public static func spanGames(games: Int) -> Phrase { Phrase("results.spanGames", ["games": .number(games)]) }
  /// since {day}
  public static func spanSince(day: String) -> Phrase { Phrase("results.spanSince", ["day": .text(day)]) }
  /// until {day}
  public static func spanUntil(day: String) -> Phrase { Phrase("results.spanUntil", ["day": .text(day)]) }
  /// {from} to {to}
  public static func spanBetween(from: String, to: String) -> Phrase { Phrase("results.spanBetween", ["from": .text(from), "to": .text(to)]) }
  /// No hand has been finished here yet.
  public static let resultsNoHands = Phrase("results.resultsNoHands")
  /// Counting…
  public static let resultsCounting = Phrase("results.resultsCounting")
  /// Best results
  public static let resultsBest = Phrase("results.resultsBest")
  /// Matches finished without undo will be listed here.
  public static let resultsNoBest = Phrase("results.resultsNoBest")
  /// {seats} seats to {points}, {level}
  public static func kindToPoints(seats: Int, points: Int, level: Phrase) -> Phrase { Phrase("results.kindToPoints", ["seats": .number(seats), "points": .number(points), "level": .phrase(level)]) }
  /// {seats} seats, {hands} hands, {level}
  public static func kindOfHands(seats: Int, hands: Int, level: Phrase) -> Phrase { Phrase("results.kindOfHands", ["seats": .number(seats), "hands": .number(hands), "level": .phrase(level)]) }
  /// mixed
  public static let levelMixed = Phrase("results.levelMixed")
  /// won {wins} of {matches}
  public static func kindWon(wins: Int, matches: Int) -> Phrase { Phrase("results.kindWon", ["wins": .number(wins), "matches": .number(matches)]) }
  /// points
  public static let headPoints = Phrase("results.headPoints")
  /// hands
  public static let headHands = Phrase("results.headHands")
  /// Matches
  public static let resultsMatches = Phrase("results.resultsMatches")
  /// played to the end
  public static let matchesPlayed = Phrase("results.matchesPlayed")
  /// won
  public static let matchesWon = Phrase("results.matchesWon")
  /// times 1st, 2nd, 3rd …
  public static let placesReached = Phrase("results.placesReached")
  /// average place
  public static let averagePlace = Phrase("results.averagePlace")
  /// lead at the end
  public static let leadsCourse = Phrase("results.leadsCourse")
  /// Hands
  public static let resultsHands = Phrase("results.resultsHands")
  /// opponent
  public static let opponentPart = Phrase("results.opponentPart")
  /// number
  public static let headCount = Phrase("results.headCount")
  /// won
  public static let headWon = Phrase("results.headWon")
  /// average
  public static let headAverage = Phrase("results.headAverage")
  /// made
  public static let headMade = Phrase("results.headMade")
  /// ahead
  public static let headAhead = Phrase("results.headAhead")
  /// lead
  public static let headLead = Phrase("results.headLead")
  /// all hands
  public static let allHands = Phrase("results.allHands")
  /// éclats
  public static let eclatsOf = Phrase("results.eclatsOf")
  /// everybody passed
  public static let passedHands = Phrase("results.passedHands")
  /// points a hand
  public static let handsCourse = Phrase("results.handsCourse")
  /// As Chief
  public static let resultsContracts = Phrase("results.resultsContracts")
  /// bid {cards}
  public static func bidOf(cards: Int) -> Phrase { Phrase("results.bidOf", ["cards": .number(cards)]) }
  /// suit
  public static let kindSuit = Phrase("results.kindSuit")
  /// 1s or 7s
  public static let kindTwins = Phrase("results.kindTwins")
  /// other number
  public static let kindNumber = Phrase("results.kindNumber")
  /// bid too high
  public static let overbidHands = Phrase("results.overbidHands")
  /// {levels} cards
  public static func overbidLevels(levels: Int) -> Phrase { Phrase("results.overbidLevels", ["levels": .number(levels)]) }
  /// Against
  public static let resultsOpponents = Phrase("results.resultsOpponents")
  /// Other
  public static let resultsRest = Phrase("results.resultsRest")
  /// time at the table
  public static let timePlayed = Phrase("results.timePlayed")
  /// {hours} h {minutes} min
  public static func hoursAndMinutes(hours: Int, minutes: Int) -> Phrase { Phrase("results.hoursAndMinutes", ["hours": .number(hours), "minutes": .number(minutes)]) }
  /// hints asked for
  public static let hintsTaken = Phrase("results.hintsTaken")
  /// decisions taken back
  public static let undosTaken = Phrase("results.undosTaken")
  /// {share}%
  public static func percent(share: Int) -> Phrase { Phrase("results.percent", ["share": .number(share)]) }
  /// {whole}.{tenth}
  public static func decimal(whole: String, tenth: Int) -> Phrase { Phrase("results.decimal", ["whole": .text(whole), "tenth": .number(tenth)]) }
  /// {previous}{next} span
  public static let keysSpan = Phrase("results.keysSpan", ["previous": .command("previous"), "next": .command("next")])
  /// Mü · results not kept!
  public static let resultsUnkept = Phrase("results.resultsUnkept")
  /// Results not kept: another program uses them.
  public static let resultsLocked = Phrase("results.resultsLocked")
  /// Results cannot be read: another program uses them.
  public static let resultsInUse = Phrase("results.resultsInUse")
  /// Results not kept: they are write-protected.
  public static let resultsReadOnly = Phrase("results.resultsReadOnly")
  /// Results are of version {found}, not {known}.
  public static func resultsTooNew(found: Int, known: Int) -> Phrase { Phrase("results.resultsTooNew", ["found": .number(found), "known": .number(known)]) }
  /// Results not kept: the disk is full.
  public static let resultsFull = Phrase("results.resultsFull")
  /// Results not kept: the disk does not answer.
  public static let resultsDisk = Phrase("results.resultsDisk")
  /// Results not kept: they cannot be opened.
  public static let resultsUnreachable = Phrase("results.resultsUnreachable")
  /// Results damaged; they cannot be set aside.
  public static let resultsStuck = Phrase("results.resultsStuck")
  /// Results not kept: SQLite says {code}.
  public static func resultsRefused(code: Int) -> Phrase { Phrase("results.resultsRefused", ["code": .number(code)]) }
  /// Damaged results set aside and counted anew.
  public static let resultsDamaged = Phrase("results.resultsDamaged")
  /// your answers to puzzles are being saved…
  public static let answersWait = Phrase("results.answersWait")
  /// {answers} answers to puzzles could not be saved and are lost
  public static func answersLost(answers: Int) -> Phrase { Phrase("results.answersLost", ["answers": .number(answers)]) }
  /// {done} of {games} games counted
  public static func resultsProgress(done: Int, games: Int) -> Phrase { Phrase("results.resultsProgress", ["done": .number(done), "games": .number(games)]) }
  /// --{option} needs a day such as 2026-11-21, not “{value}”
  public static func notADay(option: String, value: String) -> Phrase { Phrase("results.notADay", ["option": .text(option), "value": .text(value)]) }
}

extension Phrase {
  /// Your play
  public static let coachTitle = Phrase("coach.coachTitle")
  /// No hand has been reviewed yet. That happens by itself, while you think and on the start screen.
  public static let coachNothing = Phrase("coach.coachNothing")
  /// {hands} finished hands have still to be reviewed.
  public static func coachWaiting(hands: Int) -> Phrase { Phrase("coach.coachWaiting", ["hands": .number(hands)]) }
  /// How well you play
  public static let coachStrength = Phrase("coach.coachStrength")
  /// You play between {weaker} and {stronger}: {gap} points a hand to expert.
  public static func strengthBetween(weaker: Phrase, stronger: Phrase, gap: Phrase) -> Phrase { Phrase("coach.strengthBetween", ["weaker": .phrase(weaker), "stronger": .phrase(stronger), "gap": .phrase(gap)]) }
  /// You still lose more than {level}: {gap} points a hand to expert.
  public static func strengthBelow(level: Phrase, gap: Phrase) -> Phrase { Phrase("coach.strengthBelow", ["level": .phrase(level), "gap": .phrase(gap)]) }
  /// You lose no more than an expert: {gap} points a hand to expert.
  public static func strengthTop(gap: Phrase) -> Phrase { Phrase("coach.strengthTop", ["gap": .phrase(gap)]) }
  /// {points} ± {margin}
  public static func coachGap(points: Phrase, margin: Phrase) -> Phrase { Phrase("coach.coachGap", ["points": .phrase(points), "margin": .phrase(margin)]) }
  /// {hands} hands tell little yet: much of it is chance.
  public static func coachFewHands(hands: Int) -> Phrase { Phrase("coach.coachFewHands", ["hands": .number(hands)]) }
  /// Points lost a hand
  public static let coachLost = Phrase("coach.coachLost")
  /// lost
  public static let coachHeadLoss = Phrase("coach.coachHeadLoss")
  /// ±95%
  public static let coachHeadMargin = Phrase("coach.coachHeadMargin")
  /// last {hands} hands
  public static func coachRecent(hands: Int) -> Phrase { Phrase("coach.coachRecent", ["hands": .number(hands)]) }
  /// the {hands} hands before
  public static func coachBefore(hands: Int) -> Phrase { Phrase("coach.coachBefore", ["hands": .number(hands)]) }
  /// with help
  public static let coachHelped = Phrase("coach.coachHelped")
  /// How well you play shows in hands without hints, undo or peeking.
  public static let coachOnlyHelped = Phrase("coach.coachOnlyHelped")
  /// course, {hands} hands each
  public static func coachCourse(hands: Int) -> Phrase { Phrase("coach.coachCourse", ["hands": .number(hands)]) }
  /// By decision
  public static let coachKinds = Phrase("coach.coachKinds")
  /// bids
  public static let coachBids = Phrase("coach.coachBids")
  /// naming trumps
  public static let coachTrumps = Phrase("coach.coachTrumps")
  /// choice of partner
  public static let coachPartners = Phrase("coach.coachPartners")
  /// leading
  public static let coachLeads = Phrase("coach.coachLeads")
  /// following
  public static let coachFollows = Phrase("coach.coachFollows")
  /// unable to follow
  public static let coachDiscards = Phrase("coach.coachDiscards")
  /// By role
  public static let coachParts = Phrase("coach.coachParts")
  /// By number of players
  public static let coachSeats = Phrase("coach.coachSeats")
  /// Where your points go
  public static let coachLeaks = Phrase("coach.coachLeaks")
  /// No decision has cost more than two points.
  public static let coachNoLeaks = Phrase("coach.coachNoLeaks")
  /// {what}: {times} times, {cost} points
  public static func leakLine(what: Phrase, times: Int, cost: Phrase) -> Phrase { Phrase("coach.leakLine", ["what": .phrase(what), "times": .number(times), "cost": .phrase(cost)]) }
  /// You draw level in the auction without leading
  public static let leakDrawingLevel = Phrase("coach.leakDrawingLevel")
  /// You lay more cards than your hand is worth
  public static let leakBiddingTooHigh = Phrase("coach.leakBiddingTooHigh")
  /// You stop bidding although your hand is worth more
  public static let leakBiddingTooLow = Phrase("coach.leakBiddingTooLow")
  /// You lay other cards than those that help you
  public static let leakLayingWrongCards = Phrase("coach.leakLayingWrongCards")
  /// You name a trump that is not your best
  public static let leakNamingWrongTrump = Phrase("coach.leakNamingWrongTrump")
  /// You pick a partner who helps you less
  public static let leakPickingWrongPartner = Phrase("coach.leakPickingWrongPartner")
  /// As opponent you lead trumps
  public static let leakLeadingTrumpsAsOpponent = Phrase("coach.leakLeadingTrumpsAsOpponent")
  /// On the Chief’s side you lead trumps too often
  public static let leakLeadingTrumpsTooOften = Phrase("coach.leakLeadingTrumpsTooOften")
  /// You do not lead trumps when you should
  public static let leakNotLeadingTrumps = Phrase("coach.leakNotLeadingTrumps")
  /// You lead cards that are beaten while you hold sure ones
  public static let leakLeadingLosers = Phrase("coach.leakLeadingLosers")
  /// You lead the wrong suit
  public static let leakLeadingWrongSuit = Phrase("coach.leakLeadingWrongSuit")
  /// You take tricks that your own side was winning
  public static let leakTakingOwnTrick = Phrase("coach.leakTakingOwnTrick")
  /// You keep points back from tricks that your side is winning
  public static let leakStarvingOwnTrick = Phrase("coach.leakStarvingOwnTrick")
  /// You spend cards on tricks that are not worth it
  public static let leakTakingTooDear = Phrase("coach.leakTakingTooDear")
  /// You take tricks with a higher card than needed
  public static let leakTakingTooHigh = Phrase("coach.leakTakingTooHigh")
  /// You let tricks go that you should take
  public static let leakLettingGo = Phrase("coach.leakLettingGo")
  /// You give points to the other side’s tricks
  public static let leakFeedingOthers = Phrase("coach.leakFeedingOthers")
  /// That only draws level.
  public static let warnDrawingLevel = Phrase("coach.warnDrawingLevel")
  /// Your hand is not worth that many cards.
  public static let warnBiddingTooHigh = Phrase("coach.warnBiddingTooHigh")
  /// Your hand is worth more.
  public static let warnBiddingTooLow = Phrase("coach.warnBiddingTooLow")
  /// Other cards are better to lay.
  public static let warnLayingWrongCards = Phrase("coach.warnLayingWrongCards")
  /// Another trump is better.
  public static let warnNamingWrongTrump = Phrase("coach.warnNamingWrongTrump")
  /// Another partner helps you more.
  public static let warnPickingWrongPartner = Phrase("coach.warnPickingWrongPartner")
  /// Leading trumps helps the Chief.
  public static let warnLeadingTrumpsAsOpponent = Phrase("coach.warnLeadingTrumpsAsOpponent")
  /// Better not lead a trump now.
  public static let warnLeadingTrumpsTooOften = Phrase("coach.warnLeadingTrumpsTooOften")
  /// It is time to lead trumps.
  public static let warnNotLeadingTrumps = Phrase("coach.warnNotLeadingTrumps")
  /// That card will be beaten; you hold a sure one.
  public static let warnLeadingLosers = Phrase("coach.warnLeadingLosers")
  /// Another suit is better to lead.
  public static let warnLeadingWrongSuit = Phrase("coach.warnLeadingWrongSuit")
  /// Your side has this trick already.
  public static let warnTakingOwnTrick = Phrase("coach.warnTakingOwnTrick")
  /// Your side wins this trick: give it more points.
  public static let warnStarvingOwnTrick = Phrase("coach.warnStarvingOwnTrick")
  /// This trick is not worth that card.
  public static let warnTakingTooDear = Phrase("coach.warnTakingTooDear")
  /// A lower card takes this trick too.
  public static let warnTakingTooHigh = Phrase("coach.warnTakingTooHigh")
  /// That leaves the trick to the other side.
  public static let warnLettingGo = Phrase("coach.warnLettingGo")
  /// That gives points to the other side.
  public static let warnFeedingOthers = Phrase("coach.warnFeedingOthers")
  /// There is a better move.
  public static let warnAnother = Phrase("coach.warnAnother")
  /// Sure? {what} It costs about {cost} points.
  public static func coachWarning(what: Phrase, cost: Phrase) -> Phrase { Phrase("coach.coachWarning", ["what": .phrase(what), "cost": .phrase(cost)]) }
  /// The coach looks at it… The same key does it at once.
  public static let coachLooks = Phrase("coach.coachLooks")
  /// The same key does it anyway.
  public static let coachAnyway = Phrase("coach.coachAnyway")
  /// Say it again to do it anyway.
  public static let coachAnywayPlain = Phrase("coach.coachAnywayPlain")
  /// All reviews are forgotten; the results stay.
  public static let coachForgotten = Phrase("coach.coachForgotten")
  /// {previous}{next} games
  public static let keysKinds = Phrase("coach.keysKinds", ["previous": .command("previous"), "next": .command("next")])
  /// 1–9 show hands
  public static let keysCases = Phrase("coach.keysCases")
}

extension Phrase {
  /// Places
  public static let doctorPlaces = Phrase("doctor.doctorPlaces")
  /// Games
  public static let doctorGames = Phrase("doctor.doctorGames")
  /// Results
  public static let doctorResults = Phrase("doctor.doctorResults")
  /// Your own files
  public static let doctorOwnFiles = Phrase("doctor.doctorOwnFiles")
  /// Terminal
  public static let doctorTerminal = Phrase("doctor.doctorTerminal")
  /// settings
  public static let doctorSettings = Phrase("doctor.doctorSettings")
  /// games
  public static let doctorGamesPlace = Phrase("doctor.doctorGamesPlace")
  /// languages and themes
  public static let doctorOwnPlace = Phrase("doctor.doctorOwnPlace")
  /// what came with mue: {path}
  public static func doctorData(path: String) -> Phrase { Phrase("doctor.doctorData", ["path": .text(path)]) }
  /// {file} is missing; install mue again
  public static func doctorDataMissing(file: String) -> Phrase { Phrase("doctor.doctorDataMissing", ["file": .text(file)]) }
  /// {file} is damaged, missing or of another version; the computer plays less well: install mue again
  public static func doctorPolicies(file: String) -> Phrase { Phrase("doctor.doctorPolicies", ["file": .text(file)]) }
  /// {variable} is not an absolute path and is ignored; begin it with /
  public static func doctorRelative(variable: String) -> Phrase { Phrase("doctor.doctorRelative", ["variable": .text(variable)]) }
  /// {what}: {path}
  public static func doctorPlace(what: Phrase, path: String) -> Phrase { Phrase("doctor.doctorPlace", ["what": .phrase(what), "path": .text(path)]) }
  /// {what}: {path}, created when needed
  public static func doctorPlaceAhead(what: Phrase, path: String) -> Phrase { Phrase("doctor.doctorPlaceAhead", ["what": .phrase(what), "path": .text(path)]) }
  /// {what}: {path} cannot be written; change its permissions, or name another folder in {variable}
  public static func doctorPlaceClosed(what: Phrase, path: String, variable: String) -> Phrase { Phrase("doctor.doctorPlaceClosed", ["what": .phrase(what), "path": .text(path), "variable": .text(variable)]) }
  /// {what}: no place to keep them; set HOME, or {variable}, to a folder of yours
  public static func doctorNoPlace(what: Phrase, variable: String) -> Phrase { Phrase("doctor.doctorNoPlace", ["what": .phrase(what), "variable": .text(variable)]) }
  /// failures that you were not told of are in {file}; add it when you report a problem
  public static func doctorLog(file: String) -> Phrase { Phrase("doctor.doctorLog", ["file": .text(file)]) }
  /// the disk of the games has no locks: do not run two mue at once.
  public static let doctorNoLocks = Phrase("doctor.doctorNoLocks")
  /// no games yet
  public static let doctorNoGames = Phrase("doctor.doctorNoGames")
  /// {games} games can be read, move by move
  public static func doctorGamesWhole(games: Int) -> Phrase { Phrase("doctor.doctorGamesWhole", ["games": .number(games)]) }
  /// a game’s last save is damaged; it goes on from {file}, a move older
  public static func doctorGameOlder(file: String) -> Phrase { Phrase("doctor.doctorGameOlder", ["file": .text(file)]) }
  /// {file} is damaged, and there is no older save; when opened, it is set aside and kept
  public static func doctorGameLost(file: String) -> Phrase { Phrase("doctor.doctorGameLost", ["file": .text(file)]) }
  /// {files} damaged files were set aside in {folder} (.bad-…); nothing needs them any more
  public static func doctorSetAside(files: Int, folder: String) -> Phrase { Phrase("doctor.doctorSetAside", ["files": .number(files), "folder": .text(folder)]) }
  /// {file} holds a game that could not be saved; the next start puts it among your games
  public static func doctorRescued(file: String) -> Phrase { Phrase("doctor.doctorRescued", ["file": .text(file)]) }
  /// another mue has the games open
  public static let doctorOpenElsewhere = Phrase("doctor.doctorOpenElsewhere")
  /// no results yet
  public static let doctorNoResults = Phrase("doctor.doctorNoResults")
  /// history.db is whole: {games} games
  public static func doctorResultsWhole(games: Int) -> Phrase { Phrase("doctor.doctorResultsWhole", ["games": .number(games)]) }
  /// history.db is damaged; mue stats --rebuild sets it aside and counts the games anew
  public static let doctorResultsDamaged = Phrase("doctor.doctorResultsDamaged")
  /// settings, keys, themes and languages are fine
  public static let doctorOwnFilesWell = Phrase("doctor.doctorOwnFilesWell")
  /// this is not a terminal: run mue doctor in one to check it
  public static let doctorNoTerminal = Phrase("doctor.doctorNoTerminal")
  /// {name}, {colors} colours
  public static func doctorTerminalKnown(name: String, colors: Int) -> Phrase { Phrase("doctor.doctorTerminalKnown", ["name": .text(name), "colors": .number(colors)]) }
  /// window: {columns} × {rows}
  public static func doctorWindow(columns: Int, rows: Int) -> Phrase { Phrase("doctor.doctorWindow", ["columns": .number(columns), "rows": .number(rows)]) }
  /// window: {columns} × {rows}; the table needs {leastColumns} × {leastRows}, make it larger
  public static func doctorWindowSmall(columns: Int, rows: Int, leastColumns: Int, leastRows: Int) -> Phrase { Phrase("doctor.doctorWindowSmall", ["columns": .number(columns), "rows": .number(rows), "leastColumns": .number(leastColumns), "leastRows": .number(leastRows)]) }
  /// characters: UTF-8
  public static let doctorUnicode = Phrase("doctor.doctorUnicode")
  /// characters: plain ASCII; for suits and frames set LANG to a UTF-8 locale, such as C.UTF-8
  public static let doctorASCII = Phrase("doctor.doctorASCII")
  /// All is well.
  public static let doctorAllWell = Phrase("doctor.doctorAllWell")
  /// {number} things need attention: see !!
  public static func doctorWrong(number: Int) -> Phrase { Phrase("doctor.doctorWrong", ["number": .number(number)]) }
}

extension Phrase {
  /// {company} people
  public static let keyCompany = Phrase("company.keyCompany", ["company": .command("company")])
  /// people at the table
  public static let commandCompany = Phrase("company.commandCompany")
  /// {company} write
  public static let keyWrite = Phrase("company.keyWrite", ["company": .command("company")])
  /// 1–6 say
  public static let keysReadyPhrases = Phrase("company.keysReadyPhrases")
  /// {enter} say
  public static let keySay = Phrase("company.keySay", ["enter": .command("enter")])
  /// {escape} cancel
  public static let keyNotSay = Phrase("company.keyNotSay", ["escape": .command("escape")])
  /// {enter} begin
  public static let keyBegin = Phrase("company.keyBegin", ["enter": .command("enter")])
  /// {name}’s table
  public static func companyHeading(name: String) -> Phrase { Phrase("company.companyHeading", ["name": .text(name)]) }
  /// You sit here alone with the computer.
  public static let companyAlone = Phrase("company.companyAlone")
  /// {enter} begins. Free seats are played by the computer.
  public static let companyAskBegin = Phrase("company.companyAskBegin", ["enter": .command("enter")])
  /// It begins when the host says so.
  public static let companyWait = Phrase("company.companyWait")
  /// You are only watching.
  public static let companyOnlooking = Phrase("company.companyOnlooking")
  /// On this machine: mue join
  public static let wayHere = Phrase("company.wayHere")
  /// From elsewhere: mue join {address} CODE
  public static func wayByCode(address: String) -> Phrase { Phrase("company.wayByCode", ["address": .text(address)]) }
  /// To watch: {code}
  public static func companyWatch(code: String) -> Phrase { Phrase("company.companyWatch", ["code": .text(code)]) }
  /// Watching: {number}
  public static func companyOnlookers(number: Int) -> Phrase { Phrase("company.companyOnlookers", ["number": .number(number)]) }
  /// here
  public static let presenceHere = Phrase("company.presenceHere")
  /// free
  public static let presenceFree = Phrase("company.presenceFree")
  /// away {seconds} s
  public static func presenceAway(seconds: Int) -> Phrase { Phrase("company.presenceAway", ["seconds": .number(seconds)]) }
  /// computer
  public static let presenceCovered = Phrase("company.presenceCovered")
  /// {name} is here.
  public static func newsHere(name: String) -> Phrase { Phrase("company.newsHere", ["name": .text(name)]) }
  /// {name} has lost the connection.
  public static func newsAway(name: String) -> Phrase { Phrase("company.newsAway", ["name": .text(name)]) }
  /// The computer plays for {name}.
  public static func newsCovered(name: String) -> Phrase { Phrase("company.newsCovered", ["name": .text(name)]) }
  /// {name}: {text}
  public static func saidLine(name: String, text: String) -> Phrase { Phrase("company.saidLine", ["name": .text(name), "text": .text(text)]) }
  /// {name}: {phrase}
  public static func saidReady(name: String, phrase: Phrase) -> Phrase { Phrase("company.saidReady", ["name": .text(name), "phrase": .phrase(phrase)]) }
  /// Hello!
  public static let readyHello = Phrase("company.readyHello")
  /// Well played!
  public static let readyWellPlayed = Phrase("company.readyWellPlayed")
  /// Thank you!
  public static let readyThanks = Phrase("company.readyThanks")
  /// Oops!
  public static let readyOops = Phrase("company.readyOops")
  /// Come on!
  public static let readyHurry = Phrase("company.readyHurry")
  /// Goodbye!
  public static let readyGoodbye = Phrase("company.readyGoodbye")
  /// No word from the host for {seconds} s.
  public static func noWord(seconds: Int) -> Phrase { Phrase("company.noWord", ["seconds": .number(seconds)]) }
  /// {name} wants it back: {undo} yes, {pass} no
  public static func undoAskedBy(name: String) -> Phrase { Phrase("company.undoAskedBy", ["name": .text(name), "undo": .command("undo"), "pass": .command("pass")]) }
  /// The others have been asked.
  public static let undoAskedOthers = Phrase("company.undoAskedOthers")
  /// Not everybody agrees.
  public static let undoRefused = Phrase("company.undoRefused")
  /// Not at a table with friends.
  public static let notWithFriends = Phrase("company.notWithFriends")
  /// The cards are being shuffled…
  public static let dealAwaited = Phrase("company.dealAwaited")
  /// Others are still looking. {confirm} deals now.
  public static let readyAwaited = Phrase("company.readyAwaited", ["confirm": .command("confirm")])
  /// Waiting for the next hand.
  public static let hostAwaited = Phrase("company.hostAwaited")
  /// The deal of hand {hand} was not honest!
  public static func dealDishonest(hand: Int) -> Phrase { Phrase("company.dealDishonest", ["hand": .number(hand)]) }
  /// Hand {hand} was dealt while you were away.
  public static func dealAbsent(hand: Int) -> Phrase { Phrase("company.dealAbsent", ["hand": .number(hand)]) }
  /// Nobody asked you to shuffle hand {hand}!
  public static func dealNotAsked(hand: Int) -> Phrase { Phrase("company.dealNotAsked", ["hand": .number(hand)]) }
  /// You had to shuffle hand {hand} twice!
  public static func dealAskedAgain(hand: Int) -> Phrase { Phrase("company.dealAskedAgain", ["hand": .number(hand)]) }
  /// Hand {hand} was dealt without your shuffle!
  public static func dealWithoutYou(hand: Int) -> Phrase { Phrase("company.dealWithoutYou", ["hand": .number(hand)]) }
  /// Hand {hand}: {name}’s shuffle was left out!
  public static func dealMissing(hand: Int, name: String) -> Phrase { Phrase("company.dealMissing", ["hand": .number(hand), "name": .text(name)]) }
  /// {name} did not shuffle in time.
  public static func dealStalled(name: String) -> Phrase { Phrase("company.dealStalled", ["name": .text(name)]) }
  /// {free} free
  public static let keyFree = Phrase("company.keyFree", ["free": .command("free")])
  /// {away} send away
  public static let keySendAway = Phrase("company.keySendAway", ["away": .command("send-away")])
  /// {mute} mute
  public static let keyMute = Phrase("company.keyMute", ["mute": .command("mute")])
  /// {mute} unmute
  public static let keyUnmute = Phrase("company.keyUnmute", ["mute": .command("mute")])
  /// {enter} agree
  public static let keyAgree = Phrase("company.keyAgree", ["enter": .command("enter")])
  /// free a friend’s seat
  public static let commandFree = Phrase("company.commandFree")
  /// send somebody away
  public static let commandSendAway = Phrase("company.commandSendAway")
  /// mute or unmute somebody
  public static let commandMute = Phrase("company.commandMute")
  /// {up} {down} choose a seat first.
  public static let companyChooseFirst = Phrase("company.companyChooseFirst", ["up": .command("up"), "down": .command("down")])
  /// {name} loses the seat: {free} again?
  public static func companyAskFree(name: String) -> Phrase { Phrase("company.companyAskFree", ["name": .text(name), "free": .command("free")]) }
  /// Send {name} away: {away} again?
  public static func companyAskAway(name: String) -> Phrase { Phrase("company.companyAskAway", ["name": .text(name), "away": .command("send-away")]) }
  /// There is nothing to change.
  public static let companyNoChange = Phrase("company.companyNoChange")
  /// /free, /kick, /mute or /unmute, then a name.
  public static let companyCommands = Phrase("company.companyCommands")
  /// No friend here is called {name}.
  public static func companyNobodyCalled(name: String) -> Phrase { Phrase("company.companyNobodyCalled", ["name": .text(name)]) }
  /// Only the host can do that.
  public static let companyHostOnly = Phrase("company.companyHostOnly")
  /// {name} sees {share} of every 9 cards in other hands.
  public static func companyPeek(name: String, share: Int) -> Phrase { Phrase("company.companyPeek", ["name": .text(name), "share": .number(share)]) }
  /// {enter} agrees to that and sits down; {leave} leaves.
  public static let companyAskAgree = Phrase("company.companyAskAgree", ["enter": .command("enter"), "leave": .command("leave")])
  /// You share one account: each of you could read the host’s files, and all cards in them.
  public static let companyOneAccount = Phrase("company.companyOneAccount")
  /// asked
  public static let presenceAsked = Phrase("company.presenceAsked")
  /// muted
  public static let presenceMuted = Phrase("company.presenceMuted")
  /// {name} is asked to agree.
  public static func newsAsked(name: String) -> Phrase { Phrase("company.newsAsked", ["name": .text(name)]) }
  /// {name}’s seat is free.
  public static func newsFree(name: String) -> Phrase { Phrase("company.newsFree", ["name": .text(name)]) }
  /// {name} has been sent away.
  public static func doneSentAway(name: String) -> Phrase { Phrase("company.doneSentAway", ["name": .text(name)]) }
  /// {name} is muted.
  public static func doneMuted(name: String) -> Phrase { Phrase("company.doneMuted", ["name": .text(name)]) }
  /// The host has muted you.
  public static let doneMutedYou = Phrase("company.doneMutedYou")
  /// {name} is heard again.
  public static func doneUnmuted(name: String) -> Phrase { Phrase("company.doneUnmuted", ["name": .text(name)]) }
  /// You are heard again.
  public static let doneUnmutedYou = Phrase("company.doneUnmutedYou")
  /// The watchers have been sent away.
  public static let doneOnlookers = Phrase("company.doneOnlookers")
}

extension Phrase {
  /// Looking for the table…
  public static let lineTried = Phrase("link.lineTried")
  /// The table is busy; trying again.
  public static let lineBusy = Phrase("link.lineBusy")
  /// Nobody answers there yet; trying again.
  public static let lineUnanswered = Phrase("link.lineUnanswered")
  /// Connection lost; trying again.
  public static let lineLost = Phrase("link.lineLost")
  /// The host has closed the table; it is kept.
  public static let hostClosed = Phrase("link.hostClosed")
  /// The host plays with {theirs}, this program speaks {ours}.
  public static func linkOtherVersion(theirs: String, ours: String) -> Phrase { Phrase("link.linkOtherVersion", ["theirs": .text(theirs), "ours": .text(ours)]) }
  /// Every seat at that table is taken.
  public static let linkFull = Phrase("link.linkFull")
  /// Somebody sits on that seat already.
  public static let linkTaken = Phrase("link.linkTaken")
  /// The host has sent you away.
  public static let linkSentAway = Phrase("link.linkSentAway")
  /// The table did not let you in: the code is wrong, was used or was replaced.
  public static let linkRefused = Phrase("link.linkRefused")
  /// Nobody answers at {place}.
  public static func linkUnreachable(place: String) -> Phrase { Phrase("link.linkUnreachable", ["place": .text(place)]) }
  /// {place} is too busy to let you in; try again later.
  public static func linkBusy(place: String) -> Phrase { Phrase("link.linkBusy", ["place": .text(place)]) }
  /// {place} is in use by another program.
  public static func linkOccupied(place: String) -> Phrase { Phrase("link.linkOccupied", ["place": .text(place)]) }
  /// {place} is not an address of this machine.
  public static func linkNotOurs(place: String) -> Phrase { Phrase("link.linkNotOurs", ["place": .text(place)]) }
  /// {place} could have been tampered with; remove it and try again.
  public static func linkUnsafe(place: String) -> Phrase { Phrase("link.linkUnsafe", ["place": .text(place)]) }
  /// {place} is too long for a socket; set XDG_RUNTIME_DIR to a shorter path.
  public static func linkPathTooLong(place: String) -> Phrase { Phrase("link.linkPathTooLong", ["place": .text(place)]) }
  /// The connection to the table broke.
  public static let linkBroken = Phrase("link.linkBroken")
  /// Tables with friends need OpenSSL: install {file}.
  public static func linkNoLibrary(file: String) -> Phrase { Phrase("link.linkNoLibrary", ["file": .text(file)]) }
  /// The system refuses: {reason}.
  public static func linkSystem(reason: String) -> Phrase { Phrase("link.linkSystem", ["reason": .text(reason)]) }
  /// A table with friends needs a screen; here is none.
  public static let linkNeedsScreen = Phrase("link.linkNeedsScreen")
  /// “{place}” is not an address; write one like 192.0.2.7:7155.
  public static func badAddress(place: String) -> Phrase { Phrase("link.badAddress", ["place": .text(place)]) }
  /// For the table at {place} you need a code of five words; ask the host.
  public static func codeMissing(place: String) -> Phrase { Phrase("link.codeMissing", ["place": .text(place)]) }
  /// Code for the table at {place}:
  public static func codePrompt(place: String) -> Phrase { Phrase("link.codePrompt", ["place": .text(place)]) }
  /// A code has five words, joined by hyphens.
  public static let codeNotFive = Phrase("link.codeNotFive")
  /// “{word}” is not a word of a code.
  public static func codeUnknownWord(word: String) -> Phrase { Phrase("link.codeUnknownWord", ["word": .text(word)]) }
  /// “{word}” is not a word of a code; did you mean “{nearest}”?
  public static func codeNearestWord(word: String, nearest: String) -> Phrase { Phrase("link.codeNearestWord", ["word": .text(word), "nearest": .text(nearest)]) }
  /// No table is open on this machine. mue join ADDRESS CODE goes elsewhere.
  public static let noTables = Phrase("link.noTables")
  /// Several tables are open: {names}. Say mue join NAME.
  public static func severalTables(names: String) -> Phrase { Phrase("link.severalTables", ["names": .text(names)]) }
  /// With friends: go on with mue host --resume {game}.
  public static func friendsAwaited(game: Int) -> Phrase { Phrase("link.friendsAwaited", ["game": .number(game)]) }
  /// That game is not one with friends.
  public static let nothingToOpenAgain = Phrase("link.nothingToOpenAgain")
  /// Cannot save who sits where.
  public static let tableNotKept = Phrase("link.tableNotKept")
  /// {name} plays here.
  public static func mindPlays(name: String) -> Phrase { Phrase("link.mindPlays", ["name": .text(name)]) }
  /// The computer plays here until the hand is over: {reason}.
  public static func mindStoodInFor(reason: Phrase) -> Phrase { Phrase("link.mindStoodInFor", ["reason": .phrase(reason)]) }
}

extension Phrase {
  /// Join a table
  public static let joinTitle = Phrase("join.joinTitle")
  /// {enter} sit down
  public static let joinKeySit = Phrase("join.joinKeySit", ["enter": .command("enter")])
  /// {watch} only watch
  public static let joinKeyWatch = Phrase("join.joinKeyWatch", ["watch": .command("watch")])
  /// {enter} go there
  public static let joinKeyGo = Phrase("join.joinKeyGo", ["enter": .command("enter")])
  /// Another address…
  public static let joinElsewhere = Phrase("join.joinElsewhere")
  /// on this machine
  public static let joinHere = Phrase("join.joinHere")
  /// your seat
  public static let joinSeatKept = Phrase("join.joinSeatKept")
  /// {free} of {players} free
  public static func joinSeatsFree(free: Int, players: Int) -> Phrase { Phrase("join.joinSeatsFree", ["free": .number(free), "players": .number(players)]) }
  /// Where is the table? The host sees its address.
  public static let joinTypePlace = Phrase("join.joinTypePlace")
  /// Its code: five words, from the host.
  public static let joinTypeCode = Phrase("join.joinTypeCode")
  /// No table has answered so far; tables that open will appear here. Friends open one with “mue host”, or in the form for a new game.
  public static let joinNobodyYet = Phrase("join.joinNobodyYet")
  /// For a table that is not found by itself: its address, and then the code of a seat.
  public static let joinElsewhereExplained = Phrase("join.joinElsewhereExplained")
  /// You have sat there before: no code is needed.
  public static let joinKeptExplained = Phrase("join.joinKeptExplained")
  /// You will be asked for the code of a seat; the host sees one for each. The connection is encrypted.
  public static let joinCodeExplained = Phrase("join.joinCodeExplained")
  /// No code is needed: your account on this machine is known.
  public static let joinHereExplained = Phrase("join.joinHereExplained")
}
