import CellGrid
import CursesConsole
import MueBots
import MueData
import MueGame
import MueUI
import MueWords

/// What a person does in lines: it says what happens, and answers the lines that are typed.
///
/// It is to lines what a `Screen` is to a screen. The loop around it is `stay`; nothing else in it
/// waits, but for exercises.
protocol LineFront: AnyObject {
  var output: LineOutput { get }
  /// How the program ends; nil while the person stays.
  var outcome: ExitCode? { get set }
  /// Whether it is left, for the end of the program or for something else.
  var isOver: Bool { get }
  /// The milliseconds until the next `advance` without input; nil for never.
  var patience: Int? { get }
  /// Whether it waits for the person; a script is read only then.
  var isAsked: Bool { get }
  /// Whether input is read now.
  var wantsInput: Bool { get }
  /// Other descriptors that end the wait when they can be read.
  var descriptors: [Int32] { get }

  /// Does what is due.
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

  /// Advances and answers until it is left, input ends or a signal ends the program.
  func stay() {
    while !isOver {
      advance()
      if !isOver { wait() }
    }
  }

  private func wait() {
    let arrivals = console.waitForInput(
      timeoutMilliseconds: patience, wantsInput: wantsInput, also: descriptors)
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

  /// Writes sentences, one a line; on a terminal they are wrapped between words and items.
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

  /// Says what a hint proposes, and why.
  func tell(_ hint: Hint, in view: GameObservation) {
    let lines = hint.lines(isChief: view.isChiefs) { view.players[$0].name.text }
    for line in lines { tell([line.figures, line.reason].compactMap(\.self)) }
  }

  /// Performs what the host of a table of friends decides about people, and says; returns whether it was that.
  func performAsHost(_ effect: Effect, through link: HostController) -> Bool {
    switch effect {
    case .say(let message):
      link.say(message)
      tell(.said(link.hostName, message, at: link.people(isGathering: false).seats))
    case .act(let action, let seat):
      let phrase = link.act(action, on: seat)
      // That a seat is free is told anyway.
      if action != .freed || phrase == .peopleNoChange { tell(phrase) }
    case .sendOnlookersAway: tell(link.sendOnlookersAway())
    default: return false
    }
    return true
  }

  /// Writes the rules of the game, without underlines.
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
