extension Phrase {
  /// A key in the bar: the page about the people at the table.
  public static let keyCompany = Phrase("company.keyCompany", ["company": .command("company")])
  /// On the page of keys: the people at the table.
  public static let commandCompany = Phrase("company.commandCompany")
  /// A key in the bar: write a line.
  public static let keyWrite = Phrase("company.keyWrite", ["company": .command("company")])
  /// Keys in the bar: say a ready phrase.
  public static let keysReadyPhrases = Phrase("company.keysReadyPhrases")
  /// A key in the bar: say what was written.
  public static let keySay = Phrase("company.keySay", ["enter": .command("enter")])
  /// A key in the bar: say nothing after all.
  public static let keyNotSay = Phrase("company.keyNotSay", ["escape": .command("escape")])
  /// A key in the bar: begin the match.
  public static let keyBegin = Phrase("company.keyBegin", ["enter": .command("enter")])
  /// The heading: whose table it is.
  public static func companyHeading(name: String) -> Phrase {
    Phrase("company.companyHeading", ["name": .text(name)])
  }
  /// Nobody sits at another terminal.
  public static let companyAlone = Phrase("company.companyAlone")
  /// The host is asked to begin.
  public static let companyAskBegin = Phrase(
    "company.companyAskBegin", ["enter": .command("enter")])
  /// A guest waits for the beginning.
  public static let companyWait = Phrase("company.companyWait")
  /// The person here sits nowhere.
  public static let companyOnlooking = Phrase("company.companyOnlooking")
  /// How friends on this machine get here.
  public static let wayHere = Phrase("company.wayHere")
  /// How friends elsewhere get here.
  public static func wayByCode(address: String) -> Phrase {
    Phrase("company.wayByCode", ["address": .text(address)])
  }
  /// The code by which one may look on.
  public static func companyWatch(code: String) -> Phrase {
    Phrase("company.companyWatch", ["code": .text(code)])
  }
  /// How many look on.
  public static func companyOnlookers(number: Int) -> Phrase {
    Phrase("company.companyOnlookers", ["number": .number(number)])
  }
  /// Somebody is on the seat.
  public static let presenceHere = Phrase("company.presenceHere")
  /// Nobody has sat down; the computer plays.
  public static let presenceFree = Phrase("company.presenceFree")
  /// The line is lost for so long.
  public static func presenceAway(seconds: Int) -> Phrase {
    Phrase("company.presenceAway", ["seconds": .number(seconds)])
  }
  /// The computer plays for somebody.
  public static let presenceCovered = Phrase("company.presenceCovered")
  /// Somebody has sat down or come back.
  public static func newsHere(name: String) -> Phrase {
    Phrase("company.newsHere", ["name": .text(name)])
  }
  /// Somebody's line is lost.
  public static func newsAway(name: String) -> Phrase {
    Phrase("company.newsAway", ["name": .text(name)])
  }
  /// The computer plays for somebody.
  public static func newsCovered(name: String) -> Phrase {
    Phrase("company.newsCovered", ["name": .text(name)])
  }
  /// What somebody says.
  public static func saidLine(name: String, text: String) -> Phrase {
    Phrase("company.saidLine", ["name": .text(name), "text": .text(text)])
  }
  /// What somebody says with one key.
  public static func saidReady(name: String, phrase: Phrase) -> Phrase {
    Phrase("company.saidReady", ["name": .text(name), "phrase": .phrase(phrase)])
  }
  /// Said with one key.
  public static let readyHello = Phrase("company.readyHello")
  /// Said with one key.
  public static let readyWellPlayed = Phrase("company.readyWellPlayed")
  /// Said with one key.
  public static let readyThanks = Phrase("company.readyThanks")
  /// Said with one key.
  public static let readyOops = Phrase("company.readyOops")
  /// Said with one key.
  public static let readyHurry = Phrase("company.readyHurry")
  /// Said with one key.
  public static let readyGoodbye = Phrase("company.readyGoodbye")
  /// Nothing has come from the host for so long.
  public static func noWord(seconds: Int) -> Phrase {
    Phrase("company.noWord", ["seconds": .number(seconds)])
  }
  /// Somebody asks whether a decision may be taken back.
  public static func undoAskedBy(name: String) -> Phrase {
    Phrase(
      "company.undoAskedBy",
      ["name": .text(name), "pass": .command("pass"), "undo": .command("undo")])
  }
  /// The others have been asked whether a decision may be taken back.
  public static let undoAskedOthers = Phrase("company.undoAskedOthers")
  /// Somebody has said no to taking back.
  public static let undoRefused = Phrase("company.undoRefused")
  /// Something cannot be done at a linked table.
  public static let notWithFriends = Phrase("company.notWithFriends")
  /// The next deal is being made by all.
  public static let dealAwaited = Phrase("company.dealAwaited")
  /// Somebody still looks at the reckoning.
  public static let readyAwaited = Phrase("company.readyAwaited", ["confirm": .command("confirm")])
  /// A guest waits for the next hand.
  public static let hostAwaited = Phrase("company.hostAwaited")
  /// The deal of a hand did not come about as agreed.
  public static func dealDishonest(hand: Int) -> Phrase {
    Phrase("company.dealDishonest", ["hand": .number(hand)])
  }
  /// A key in the bar: let friends have a seat again.
  public static let keyFree = Phrase("company.keyFree", ["free": .command("free")])
  /// A key in the bar: send somebody away.
  public static let keySendAway = Phrase("company.keySendAway", ["away": .command("send-away")])
  /// A key in the bar: pass on nothing that somebody says.
  public static let keyMute = Phrase("company.keyMute", ["mute": .command("mute")])
  /// A key in the bar: pass it on again.
  public static let keyUnmute = Phrase("company.keyUnmute", ["mute": .command("mute")])
  /// A key in the bar: agree.
  public static let keyAgree = Phrase("company.keyAgree", ["enter": .command("enter")])
  /// On the page of keys: let friends have a seat again.
  public static let commandFree = Phrase("company.commandFree")
  /// On the page of keys: send somebody away.
  public static let commandSendAway = Phrase("company.commandSendAway")
  /// On the page of keys: mute somebody, or not.
  public static let commandMute = Phrase("company.commandMute")
  /// The host has chosen nobody yet.
  public static let companyChooseFirst = Phrase(
    "company.companyChooseFirst", ["down": .command("down"), "up": .command("up")])
  /// The host is asked whether somebody is to lose the seat.
  public static func companyAskFree(name: String) -> Phrase {
    Phrase("company.companyAskFree", ["free": .command("free"), "name": .text(name)])
  }
  /// The host is asked whether somebody is to go.
  public static func companyAskAway(name: String) -> Phrase {
    Phrase("company.companyAskAway", ["away": .command("send-away"), "name": .text(name)])
  }
  /// What the host wants is so already.
  public static let companyNoChange = Phrase("company.companyNoChange")
  /// The lines with a slash that the host may type.
  public static let companyCommands = Phrase("company.companyCommands")
  /// Nobody has a name that was typed.
  public static func companyNobodyCalled(name: String) -> Phrase {
    Phrase("company.companyNobodyCalled", ["name": .text(name)])
  }
  /// A guest has typed a line with a slash.
  public static let companyHostOnly = Phrase("company.companyHostOnly")
  /// Somebody sees cards that others hold.
  public static func companyPeek(name: String, share: Int) -> Phrase {
    Phrase("company.companyPeek", ["name": .text(name), "share": .number(share)])
  }
  /// A guest is asked to agree to that.
  public static let companyAskAgree = Phrase(
    "company.companyAskAgree", ["enter": .command("enter"), "leave": .command("leave")])
  /// Host and guests share one account.
  public static let companyOneAccount = Phrase("company.companyOneAccount")
  /// Somebody is asked to agree to open handicaps.
  public static let presenceAsked = Phrase("company.presenceAsked")
  /// Nobody hears the person.
  public static let presenceMuted = Phrase("company.presenceMuted")
  /// Somebody is asked to agree to open handicaps.
  public static func newsAsked(name: String) -> Phrase {
    Phrase("company.newsAsked", ["name": .text(name)])
  }
  /// A seat may be taken.
  public static func newsFree(name: String) -> Phrase {
    Phrase("company.newsFree", ["name": .text(name)])
  }
  /// The host has sent somebody away.
  public static func doneSentAway(name: String) -> Phrase {
    Phrase("company.doneSentAway", ["name": .text(name)])
  }
  /// The host has muted somebody.
  public static func doneMuted(name: String) -> Phrase {
    Phrase("company.doneMuted", ["name": .text(name)])
  }
  /// The host has muted the person here.
  public static let doneMutedYou = Phrase("company.doneMutedYou")
  /// Somebody is heard again.
  public static func doneUnmuted(name: String) -> Phrase {
    Phrase("company.doneUnmuted", ["name": .text(name)])
  }
  /// The person here is heard again.
  public static let doneUnmutedYou = Phrase("company.doneUnmutedYou")
  /// Those who looked on were sent away.
  public static let doneOnlookers = Phrase("company.doneOnlookers")
}
