import CellGrid
import MueGame
import MueRules
import MueWords

/// The table: the felt with everybody around it, the person's hand, what is asked.
struct TableView {
  let state: ScreenState

  func draw(on pen: inout Pen, _ layout: Layout) {
    drawTable(on: &pen, layout)
    if state.isLessonCardOpen, let card = state.lesson {
      LessonCardView(card: card).draw(on: &pen, in: layout.felt)
    }
  }

  private func drawTable(on pen: inout Pen, _ layout: Layout) {
    pen.fill(layout.felt, .felt)
    pen.frame(layout.felt, pen.glyphs.round, .felt)
    StatusLine(state: state).draw(on: &pen, layout)
    if case .over(let score) = view.observation.publicState.phase, !state.isTrickHeld, !isPast {
      if state.isFinalOrderShown, let result = state.dayResult {
        DayPage(view: view, result: result).draw(on: &pen, in: layout.inner)
      } else if state.isFinalOrderShown {
        FinalOrderPage(view: view).draw(on: &pen, in: layout.inner)
      } else {
        ReckoningPage(view: view, score: score, dealNumber: state.dealNumber)
          .draw(on: &pen, in: layout.inner)
      }
      return
    }
    let seats = view.rules.players.seats(from: view.seat)
    for (seat, rect) in zip(seats.dropFirst(), layout.plates) {
      let isAtRight = rect.x > layout.centre.x
      SeatPlate(view: view, seat: seat, isAtRight: isAtRight, participants: state.participants)
        .draw(on: &pen, in: rect)
    }
    SeatPlate(view: view, seat: view.seat).drawOwn(on: &pen, in: layout.own)
    ContractLine(view: view, showsPoints: state.preferences.runningPoints)
      .draw(on: &pen, in: layout.contract)
    drawCentre(on: &pen, layout)
    HandView(state: state).draw(on: &pen, in: layout.hand)
    if let moving = state.moving {
      MotionView(view: view, moving: moving).draw(on: &pen, layout)
    }
  }

  private var view: GameObservation { state.view }

  private var isPast: Bool { if case .pastTrick = state.scene { true } else { false } }

  private func drawCentre(on pen: inout Pen, _ layout: Layout) {
    let publicState = view.observation.publicState
    if case .pastTrick(let index) = state.scene, publicState.tricks.indices.contains(index) {
      draw(publicState.tricks[index], isFinished: true, on: &pen, layout)
      return
    }
    switch publicState.phase {
    case .auction: AuctionLog(view: view).draw(on: &pen, in: layout.centre)
    case .viceNames, .chiefNames, .chiefPicks:
      if state.isAsked {
        ChoiceList(state: state).draw(on: &pen, in: layout.centre)
      } else {
        AuctionLog(view: view).draw(on: &pen, in: layout.centre)
      }
    case .play, .over:
      if let trick = state.isTrickHeld ? publicState.tricks.last : publicState.currentTrick {
        draw(trick, isFinished: state.isTrickHeld, on: &pen, layout)
      }
    }
  }

  private func draw(_ trick: Trick, isFinished: Bool, on pen: inout Pen, _ layout: Layout) {
    let absent: Seat? = if case .card(let seat) = state.moving?.motion { seat } else { nil }
    TrickView(view: view, trick: trick, isFinished: isFinished, absent: absent)
      .draw(on: &pen, layout)
  }
}
