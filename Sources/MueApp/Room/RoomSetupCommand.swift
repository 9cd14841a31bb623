import MueData
import MueWords
import Platform

/// Makes what a card room needs on its machine, and overwrites nothing: `mue room setup`.
struct RoomSetupCommand {
  let context: AppContext
  let pieces: RoomPieces

  func run() -> ExitCode {
    do throws(Fault) {
      try make()
      print(context.words(.roomNext(commands: Self.next)))
      return .done
    } catch {
      context.complain(error.phrase)
      return .failed
    }
  }

  private static let next =
    "systemctl daemon-reload; systemctl reload ssh; systemctl enable --now mue-room"

  private enum Fault: Error {
    case sshd(reason: String)
    case account(reason: String)
    case file(String, SystemError)

    var phrase: Phrase {
      switch self {
      case .sshd(let reason): .roomSSHDFails(reason: reason)
      case .account(let reason):
        .roomNotMade(path: RoomPieces.account, reason: reason)
      case .file(let path, let error):
        .roomNotMade(path: path, reason: "\(error)")
      }
    }
  }

  /// Everything in the order in which it is needed; sshd's configuration comes last.
  private func make() throws(Fault) {
    let answer: SSHDAnswer
    switch SSHDAnswer.ask() {
    case .success(let given): answer = given
    case .failure(let fault): throw .sshd(reason: fault.reason)
    }
    let account = try existingOrNewAccount()
    for folder in pieces.folder.all { try make(folder: folder, for: account) }
    for file in [pieces.keyFile] + pieces.units(user: Int(account.user)) { _ = try make(file) }
    let configuration = pieces.sshdFile(knowing: answer.knows)
    let isNew = try make(configuration)
    if case .failure(let fault) = SSHDAnswer.ask() {
      // Without it sshd starts as before, and nobody is locked out.
      if isNew { unlink(configuration.path) }
      throw .sshd(reason: fault.reason)
    }
  }

  /// The room's account; nil if there is none.
  static var account: (user: uid_t, group: gid_t)? {
    getpwnam(RoomPieces.account).map { ($0.pointee.pw_uid, $0.pointee.pw_gid) }
  }

  private func existingOrNewAccount() throws(Fault) -> (user: uid_t, group: gid_t) {
    if let account = Self.account { return account }
    let name = RoomPieces.account
    let made = SystemCommand(
      "/usr/sbin/useradd --system --user-group --no-create-home --home-dir \(pieces.folder.path)"
        + " --shell /bin/sh --password \"*\" \(name)")
    guard made.hasSucceeded, let account = Self.account else {
      throw .account(reason: made.lines.last?.printable ?? "useradd")
    }
    print(context.words(.roomMade(path: name)))
    return account
  }

  private func make(
    folder path: String, for account: (user: uid_t, group: gid_t)
  ) throws(Fault) {
    guard mkdir(path, 0o700) == 0 else {
      if errno == EEXIST { return }
      throw .file(path, SystemError(number: errno))
    }
    guard chown(path, account.user, account.group) == 0 else {
      throw .file(path, SystemError(number: errno))
    }
    print(context.words(.roomMade(path: path)))
  }

  /// Makes a file; returns false if there is one already, which is left as it is.
  private func make(_ file: RoomPieces.File) throws(Fault) -> Bool {
    for (index, sign) in zip(file.path.indices, file.path).dropFirst() where sign == "/" {
      _ = mkdir(String(file.path[..<index]), 0o755)
    }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(file.path, flags, file.isProgram ? 0o755 : 0o644)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw .file(file.path, SystemError(number: errno)) }
      if ByteSource.text(of: file.path) != file.text {
        print(context.words(.roomLeft(path: file.path)))
      }
      return false
    }
    close(descriptor)
    do throws(SystemError) {
      try ByteSink(file.path).write(file.text)
    } catch {
      unlink(file.path)
      throw .file(file.path, error)
    }
    print(context.words(.roomMade(path: file.path)))
    return true
  }
}
