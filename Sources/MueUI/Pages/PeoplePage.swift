import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// The page about the people at the table, where they chat.
///
/// The host also manages the seats and mutes people here.
struct PeoplePage: Page, Hashable {
  /// The line being typed; nil if there is none.
  private(set) var entry: TextEntry?
  /// The friends, of whom the host can choose one, followed by the onlookers.
  private var list = Chooser(count: 0, chosen: nil)
  /// The action that the host confirms by pressing its key again.
  private var unconfirmed: HostAction?

  /// The page while an empty line is being typed.
  static var talking: PeoplePage {
    var page = PeoplePage()
    page.entry = TextEntry("", limit: ChatLine.limit)
    return page
  }

  var keyContext: KeyContext? { entry == nil ? .people : nil }
  var chooser: Chooser? { list }
  var area: PageArea { .fullText }
  var showsNotices: Bool { true }

  func title(in context: PageContext) -> Phrase {
    .peopleHeading(name: context.people?.host.text ?? "")
  }

  func hints(in context: PageContext) -> [Phrase] {
    context.people.map(hints) ?? [.keyBack]
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    guard let people = context.people else { return }
    PeopleView(page: self, people: people, notice: context.notice)
      .draw(on: &pen, in: body)
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    guard let people = context.people else { return [.back] }
    var input = input
    if let entry {
      guard let arrow = arrow(input, in: entry, people) else {
        return type(input, in: entry, people)
      }
      self.entry = nil
      input = arrow
    }
    let view = PeopleView(page: self, people: people, notice: context.notice)
    if let answer = choose(input, in: people, { view.line(at: $0, in: block) }) {
      return answer
    }
    return answer(input, in: people)
  }

  /// Answers a command; while people gather, the confirming keys let the host begin the match.
  private mutating func answer(_ input: Input, in people: People) -> [PageStep] {
    // Onlookers cannot talk.
    if people.own == nil {
      return input == .command(.menu) ? [.back] : [.refuse(.unknownKey)]
    }
    if people.isAgreementAsked { return agree(input) }
    if people.isHost, let answer = control(input, in: people) { return answer }
    switch input {
    case .command(.confirm) where people.mayBegin:
      return [.ask(.dealNextHand)]
    case .command(.confirm), .command(.people):
      entry = TextEntry("", limit: ChatLine.limit)
      return []
    case .command(.menu): return [.back]
    case .digit(let number) where (1...QuickPhrase.allCases.count).contains(number):
      return [.ask(.say(.phrase(QuickPhrase.allCases[number - 1])))]
    default: return [.refuse(.unknownKey)]
    }
  }

  /// Chooses one of the people for the host; nil for an input that does something else.
  ///
  /// Enter concerns no particular person on this page, so a second click does nothing.
  private mutating func choose(
    _ input: Input, in people: People, _ line: (Position) -> Int?
  ) -> [PageStep]? {
    let lines = people.friends.count + (people.onlookers > 0 ? 1 : 0)
    list = Chooser(count: people.isHost ? lines : 0, chosen: list.chosen)
    switch list.answer(input, line: line) {
    case .chosen, .confirmed(.some):
      unconfirmed = nil
      return []
    case .confirmed(nil): return nil
    case nil: if case .mouse = input { return [] } else { return nil }
    }
  }

  /// Answers an input from a person who is asked to agree to handicaps.
  private func agree(_ input: Input) -> [PageStep] {
    switch input {
    case .command(.confirm): [.ask(.agree)]
    case .command(.menu): [.ask(.leave)]
    default: [.refuse(.unknownKey)]
    }
  }

  /// Answers a command with which the host manages people; nil for any other input.
  private mutating func control(_ input: Input, in people: People) -> [PageStep]? {
    let before = unconfirmed
    unconfirmed = nil
    switch input {
    case .command(.free): return act(.freed, before, in: people)
    case .command(.sendAway): return act(.sentAway, before, in: people)
    case .command(.mute):
      guard let seat = seat(in: people) else { return [.refuse(.peopleChooseFirst)] }
      return [.ask(.act(people.muted.contains(seat) ? .unmuted : .muted, seat))]
    default: return nil
    }
  }

  /// Performs an action; one that takes away a person's seat must be confirmed.
  private mutating func act(
    _ action: HostAction, _ before: HostAction?, in people: People
  ) -> [PageStep] {
    if isOnlookersChosen(in: people), action == .sentAway {
      return [.ask(.sendOnlookersAway)]
    }
    guard let seat = seat(in: people) else { return [.refuse(.peopleChooseFirst)] }
    let status = people.seats[seat]
    let isSomebodys = ![.free, .computer].contains(status.presence)
    guard isSomebodys, before != action else { return [.ask(.act(action, seat))] }
    unconfirmed = action
    let name = people.seats.name(of: seat)
    return [.say(action == .freed ? .peopleAskFree(name: name) : .peopleAskAway(name: name))]
  }

  func seat(in people: People) -> Seat? {
    list.chosen.flatMap {
      people.friends.indices.contains($0) ? people.friends[$0] : nil
    }
  }

  func isOnlookersChosen(in people: People) -> Bool {
    people.onlookers > 0 && list.chosen == people.friends.count
  }

  /// The command of an arrow with which the host chooses somebody instead of typing; nil once
  /// something has been typed.
  private func arrow(_ input: Input, in entry: TextEntry, _ people: People) -> Input? {
    guard people.isHost, entry.text.isEmpty else { return nil }
    return switch input.typed {
    case .up: .command(.up)
    case .down: .command(.down)
    default: nil
    }
  }

  private mutating func type(
    _ input: Input, in entry: TextEntry, _ people: People
  ) -> [PageStep] {
    var entry = entry
    switch entry.answer(input) {
    case .typed: self.entry = entry
    case .kept(let text):
      self.entry = nil
      if text.hasPrefix("/") { return Self.command(text, in: people) }
      return ChatLine(text).map { [.ask(.say(.line($0)))] } ?? []
    case .dropped: self.entry = nil
    case .refused: return [.refuse(.unknownKey)]
    }
    return []
  }

  func hints(in people: People) -> [Phrase] {
    if let entry {
      let choosing: [Phrase] =
        people.isHost && !people.friends.isEmpty && entry.text.isEmpty ? [.keysUpDown] : []
      return [.keySay, .keyNotSay] + choosing
    }
    if people.own == nil { return [.keyBack, .keyLeave] }
    if people.isAgreementAsked { return [.keyAgree, .keyLeave] }
    let begin: [Phrase] = people.mayBegin ? [.keyBegin] : []
    return begin + controls(in: people) + [.keyWrite, .keysReadyPhrases, .keyBack, .keyLeave]
  }

  private func controls(in people: People) -> [Phrase] {
    guard people.isHost, !people.friends.isEmpty else { return [] }
    if isOnlookersChosen(in: people) { return [.keySendAway] }
    guard let seat = seat(in: people) else { return [.keysUpDown] }
    let isMuted = people.muted.contains(seat)
    switch people.seats[seat].presence {
    case .free: return [.keySendAway]
    case .computer: return [.keyFree]
    case .away, .covered: return [.keyFree, .keySendAway]
    case .here, .asked: return [.keyFree, .keySendAway, isMuted ? .keyUnmute : .keyMute]
    }
  }
}

extension PeoplePage {
  /// The command in a typed line that begins with a slash; such a line is never sent.
  ///
  /// The host may type `/free`, `/kick`, `/mute` or `/unmute`, followed by the name on a seat or
  /// the seat's number, from 1.
  static func command(_ line: String, in people: People) -> [PageStep] {
    guard people.isHost else { return [.refuse(.peopleHostOnly)] }
    let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let action = actions[words[0].lowercased()] else {
      return [.refuse(.peopleCommands)]
    }
    let name = PlayerName(words[1])
    let seat = people.friends.first { seat in
      name?.looksLike(people.seats[seat].player.name) == true
        || words[1] == String(seat.index + 1)
    }
    guard let seat else { return [.refuse(.peopleNobodyCalled(name: words[1]))] }
    return [.ask(.act(action, seat))]
  }

  private static let actions: [String: HostAction] = [
    "free": .freed, "kick": .sentAway, "mute": .muted, "unmute": .unmuted,
  ]
}

/// Draws the people at the table: a line for each seat, how to join, the chat, and the ready
/// phrases.
struct PeopleView {
  let page: PeoplePage
  let people: People
  var notice: Phrase?

  /// The greatest width of the page.
  private static let width = 64

  /// A row above the messages, with the line of the list to which it belongs.
  private struct HeadRow {
    let row: Row
    var line: Int?
  }

  /// The rows of the page, laid out in a block.
  private struct Parts {
    var head: [HeadRow]
    var foot: [Row]
    let block: Rect
  }

  /// The layout of the page in a block; the first row stays blank if everything fits below it.
  private func parts(_ pen: Pen, in rect: Rect) -> Parts {
    let width = min(rect.width - 2, Self.width)
    var foot = footRows(pen, width: width)
    var head = headRows(pen, width: width)
    // Six seats with their codes need every row of a small window, and may need more.
    let isFull = head.count + foot.count >= rect.height
    if isFull { head.removeAll { $0.row == .blank } }
    if head.count + foot.count > rect.height { foot = noticeRows(pen, width: width) }
    for form in [Form.short, .shortest] where head.count + foot.count > rect.height {
      head = headRows(pen, width: width, form).filter { $0.row != .blank }
    }
    head = Array(head.prefix(rect.height - foot.count))
    let block = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + (isFull ? 0 : 1), width: width,
      height: rect.height - (isFull ? 0 : 1))
    return Parts(head: head, foot: foot, block: block)
  }

  /// The line of the list at a position.
  func line(at position: Position, in block: PageBlock) -> Int? {
    let parts = parts(block.pen, in: block.rect)
    let index = position.y - parts.block.y
    return parts.head.indices.contains(index) ? parts.head[index].line : nil
  }

  func draw(on pen: inout Pen, in rect: Rect) {
    let parts = parts(pen, in: rect)
    let (block, width) = (parts.block, parts.block.width)
    let room = block.height - parts.foot.count - parts.head.count
    let said = saidRows(pen, width: width).suffix(max(0, room))
    (parts.head.map(\.row) + said).draw(on: &pen, in: block)
    let y = block.bottom - parts.foot.count
    parts.foot.draw(
      on: &pen, in: Rect(x: block.x, y: y, width: width, height: parts.foot.count))
    if let entry = page.entry {
      let own = pen.text(.saidLine(name: ownName, text: ""))
      let x = pen.write(own, x: block.x, y: block.bottom - 1, .ask, in: block)
      entry.draw(on: &pen, x: x, y: block.bottom - 1, in: block)
    }
  }

  private var ownName: String {
    people.own.map { people.seats[$0].player.name.text } ?? ""
  }

  /// How much is shown above the messages: everything, no notes for guests on the same machine, or
  /// only the code of the chosen seat.
  private enum Form {
    case long, short, shortest
  }

  private func headRows(_ pen: Pen, width: Int, _ form: Form = .long) -> [HeadRow] {
    // Before the match, the heading is in the window's title.
    let heading = Row(
      left: pen.text(.peopleHeading(name: people.host.text)), ink: .heading, isRuled: true)
    var rows = (people.isGathering ? [] : [heading, .blank]).map { HeadRow(row: $0) }
    let friends = people.friends
    for index in people.seats.indices {
      let isChosen = page.seat(in: people)?.index == index
      let seat = seatRows(index, hasCode: form != .shortest || isChosen, pen, width: width)
      let line = friends.firstIndex { $0.index == index }
      rows += seat.map { HeadRow(row: $0, line: line) }
    }
    if people.onlookers > 0 {
      let onlookers = Phrase.peopleOnlookers(number: people.onlookers)
      let isChosen = page.isOnlookersChosen(in: people)
      let mark = isChosen ? String(pen.glyphs.turn) : " "
      let line = mark + pen.text(onlookers)
      let row =
        isChosen
        ? Row(left: line.leftAligned(in: width), ink: .chosenLine) : Row(left: line, ink: .quiet)
      rows.append(HeadRow(row: row, line: friends.count))
    }
    return rows + (tellingRows(pen, width: width, form) + [.blank]).map { HeadRow(row: $0) }
  }

  /// Handicaps, how to join, and questions to the person.
  private func tellingRows(_ pen: Pen, width: Int, _ form: Form) -> [Row] {
    var rows: [Row] = []
    for phrase in people.seats.compactMap({ Phrase.handicap(of: $0.player) }) {
      rows += pen.lines(phrase, width: width, .ask)
    }
    if let code = people.watchCode {
      rows += pen.lines(.peopleWatch(code: code), width: width, .quiet)
    }
    if !people.explainsBids { rows += pen.lines(.bidsNotHere, width: width, .ask) }
    if people.explainsBids, form == .long { rows += pen.lines(.bidsHere, width: width, .quiet) }
    if people.isGathering {
      rows.append(.blank)
      for phrase in people.ways { rows += pen.lines(phrase, width: width, .quiet) }
      if !people.ways.isEmpty { rows.append(.blank) }
      if people.isOneAccount, form == .long {
        rows += pen.lines(.peopleOneAccount, width: width, .quiet) + [.blank]
      }
      let next: Phrase =
        people.isAgreementAsked
        ? .peopleAskAgree : people.mayBegin ? .peopleAskBegin : .peopleWait
      rows += pen.lines(next, width: width, .ask)
    }
    return rows
  }

  /// A seat: its name and presence, and below a free seat its code.
  private func seatRows(_ index: Int, hasCode: Bool, _ pen: Pen, width: Int) -> [Row] {
    let status = people.seats[index]
    let isOwn = index == people.own?.index
    let chosen = page.seat(in: people)
    let isChosen = chosen?.index == index
    // The mark is at the person's own seat until the host chooses another.
    let mark = (chosen == nil ? isOwn : isChosen) ? String(pen.glyphs.turn) : " "
    let isMuted = people.muted.contains { $0.index == index } && status.presence == .here
    let state = pen.text(isMuted ? .presenceMuted : .presence(of: status))
    let name = mark + people.seats.name(of: status.player.name)
    // The chosen line is marked from edge to edge.
    let left = isChosen ? name.leftAligned(in: width - state.columns) : name
    var rows = [
      Row(
        left: left,
        columns: [.init(text: state, fromRight: 0)],
        ink: isChosen ? .chosenLine : status.presence == .free ? .quiet : .plain)
    ]
    let code = people.codes.first { $0.key.index == index }?.value
    if hasCode, let code { rows.append(Row(left: "   " + code, ink: .ask)) }
    return rows
  }

  private func saidRows(_ pen: Pen, width: Int) -> [Row] {
    people.said.phrases.flatMap { pen.lines($0, width: width, .plain) }
  }

  /// The ready phrases with their keys; no phrase is split across rows.
  private func phraseRows(_ pen: Pen, width: Int) -> [Row] {
    var (rows, end) = ([Row](), width)
    for (index, phrase) in QuickPhrase.allCases.enumerated() {
      let (key, text) = ("\(index + 1)", pen.text(.ready(phrase)))
      let parts: [Row.Part] =
        pen.look.hasBlocks
        ? [
          .init(text: "▐", ink: .keyEdge), .init(text: key, ink: .key),
          .init(text: "▌", ink: .keyEdge), .init(text: text + " ", ink: .quiet),
        ] : [.init(text: "\(key) \(text)  ", ink: .quiet)]
      let columns = parts.columns
      if end + columns > width {
        rows.append(Row())
        end = 0
      }
      rows[rows.count - 1].parts += parts
      end += columns
    }
    return rows
  }

  private func footRows(_ pen: Pen, width: Int) -> [Row] {
    var rows: [Row] = [.blank]
    if people.own == nil {
      rows += pen.lines(.peopleOnlooking, width: width, .quiet)
    } else if !people.isAgreementAsked {
      rows += phraseRows(pen, width: width)
    }
    return rows + noticeRows(pen, width: width)
  }

  /// The answer to the last key or what has happened, with a row for the line being typed.
  private func noticeRows(_ pen: Pen, width: Int) -> [Row] {
    let rows = notice.map { pen.lines($0, width: width, .ask) } ?? []
    return page.isTyping || rows.isEmpty ? rows + [.blank] : rows
  }
}
