@testable import MueApp

/// The lists of `Packaging/completions/mue.bash`.
enum BashLists {
  @Sendable static func all() -> [String: [String]] {
    [
      "lists": variables + [
        "", "# What may stand behind an option; nothing for what is typed freely.",
      ]
        + cases("_mue_values", values) + ["", "# The options of a command."]
        + cases("_mue_options", options) + ["", "# What a setting may be."]
        + cases("_mue_settings", settings)
    ]
  }

  private static var variables: [String] {
    let valued = ProgramOption.all.filter { $0.value != nil }
    let typed = valued.filter {
      $0.values.isEmpty && !["lang", "bot", "since", "until"].contains($0.name)
    }
    return [
      "_mue_our_languages='\(Completed.languages.joined(separator: " "))'",
      "_mue_our_themes='\(Themes.shipped.joined(separator: " "))'",
      "_mue_commands='\(Command.all.map(\.name).joined(separator: " "))'",
      "_mue_pages='\(Completed.pages)'",
      "_mue_actions='\(Completed.actions)'",
      "# The options with a value, and those of them that are typed freely.",
      "_mue_valued='\(valued.map { "--" + $0.name }.joined(separator: " "))'",
      "_mue_typed='\(typed.map { "--" + $0.name }.joined(separator: " "))'",
    ]
  }

  private static func cases(_ name: String, _ cases: [String]) -> [String] {
    ["\(name)() {", "  case $1 in"] + cases.map { "    \($0) ;;" } + ["  esac", "}"]
  }

  private static var values: [String] {
    ProgramOption.all.filter { !$0.values.isEmpty }.map {
      "--\($0.name)) echo \($0.values.joined(separator: " "))"
    } + ["--lang) _mue_languages", "--since | --until) date +%Y-%m-%d"]
  }

  private static var options: [String] {
    ([nil] + Command.all).map {
      "\($0?.name ?? "''")) echo \(Completed.options(of: $0))"
    }
  }

  private static var settings: [String] {
    Completed.settings.map {
      "\($0.keys.joined(separator: " | "))) echo \($0.values.joined(separator: " "))"
    } + ["language) _mue_languages", "theme) _mue_themes"]
  }
}

/// The lists of `Packaging/completions/_mue`.
enum ZshLists {
  @Sendable static func all() -> [String: [String]] {
    [
      "languages": ["  compadd \"$@\" \(Completed.languages.joined(separator: " ")) $own"],
      "themes": ["  compadd \"$@\" \(Themes.shipped.joined(separator: " ")) $own"],
      "settings": Completed.settings.map {
        "    \($0.keys.joined(separator: " | "))) compadd \($0.values.joined(separator: " ")) ;;"
      },
      "commands": Command.all.map {
        "    " + quoted("\($0.name):\($0.abstract)")
      },
      "options": ProgramOption.all.filter { $0.letter == nil }.map {
        "    \($0.name) " + quoted(argument(of: $0))
      },
      "options of commands": ([nil] + Command.all).map {
        let names = ProgramOption.options(of: $0).filter { $0.letter == nil }.map(\.name)
        return "    \($0?.name ?? "''")) names=(\(names.joined(separator: " "))) ;;"
      },
      "pages": [
        "    rules) following=('1:page:(\(Completed.pages))') ;;",
        "    room) following=('1:action:(\(Completed.actions))') ;;",
      ],
    ]
  }

  /// An option as `_arguments` takes it.
  private static func argument(of option: ProgramOption) -> String {
    guard let value = option.value else { return "--\(option.name)[\(option.abstract)]" }
    let excluded = ["to": "(--hands)", "hands": "(--to)"][option.name] ?? ""
    let values =
      switch value {
      case "code": "_mue_languages"
      case "day": "($(date +%Y-%m-%d))"
      case "address[:port]": "_hosts"
      case "command": "_cmdstring"
      case "folder": "_directories"
      default: option.values.isEmpty ? "" : "(\(option.values.joined(separator: " ")))"
      }
    let name = value.prefix { $0 != "[" }
    return "\(excluded)--\(option.name)=[\(option.abstract)]:\(name):\(values)"
  }

  private static func quoted(_ text: String) -> String {
    text.contains("'") ? "\"\(text)\"" : "'\(text)'"
  }
}

/// The lists of `Packaging/completions/mue.fish`.
enum FishLists {
  @Sendable static func all() -> [String: [String]] {
    let switches = ProgramOption.all.filter { $0.value == nil }
      .flatMap { ["--\($0.name)"] + ($0.letter.map { ["-\($0)"] } ?? []) }
    return [
      "languages": ["  __mue_own languages \(Completed.languages.joined(separator: " "))"],
      "settings": Completed.settings.map {
        "    case \($0.keys.joined(separator: " ")); string join \\n \($0.values.joined(separator: " "))"
      } + ["    case theme; __mue_own themes \(Themes.shipped.joined(separator: " "))"],
      "options without a value": ["      case \(switches.joined(separator: " ")) '--*=*'"],
      "commands and options": Command.all.map {
        "complete -c mue -n '__mue_words 0' -a \($0.name) -d '\(typeset($0.abstract))'"
      } + [
        "complete -c mue -n '__mue_words 1 rules' -a '\(Completed.pages)'",
        "complete -c mue -n '__mue_words 1 room' -a '\(Completed.actions)'",
      ]
        + ProgramOption.all.map(line),
    ]
  }

  private static func line(for option: ProgramOption) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let values =
      switch option.value {
      case nil: ""
      case "code": " -xa '(__mue_languages)'"
      case "day": " -xa '(date +%Y-%m-%d)'"
      case "command": " -xa '(__fish_complete_command)'"
      default: option.values.isEmpty ? " -x" : " -xa '\(option.values.joined(separator: " "))'"
      }
    return "complete -c mue\(condition(of: option))\(letter) -l \(option.name)\(values)"
      + " -d '\(typeset(option.abstract))'"
  }

  private static func condition(of option: ProgramOption) -> String {
    if option.commands.count > Command.all.count { return "" }
    let names = option.commands.compactMap { $0?.name }.joined(separator: " ")
    return " -n '\(option.commands.contains(nil) ? "__mue_words 0; or " : "")__mue_in \(names)'"
  }

  private static func typeset(_ text: String) -> String { text.replacing("'", with: "’") }
}
