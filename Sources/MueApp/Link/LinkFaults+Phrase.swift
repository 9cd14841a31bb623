import MueGame
import MueLink
import MueWire
import MueWords
import Platform

extension WireFault {
  /// The sentence for the person; `address` is the one that was tried.
  func phrase(_ address: String) -> Phrase {
    switch self {
    case .refused: .linkRefused
    case .unknownHost(let name): .linkUnreachable(place: name.harmless)
    case .unreachable, .late: .linkUnreachable(place: address.harmless)
    case .occupied: .linkOccupied(place: address.harmless)
    case .noAddressOfOurs(let text): .linkNotOurs(place: text.harmless)
    case .busy: .linkBusy(place: address.harmless)
    case .unsafe(let path): .linkUnsafe(place: path.printable)
    case .pathTooLong(let path): .linkPathTooLong(place: path.printable)
    case .noLibrary(let file): .linkNoLibrary(file: file)
    case .system(_, let code): .linkSystem(reason: SystemError(number: code).description)
    case .closed, .cut, .garbled, .lineTooLong, .tooSlow, .noChannel: .linkBroken
    }
  }

  /// The sentence shown while the connection is retried for this reason.
  var delayPhrase: Phrase { self == .busy ? .lineBusy : .lineUnanswered }
}

extension Refusal {
  var phrase: Phrase {
    switch self {
    case .version(let theirs):
      .linkOtherVersion(
        theirs: "\(theirs.link), \(theirs.rules)",
        ours: "\(LinkVersion.current.link), \(LinkVersion.current.rules)")
    case .full: .linkFull
    case .taken: .linkTaken
    case .noHello: .linkBroken
    case .sentAway: .linkSentAway
    }
  }
}

extension SeatCodeFault {
  var phrase: Phrase {
    switch self {
    case .wordCount: .codeNotFive
    case .unknownWord(let word, let nearest?):
      .codeNearestWord(word: word.harmless, nearest: nearest)
    case .unknownWord(let word, nil): .codeUnknownWord(word: word.harmless)
    case .comparesHand: .codeComparesHand
    }
  }
}

extension Phrase {
  /// Refuses a request to take back: an absent guest has seen the decision.
  ///
  /// The guest's seat becomes free after this many seconds.
  static func undoAway(_ name: String, seconds: Int) -> Phrase {
    .undoAway(name: name, minutes: max(1, (seconds + 59) / 60))
  }
}
