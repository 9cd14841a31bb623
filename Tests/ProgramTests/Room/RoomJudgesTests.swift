import MueStorage
import MueWords
import Testing

@testable import MueApp

@Suite("What a card room needs of its machine") struct RoomJudgesTests {
  private let pieces = RoomPieces(
    folder: RoomFolder(path: "/srv/room"), program: "/usr/bin/mue")

  /// What sshd answers where everything is as it should be.
  private func answer(changing changes: [String: [String]] = [:]) -> [String] {
    var values = Dictionary(
      uniqueKeysWithValues: (pieces.settings + RoomPieces.timeouts).map {
        ($0.name.lowercased(), [$0.value])
      })
    values["permituserenvironment"] = ["no"]
    values["pubkeyauthentication"] = ["yes"]
    values["acceptenv"] = RoomEnvironment.accepted
    values.merge(changes) { $1 }
    return values.flatMap { name, values in values.map { name + " " + $0 } } + ["", "odd"]
  }

  private func faults(_ changes: [String: [String]]) -> Int {
    SSHDAnswer(answer(changing: changes)).faults(pieces).count
  }

  @Test("sshd's settings are right as setup writes them, and each other value is named")
  func settings() {
    #expect(faults([:]) == 0)
    for setting in pieces.settings {
      let name = setting.name.lowercased()
      #expect(faults([name: ["other"]]) == 1, "\(name)")
      #expect(faults([name: []]) == 1, "\(name)")
    }
    #expect(faults(["permituserenvironment": ["yes"]]) == 1)
    #expect(faults(["pubkeyauthentication": ["no"]]) == 1)
    #expect(faults(["forcecommand": ["/usr/bin/mue room enter"]]) == 1)
    #expect(SSHDAnswer([]).faults(pieces).count == pieces.settings.count + 2)
  }

  @Test("sshd's lists of accounts let the room's in")
  func lists() {
    for names in [["ada", "play"], ["p*"], ["play@192.0.2.*"]] {
      #expect(faults(["allowusers": names]) == 0 && faults(["denyusers": names]) == 1, "\(names)")
    }
    for names in [["ada"], ["ada@play", "player"], ["Play"]] {
      #expect(faults(["allowusers": names]) == 1 && faults(["denyusers": names]) == 0, "\(names)")
    }
  }

  @Test("a dead connection must end some time, if this sshd can see to it")
  func timeouts() {
    #expect(faults(["clientaliveinterval": ["0"]]) == 1)
    #expect(faults(["clientaliveinterval": ["600"]]) == 0)
    #expect(faults(["unusedconnectiontimeout": ["none"]]) == 1)
    #expect(faults(["unusedconnectiontimeout": []]) == 0)
  }

  @Test("no other variable comes in from the client")
  func variables() {
    #expect(faults(["acceptenv": []]) == 0)
    #expect(faults(["acceptenv": ["LANG", "LC_MESSAGES"]]) == 0)
    for name in ["*", "LD_*", "MUE_DATA", "L*"] {
      #expect(faults(["acceptenv": ["LANG", name]]) == 1, "\(name)")
    }
  }

  @Test("the file for sshd has only settings that this sshd knows, for the room's account")
  func file() {
    let whole = pieces.sshdFile { _ in true }.text
    let older = pieces.sshdFile { $0 != "unusedconnectiontimeout" }.text
    #expect(whole.contains("  ForceCommand exec /usr/bin/mue room enter --folder /srv/room\n"))
    #expect(whole.contains("UnusedConnectionTimeout") && !older.contains("UnusedConnectionTimeout"))
    let lines = whole.split(separator: "\n")
    #expect(lines[1] == "Match User play" && lines.dropFirst(2).allSatisfy { $0.hasPrefix("  ") })
    let usual = RoomPieces(folder: RoomPieces.usualFolder, program: "/usr/bin/mue")
    #expect(usual.entrance == "exec /usr/bin/mue room enter")
  }

  private static let passwd = """
    root:x:0:0:root:/root:/bin/bash
    nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
    play:x:999:999::/srv/room:/bin/sh
    """

  private func accounts(_ passwd: String, password: String = "*") -> RoomAccounts {
    RoomAccounts(accounts: passwd, passwords: "root:!:1::::::\nplay:\(password):1::::::\n")
  }

  @Test("the account lets nobody in by a password, and starts the room through /bin/sh")
  func account() {
    #expect(accounts(Self.passwd).faults.isEmpty && accounts(Self.passwd).notes.isEmpty)
    for password in ["", "!", "!*", "!!"] {
      #expect(accounts(Self.passwd, password: password).faults.count == 1, "\(password)")
    }
    #expect(accounts(Self.passwd.replacing("/bin/sh", with: "/bin/bash")).faults.count == 1)
    #expect(accounts("root:x:0:0:root:/root:/bin/bash\nplay:x\n").faults.count == 1)
    #expect(accounts("").faults.count == 1)
  }

  @Test("with a guest's account, people who can log in otherwise are named")
  func guests() {
    let guest = Self.passwd + "\nguest:x:999:999::/srv/room:/bin/sh"
    #expect(accounts(guest).notes.isEmpty)
    #expect(accounts(guest + "\neve:x:1000:1000::/home/eve:/bin/bash").notes.count == 1)
    #expect(accounts(Self.passwd + "\neve:x:1000:1000::/home/eve:/bin/bash").notes.isEmpty)
  }

  @Test("the folder of a room can be written into the files of other programs")
  func folder() throws {
    let languages = try Languages.load(from: SystemRun.root.path + "/Localization")
    for path in [
      "room", "/srv/my room", "/srv/room/", "/srv/../etc", "/srv/r;id", "/srv/\u{E4}", "",
    ] {
      #expect(throws: CommandError.badRoomFolder(path)) {
        try Command.action(["room", "check", "--folder=" + path], languages: languages)
      }
    }
    let known = RoomArguments.words
    for words in [["room"], ["room", "leave"], ["room", ""], ["room", "table", "0"]] {
      #expect(throws: CommandError.noRoomAction(command: "mue room", known: known)) {
        try Command.action(words, languages: languages)
      }
    }
  }
}
