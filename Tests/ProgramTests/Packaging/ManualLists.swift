@testable import MueApp

/// The lists of `Packaging/man/mue.6`, in mdoc.
enum ManualLists {
  @Sendable static func all() -> [String: [String]] {
    let everywhere = Set(ProgramOption.options(of: .doctor).map(\.name))
    let new = ProgramOption.options(of: .new).filter { !everywhere.contains($0.name) }
    let game = everywhere.union(new.map(\.name))
    func own(_ command: Command) -> [ProgramOption] {
      ProgramOption.options(of: command).filter {
        !game.contains($0.name) || command == .join && $0.name == "name"
      }
    }
    var lists = [
      "synopsis": Command.all.flatMap { synopsis($0, excluding: everywhere) },
      "options of new games": items(new),
      "options of linked tables": items(own(.host)),
      "options of all commands": items(ProgramOption.options(of: .doctor)),
    ]
    for command in Command.all where command != .host && !own(command).isEmpty {
      lists["options of \(command.name)"] = items(own(command))
    }
    return lists
  }

  private static func synopsis(_ command: Command, excluding: Set<String>) -> [String] {
    let options = ProgramOption.options(of: command).filter { !excluding.contains($0.name) }
    let words = command.words.map { "Ar " + $0 }.joined(separator: " Op ")
    var rows = [".Nm", ".Cm \(command.name)"]
    let needsWord = [.open, .replay, .checkLanguage, .room].contains(command)
    if !words.isEmpty { rows.append(needsWord ? "." + words : ".Op " + words) }
    return rows
      + (options.count > 6
        ? [".Op Ar options"] : options.map { ".Op Fl -\($0.name)" + value(of: $0) })
  }

  private static func items(_ options: [ProgramOption]) -> [String] {
    [".Bl -tag -width Ds"]
      + options.flatMap { option in
        let letter = option.letter.map { "\($0) , Fl " } ?? ""
        return [".It Fl \(letter)-\(option.name)\(value(of: option))"] + sentences(about: option)
      } + [".El"]
  }

  private static func value(of option: ProgramOption) -> String {
    guard let value = option.value else { return "" }
    return " Ar " + value.replacing("[:", with: " Ns Op : Ns Ar ").replacing("]", with: "")
  }

  /// The discussion of an option, each sentence and each macro on a line of its own.
  private static func sentences(about option: ProgramOption) -> [String] {
    let macro =
      /`([^`]+)`|--([a-z-]+)|\*([^*]+)\*(th)?|([a-z-]+)\((\d)\)|§([^§]+)§|\{(values|languages)\}/
    var rows: [String] = []
    var rest = option.discussion[...]
    func write(_ text: Substring) {
      rows += text.replacing(/\.\ (?=[A-Z])/, with: ".\n").split(separator: "\n").map {
        String($0.trimmingPrefix(" ").reversed().trimmingPrefix(" ").reversed())
      }.filter { !$0.isEmpty }
    }
    while let found = rest.firstMatch(of: macro) {
      write(rest[..<found.range.lowerBound])
      if let text = found.1 { rows.append(".Ql " + text) }
      if let name = found.2 { rows.append(".Fl -" + name) }
      if let name = found.3 { rows.append(".Ar " + name + (found.4.map { " Ns " + $0 } ?? "")) }
      if let page = found.5, let section = found.6 { rows.append(".Xr \(page) \(section)") }
      if let section = found.7 { rows.append(".Sx " + section) }
      if let kind = found.8 { rows += kind == "values" ? list(option.values) : languages }
      rest = rest[found.range.upperBound...]
      let signs = rest.prefix { ".,;:)".contains($0) }
      let isMacro = rows.last?.hasPrefix(".") == true
      rows[rows.count - 1] += signs.map { isMacro ? " \($0)" : "\($0)" }.joined()
      rest = rest.dropFirst(signs.count)
    }
    write(rest)
    return rows
  }

  private static let languages = [".Cm " + Completed.languages.joined(separator: " , ")]

  /// Numbers in text, as a range where none is left out; words as what is typed.
  private static func list(_ values: [String]) -> [String] {
    let numbers = values.compactMap { Int($0) }
    guard let first = numbers.first, let last = numbers.last else {
      return [
        ".Cm " + values.dropLast().joined(separator: " , "), "or", ".Cm " + (values.last ?? ""),
      ]
    }
    if last - first == values.count - 1 { return ["\(first) to \(last)"] }
    return [values.dropLast().joined(separator: ", ") + " or \(last)"]
  }
}

extension ProgramOption {
  /// The options of a command, or of `mue` alone.
  static func options(of command: Command?) -> [ProgramOption] {
    all.filter { $0.commands.contains(command) }
  }
}
