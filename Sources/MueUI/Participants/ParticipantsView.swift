import CellGrid
import MueGame
import MueRules
import MueWords

/// Draws the people at the table: a line for each seat, how to join, what was said, and what can be
/// said.
struct ParticipantsView {
  let page: ParticipantsPage
  let participants: Participants
  var notice: Phrase?

  /// The widest that the page gets.
  private static let width = 64

  /// Draws the page in a block; the first row stays blank if everything fits below it.
  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width - 2, Self.width)
    var foot = footRows(pen, width: width)
    var head = headRows(pen, width: width)
    // Six seats with their codes need every row of a small window, and may need more.
    let isFull = head.count + foot.count >= rect.height
    if isFull { head.removeAll { $0 == .blank } }
    if head.count + foot.count > rect.height { foot = noticeRows(pen, width: width) }
    if head.count + foot.count > rect.height {
      head = headRows(pen, width: width, isShort: true).filter { $0 != .blank }
    }
    let block = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + (isFull ? 0 : 1), width: width,
      height: rect.height - (isFull ? 0 : 1))
    let room = block.height - foot.count - head.count
    let said = saidRows(pen, width: width).suffix(max(0, room))
    (head + said).draw(on: &pen, in: block)
    let y = block.bottom - foot.count
    foot.draw(on: &pen, in: Rect(x: block.x, y: y, width: width, height: foot.count))
    if let field = page.field {
      let own = pen.text(.saidLine(name: ownName, text: ""))
      let x = pen.write(own, x: block.x, y: block.bottom - 1, .ask, in: block)
      field.draw(on: &pen, x: x, y: block.bottom - 1, in: block)
    }
  }

  private var ownName: String {
    participants.own.map { participants.seats[$0].player.name.text } ?? ""
  }

  /// The rows above the messages; the short form also leaves out what guests on one machine are
  /// told.
  private func headRows(_ pen: Pen, width: Int, isShort: Bool = false) -> [Row] {
    // Before the match the window's title shows the heading.
    let heading = Row(left: pen.text(.companyHeading(name: participants.host.text)), ink: .heading)
    var rows = participants.isGathering ? [] : [heading, .blank]
    for place in participants.seats.indices { rows += seatRows(place, pen) }
    if participants.onlookers > 0 {
      let onlookers = Phrase.companyOnlookers(number: participants.onlookers)
      let isChosen = page.isOnlookersChosen(in: participants)
      let mark = isChosen ? String(pen.glyphs.turn) : " "
      rows.append(Row(left: mark + pen.text(onlookers), ink: isChosen ? .chosenLine : .quiet))
    }
    for phrase in participants.seats.compactMap({ Phrase.handicap(of: $0.player) }) {
      rows += Self.rows(phrase, pen, width: width, .ask)
    }
    if let code = participants.watchCode {
      rows += Self.rows(.companyWatch(code: code), pen, width: width, .quiet)
    }
    if participants.isGathering {
      rows.append(.blank)
      for phrase in participants.ways { rows += Self.rows(phrase, pen, width: width, .quiet) }
      if !participants.ways.isEmpty { rows.append(.blank) }
      if participants.isOneAccount, !isShort {
        rows += Self.rows(.companyOneAccount, pen, width: width, .quiet)
      }
      let next: Phrase =
        participants.isHost
        ? .companyAskBegin : participants.isAgreementAsked ? .companyAskAgree : .companyWait
      rows += Self.rows(next, pen, width: width, .ask)
    }
    return rows + [.blank]
  }

  /// A seat: its name and presence, and the code below a free one.
  private func seatRows(_ place: Int, _ pen: Pen) -> [Row] {
    let status = participants.seats[place]
    let isOwn = place == participants.own?.index
    let chosen = page.seat(in: participants)
    let isChosen = chosen?.index == place
    // The mark is at the person's own seat until the host chooses another.
    let mark = (chosen == nil ? isOwn : isChosen) ? String(pen.glyphs.turn) : " "
    let isMuted = participants.muted.contains { $0.index == place } && status.presence == .here
    let state = pen.text(isMuted ? .presenceMuted : .presence(of: status))
    var rows = [
      Row(
        left: mark + status.player.name.text,
        columns: [.init(text: state, fromRight: 0)], ink: isChosen ? .chosenLine : .plain)
    ]
    let code = participants.codes.first { $0.key.index == place }?.value
    if let code { rows.append(Row(left: "   " + code, ink: .ask)) }
    return rows
  }

  private func saidRows(_ pen: Pen, width: Int) -> [Row] {
    participants.said.phrases.flatMap { Self.rows($0, pen, width: width, .plain) }
  }

  /// The ready phrases with their keys; no phrase is broken across rows.
  private func phraseRows(_ pen: Pen, width: Int) -> [Row] {
    var lines = [""]
    for (place, phrase) in QuickPhrase.allCases.enumerated() {
      let text = "\(place + 1) " + pen.text(.ready(phrase)) + "  "
      if lines[lines.count - 1].columns + text.columns > width { lines.append("") }
      lines[lines.count - 1] += text
    }
    return lines.map { Row(left: $0, ink: .quiet) }
  }

  private func footRows(_ pen: Pen, width: Int) -> [Row] {
    var rows: [Row] = [.blank]
    if participants.own == nil {
      rows += Self.rows(.companyOnlooking, pen, width: width, .quiet)
    } else if !participants.isAgreementAsked {
      rows += phraseRows(pen, width: width)
    }
    return rows + noticeRows(pen, width: width)
  }

  /// The answer to the last key, or the line being typed.
  private func noticeRows(_ pen: Pen, width: Int) -> [Row] {
    guard !page.isTyping, let notice else { return [.blank] }
    return Self.rows(notice, pen, width: width, .ask)
  }

  private static func rows(_ phrase: Phrase, _ pen: Pen, width: Int, _ ink: Ink) -> [Row] {
    pen.rows(phrase, width: width).map { Row(left: $0, ink: ink) }
  }
}
