import MueBots
import MueRules
import MueUI
import MueWords

extension Advice {
  /// A hint as the table shows it; `name` tells what a seat is called.
  init?(_ hint: Hint, naming name: (Seat) -> String) {
    self.init(
      hint.choices.enumerated().map { index, choice in
        Choice(
          move: choice.move, figures: choice.hint(place: index + 1, naming: name),
          reason: choice.reasons.first?.phrase(naming: name))
      })
  }
}
