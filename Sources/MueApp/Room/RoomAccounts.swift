import MueData
import MueWords

/// The accounts of a machine with a card room, as `/etc/passwd` and `/etc/shadow` list them.
struct RoomAccounts {
  private let accounts: [[Substring]]
  private let passwords: [[Substring]]

  init(accounts: String, passwords: String) {
    func rows(_ text: String) -> [[Substring]] {
      text.split(separator: "\n").map { $0.split(separator: ":", omittingEmptySubsequences: false) }
    }
    self.accounts = rows(accounts).filter { $0.count == 7 }
    self.passwords = rows(passwords).filter { $0.count > 1 }
  }

  private static let guest = "guest"

  /// What is wrong with the room's account.
  var faults: [Phrase] {
    let name = RoomPieces.account
    guard let account = accounts.first(where: { $0[0] == name }) else {
      return [.roomNoAccount(account: name)]
    }
    var faults: [Phrase] = []
    if account[6] != "/bin/sh" {
      faults.append(.roomShell(account: name, shell: String(account[6]).printable))
    }
    let password = passwords.first { $0[0] == name }?[1] ?? ""
    if password.isEmpty || password.hasPrefix("!") { faults.append(.roomPassword(account: name)) }
    return faults
  }

  /// What is worth knowing: with a guest's account, other people of the machine get past sshd.
  var notes: [Phrase] {
    guard accounts.contains(where: { $0[0] == Self.guest }) else { return [] }
    let shells = ["nologin", "false", "sync", "halt", "shutdown"]
    let people = accounts.filter { account in
      Int(account[2]).map { $0 > 0 } == true
        && ![RoomPieces.account, Self.guest].contains(String(account[0]))
        && !shells.contains { account[6].hasSuffix("/" + $0) }
    }
    return people.isEmpty
      ? []
      : [.roomOtherPeople(accounts: people.map { String($0[0]) }.joined(separator: ", ").printable)]
  }
}
