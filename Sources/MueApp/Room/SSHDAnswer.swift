import MueData
import MueWords
import Platform

/// The settings that sshd uses for an account, as `sshd -T` prints them.
struct SSHDAnswer {
  /// The values of each setting, by its name in lower case.
  private let values: [String: [String]]

  init(_ lines: [String]) {
    var values: [String: [String]] = [:]
    for line in lines {
      let name = line.prefix { $0 != " " }
      values[String(name), default: []].append(String(line.dropFirst(name.count + 1)))
    }
    self.values = values
  }

  /// Why sshd gives no answer, in its own words.
  struct Fault: Error { let reason: String }

  /// Asks sshd, which checks its configuration first.
  static func ask() -> Result<SSHDAnswer, Fault> {
    let question = "-T -C user=\(RoomPieces.account),host=localhost,addr=127.0.0.1"
    let run = SystemCommand("\(SystemCommand.sshd) \(question)")
    return run.hasSucceeded
      ? .success(SSHDAnswer(run.lines))
      : .failure(Fault(reason: run.lines.last?.printable ?? SystemCommand.sshd))
  }

  /// Whether this sshd has a setting; its name is in lower case.
  func knows(_ name: String) -> Bool { values[name] != nil }

  /// What differs from the settings that a room needs.
  func faults(_ pieces: RoomPieces) -> [Phrase] {
    let settings =
      pieces.settings + [("PermitUserEnvironment", "no"), ("PubkeyAuthentication", "yes")]
    let wrong = settings.compactMap { name, wanted -> Phrase? in
      let value = value(name)
      return value == wanted
        ? nil : .roomSetting(setting: name, value: value.printable, wanted: wanted)
    }
    // An older sshd does not have all of them.
    let endless = RoomPieces.timeouts.compactMap { name, wanted -> Phrase? in
      knows(name.lowercased()) && ["0", "none"].contains(value(name))
        ? .roomSetting(setting: name, value: value(name).printable, wanted: wanted) : nil
    }
    let foreign = values["acceptenv", default: []].filter {
      !RoomEnvironment.accepted.contains($0) && !$0.hasPrefix("LC_")
    }
    return wrong + endless + exclusions
      + (foreign.isEmpty
        ? []
        : [
          .roomSetting(
            setting: "AcceptEnv", value: foreign.joined(separator: " ").printable,
            wanted: RoomEnvironment.accepted.joined(separator: " "))
        ])
  }

  /// The lists of accounts by which sshd keeps the room's account out.
  private var exclusions: [Phrase] {
    var lists: [String] = []
    if hasAccount(in: "allowusers") == false { lists.append("AllowUsers") }
    if hasAccount(in: "denyusers") == true { lists.append("DenyUsers") }
    return lists.map {
      .roomKeptOut(setting: $0, value: value($0).printable, account: RoomPieces.account)
    }
  }

  /// Whether a pattern in a list matches the room's account, on any host; nil without such a list.
  private func hasAccount(in list: String) -> Bool? {
    values[list].map { patterns in
      patterns.contains { fnmatch(String($0.prefix { $0 != "@" }), RoomPieces.account, 0) == 0 }
    }
  }

  private func value(_ name: String) -> String {
    values[name.lowercased(), default: []].joined(separator: " ")
  }
}
