import CellGrid
import CursesConsole
import MueBots
import MueData
import MueGame
import MueUI
import MueWords

/// An activity in plain mode: reports what happens and answers the lines that are typed.
///
/// The counterpart of `Screen`, run by the loop `stay`. Except for exercises, nothing else in it
/// waits.
protocol LineFront: AnyObject {
  var output: LineOutput { get }
  /// The exit code of the program; nil while the person stays.
  var outcome: ExitCode? { get set }
  /// Whether the person has left it, to end the program or for another activity.
  var isOver: Bool { get }
  /// The milliseconds until the next `advance` without input; nil for never.
  var patience: Int? { get }
  /// Whether the person must answer; only then is a script read.
  var isAsked: Bool { get }
  /// Whether to read input now.
  var wantsInput: Bool { get }
  /// Other file descriptors to poll for input.
  var descriptors: [Int32] { get }

  /// Handles whatever is due.
  func advance()
  func answer(_ line: TypedLine)
}

extension LineFront {
  var context: AppContext { output.context }
  var console: any LineTerminal { output.console }
  var words: Words { output.words }
  var isOver: Bool { outcome != nil }
  var patience: Int? { nil }
  var wantsInput: Bool { console.isInteractive || isAsked }
  var descriptors: [Int32] { [] }

  /// Runs until the person leaves, input ends, or a signal ends the program.
  func stay() {
    while !isOver {
      advance()
      tellNews()
      if !isOver { wait() }
    }
  }

  /// Reports what has happened elsewhere in the card room.
  private func tellNews() {
    tell(output.room?.takeNews() ?? [])
    if let reason = output.room?.dismissal { outcome = outcome ?? .sentAway(reason) }
  }

  private func wait() {
    let milliseconds = output.room.map { $0.patience(self.patience) } ?? patience
    let arrivals = console.waitForInput(
      timeoutMilliseconds: milliseconds, wantsInput: wantsInput, also: descriptors)
    if let signal = arrivals.signals.first {
      outcome = .signalled(signal)
    } else if arrivals.hasInput {
      takeLine()
    }
  }

  private func takeLine() {
    if let line = console.nextLine() {
      answer(line)
    } else if console.hasEnded {
      outcome = .done
    }
  }

  func tell(_ phrase: Phrase) { tell([phrase]) }

  /// Writes sentences, one per line; on a terminal, wraps them between words and items.
  func tell(_ phrases: [Phrase]) {
    for phrase in phrases {
      let words = words.words(of: phrase).map(\.printable).filter { !$0.isEmpty }
      write(words.joined(separator: " "), in: words)
    }
    noteLoss()
  }

  /// Writes lines, wrapped between words on a terminal.
  func write(_ lines: [String]) {
    for line in lines { write(line, in: line.words) }
    noteLoss()
  }

  private func write(_ line: String, in words: [String]) {
    func shown(_ text: String) -> String { console.unicode ? text : text.inASCII }
    let rows = console.columns.map { words.map(shown).wrapped(to: $0) } ?? [shown(line)]
    for row in rows { console.write(row) }
  }

  /// Writes what a hint suggests and why, and how far it has been thought about; `goesOn` says that
  /// asking again takes it further.
  func tell(_ hint: Hint, goesOn: Bool, in view: GameObservation) {
    for line in hint.list(isChief: view.isChiefs, naming: { view.players[$0].name.text }) {
      tell([line.figures, line.reason].compactMap(\.self))
    }
    if hint.choices.count < 2 { return }
    tell(
      goesOn ? .plainHintGoesOn(playouts: hint.playouts) : .plainHintDone(playouts: hint.playouts))
  }

  /// Performs and reports what the host of a table decides about people; returns false for other
  /// effects.
  func performAsHost(_ effect: Effect, through link: HostController) -> Bool {
    switch effect {
    case .say(let message):
      link.say(message)
      tell(.said(link.hostName, message, at: link.people(isGathering: false).seats))
    case .act(let action, let seat):
      let phrase = link.act(action, on: seat)
      // A free seat is reported elsewhere.
      if action != .freed || phrase == .peopleNoChange { tell(phrase) }
    case .sendOnlookersAway: tell(link.sendOnlookersAway())
    default: return false
    }
    return true
  }

  /// Writes the rules of the game without underlining.
  func tellRules() {
    write(
      DocumentPrint.lines(
        context.documents(context.words)[.rules], width: min(76, console.columns ?? 76),
        isUnicode: console.unicode, underlines: false))
  }

  private func noteLoss() {
    if outcome == nil { outcome = console.loss.map(context.outcome) }
  }
}
