import CursesConsole
import MueSaves
import MueTable
import MueWords

/// Plays in lines of text: `mue --plain`, and wherever there can be no screen.
struct PlainCommand {
  let house: House
  /// Nil when nothing can be kept.
  let store: GameStore?
  let preferences: Preferences

  /// Plays on, or begins; `notice` is told first.
  func run(_ keeper: GameKeeper, isNew: Bool, notice: Phrase?) -> Outcome {
    let console = LineConsole(environment: house.environment)
    defer { console.close() }
    try? store?.begin()
    let sitting = PlainSitting(
      house: house, console: console, keeper: keeper, preferences: preferences)
    let outcome = sitting.run(isNew: isNew, notice: notice)
    store?.end()
    return outcome
  }
}
