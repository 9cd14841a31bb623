/// Who may import whom: every arrow of the house.
///
/// A new arrow is a decision, so it is written here and in `ARCHITECTURE.md`, in the same commit.
enum Arrows {
  static let table: [String: Set<String>] = [
    "MueRules": [],
    "CPick": [],
    "MueMind": ["MueRules", "CPick"],
    "MueTable": ["MueRules", "TextColumns", "TextForms"],
    "MueSaves": ["MueRules", "MueTable"],
    "CSQLite": [],
    "MueHistory": ["MueRules", "MueTable", "CSQLite"],
    "MueLink": ["MueRules", "MueTable"],
    "COpenSSL": [],
    "SystemResources": [],
    "MueWire": ["COpenSSL", "MueLink", "MueTable", "SystemResources"],
    "Streams": [],
    "CUTF8Proc": [],
    "TextForms": ["CUTF8Proc"],
    "MueWords": ["Streams", "TextForms"],
    "TextColumns": [],
    "CellGrid": ["TextColumns"],
    "MueTelling": ["MueRules", "MueTable", "MueWords"],
    "MueAdvice": ["MueRules", "MueMind", "MueWords", "MueTelling"],
    "MueScreen": ["MueRules", "MueTable", "MueWords", "MueTelling", "CellGrid", "TextForms"],
    "MuePlain": ["MueRules", "MueTable", "MueWords", "MueTelling", "TextForms"],
    "CNcurses": [],
    "CursesConsole": ["CellGrid", "CNcurses"],
    "ChildPrograms": [],
    "COptions": [],
    "CommandOptions": ["COptions", "MueWords"],
    "mue": [
      "MueRules", "MueMind", "MueTable", "MueSaves", "MueHistory", "MueWords", "MueTelling",
      "MueAdvice", "MueLink", "MueWire", "CellGrid", "MueScreen", "MuePlain", "CursesConsole",
      "ChildPrograms", "CommandOptions", "Streams", "SystemResources",
    ],
    "CReference": [],
    "mue-arena": [
      "MueRules", "MueMind", "MueTable", "MueWords", "MueTelling", "MueAdvice",
      "ChildPrograms", "CommandOptions", "CReference", "Streams", "SystemResources",
    ],
  ]

  /// Targets that are designed and not yet built.
  static let planned: Set<String> = []

  /// What comes with the system and the toolchain.
  ///
  /// `Dispatch` is not among it: it makes threads when it needs them, and waits for ever where the system
  /// gives none.
  static let system: Set<String> = ["FoundationEssentials", "Glibc", "Synchronization"]

  /// Targets that import nothing from the system either.
  static let pure: Set<String> = ["MueRules", "MueMind", "TextColumns", "CellGrid"]
}
