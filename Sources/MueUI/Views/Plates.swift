import CellGrid
import MueGame
import MueRules

/// The plates of all seats and the cards laid in front of them, which have one size: the largest in
/// which all of them fit.
struct Plates {
  /// The plates of the other seats with their rectangles, clockwise.
  private(set) var others: [(plate: SeatPlate, rect: Rect)]
  private var own: SeatPlate
  private let ownRect: Rect
  /// The rectangle of the cards that the person has laid, during the auction.
  private let laid: Rect?
  /// The rectangle for the turns of the auction.
  let log: Rect

  /// The plates on a felt; `hands` are the cards of the seats if all cards are open.
  init(
    in layout: Layout, of view: GameObservation, inWords: Bool = false,
    hands: ((Seat) -> CardSet)? = nil
  ) {
    others = layout.others(from: view.seat, view.rules.players).map { seat, rect in
      (
        SeatPlate(
          view: view, seat: seat, isAtRight: rect.x > layout.centre.x,
          isAtTop: rect.y < layout.centre.y, hand: hands?(seat)), rect
      )
    }
    own = SeatPlate(view: view, seat: view.seat, isAtTop: true)
    ownRect = layout.own
    let isAuction = if case .auction = view.observation.publicState.phase { true } else { false }
    let count = isAuction && hands == nil ? own.shown.count : 0
    let fitting = CardSize.allCases.last { [others] size in
      guard let largest = layout.cards.laid, size <= largest, !inWords else { return false }
      return others.allSatisfy { plate, rect in
        plate.shown.isEmpty
          || plate.boxes(size, in: SeatPlate.cards(in: rect, isAtTop: plate.isAtTop)) != nil
      } && (count == 0 || layout.ownLaid(count, size) != nil)
    }
    for index in others.indices { others[index].plate.laidSize = fitting }
    own.laidSize = fitting
    laid = count == 0 ? nil : layout.ownLaid(count, fitting)
    let centre = layout.centre
    log = Rect(
      x: centre.x, y: centre.y, width: centre.width, height: centre.height - (laid?.height ?? 0))
  }

  /// Draws the plates and the cards in front of the other seats; roles are words on all plates, or
  /// glyphs on all.
  func draw(on pen: inout Pen, people: People? = nil, showsPoints: Bool = false) {
    let hasRoleWords = (others + [(own, ownRect)]).allSatisfy { plate, rect in
      plate.hasRoomForRole(pen, in: rect)
    }
    func shown(_ plate: SeatPlate) -> SeatPlate {
      var plate = plate
      (plate.showsPoints, plate.hasRoleWord) = (showsPoints, hasRoleWords)
      return plate
    }
    for (plate, rect) in others {
      var plate = shown(plate)
      plate.people = people
      plate.draw(on: &pen, in: rect)
    }
    shown(own).drawOwn(on: &pen, in: ownRect)
  }

  /// Draws the cards that the person has laid, during the auction.
  func drawOwnLaid(on pen: inout Pen) {
    if let laid { own.drawLaid(on: &pen, in: laid) }
  }
}

extension Layout {
  /// The place of the cards that the person has laid, of some size or in words: the lowest rows
  /// between the plates, at most half of them; nil if they do not fit.
  fileprivate func ownLaid(_ count: Int, _ size: CardSize?) -> Rect? {
    func rect(_ rows: Int) -> Rect {
      Rect(x: centre.x + 1, y: centre.bottom - rows, width: centre.width - 2, height: rows)
    }
    guard let size else { return rect(SeatPlate.rowsInWords(count, width: centre.width - 2)) }
    return [size.height, size.height + LaidCards.corner.rows].lazy.map(rect).first {
      $0.height <= centre.height / 2
        && LaidCards(count, size: size, aligned: .middle, in: $0) != nil
    }
  }
}
