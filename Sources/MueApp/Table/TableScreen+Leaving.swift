import MueUI

extension TableScreen {
  /// Whether the person may leave the game: it is saved now, or the person has been asked about that.
  func mayLeave() -> Bool {
    if keeper.trouble != nil { keeper.saveNotes() }
    sayTrouble()
    if keeper.trouble == nil || keeper.isAside || leavingQuestion.ask() { return true }
    state.say(.confirmLeaving)
    return false
  }

  func mayBeInterrupted() -> Bool {
    leavingQuestion.answer()
    return mayLeave()
  }
}
