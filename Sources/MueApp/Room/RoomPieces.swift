import MueStorage

/// What a card room needs on its machine, beyond this program and sshd.
struct RoomPieces {
  let folder: RoomFolder
  /// The path of this program.
  let program: String

  static let usualFolder = RoomFolder(path: "/var/lib/mue-room")
  /// The account that sessions, tables and the service share.
  static let account = "play"
  static let keyProgram = "/etc/ssh/mue-room-keys"
  static let configuration = "/etc/ssh/sshd_config.d/mue-room.conf"

  struct File: Hashable {
    let path: String
    let text: String
    var isProgram = false
  }

  /// The command that sshd starts for everybody, in place of the shell: Ctrl-\ would end a shell
  /// around it, and the session with it.
  var entrance: String { "exec " + command("enter") }

  /// A command of this program, with the room's folder if that is not the usual one.
  func command(_ action: String) -> String {
    let words = [program, "room", action]
    return (words + (folder == Self.usualFolder ? [] : ["--folder", folder.path]))
      .joined(separator: " ")
  }

  /// sshd's settings for the account, each as it is written, with the value that it must have.
  var settings: [(name: String, value: String)] {
    [
      ("AuthenticationMethods", "publickey"), ("AuthorizedKeysFile", "none"),
      ("AuthorizedKeysCommand", Self.keyProgram + " %t %k"),
      ("AuthorizedKeysCommandUser", "nobody"), ("ForceCommand", entrance),
      ("ExposeAuthInfo", "yes"), ("DisableForwarding", "yes"), ("PermitTTY", "yes"),
      ("PermitUserRC", "no"), ("MaxSessions", "1"),
    ]
  }

  /// The settings that drop dead connections; another number than 0 will do.
  static let timeouts = [
    (name: "ClientAliveInterval", value: "30"), (name: "UnusedConnectionTimeout", value: "60"),
  ]

  /// The file for sshd; an older sshd does not know all the settings.
  func sshdFile(knowing isKnown: (String) -> Bool) -> File {
    let accepted = [(name: "AcceptEnv", value: RoomEnvironment.accepted.joined(separator: " "))]
    let lines = (settings + accepted + Self.timeouts).filter { isKnown($0.name.lowercased()) }
      .map { "  \($0.name) \($0.value)\n" }
    return File(
      path: Self.configuration,
      text: "# The card room of mue: whoever has a key comes in, and nobody gets further.\n"
        + "Match User \(Self.account)\n" + lines.joined())
  }

  var keyFile: File {
    File(
      path: Self.keyProgram,
      text: """
        #!/bin/sh
        # Every key is welcome in the card room of mue; it opens nothing but the room.
        printf 'restrict,pty %s %s\\n' "$1" "$2"

        """, isProgram: true)
  }

  /// The units of the service and the limits on it and on all sessions.
  func units(user: Int) -> [File] {
    let limits = "[Slice]\nMemoryMax=40%\nTasksMax=2000\n"
    let folder = "/etc/systemd/system/"
    return [
      File(
        path: folder + "mue-room.service",
        text: """
          [Unit]
          Description=Tables of the card room of mue

          [Service]
          User=\(Self.account)
          ExecStart=\(command("serve"))
          Slice=mue-room.slice
          Restart=on-failure
          KillMode=mixed
          UMask=0077
          NoNewPrivileges=yes
          ProtectSystem=strict
          ReadWritePaths=\(self.folder.path)

          [Install]
          WantedBy=multi-user.target

          """),
      File(path: folder + "mue-room.slice", text: limits),
      File(path: folder + "user-\(user).slice.d/mue-room.conf", text: limits),
    ]
  }
}
