import MueData
import MueWords
import Platform

/// Names what a card room lacks on its machine, and what is unsafe: `mue room check`.
struct RoomCheckCommand {
  let context: AppContext
  let pieces: RoomPieces

  func run() -> ExitCode {
    let accounts = RoomAccounts(
      accounts: Self.text("/etc/passwd"), passwords: Self.text("/etc/shadow"))
    let faults = accounts.faults + sshd + files + folders
    let notes =
      accounts.notes
      + Confinement.Gap.allCases
      .filter(Confinement.gaps.contains).map { .roomKernelLacks(what: $0.phrase) }
    for fault in faults { print("!! " + context.words(fault)) }
    for note in notes { print("-- " + context.words(note)) }
    if faults.isEmpty { print("ok " + context.words(.roomIsWhole)) }
    return faults.isEmpty ? .done : .failed
  }

  private static func text(_ path: String) -> String {
    let bytes = Log.attempt("to read the accounts") { () throws(SystemError) in
      try ByteSource(plain: path).whole(upTo: 10_000_000)
    }
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  private var sshd: [Phrase] {
    switch SSHDAnswer.ask() {
    case .success(let answer): answer.faults(pieces)
    case .failure(let fault): [.roomSSHDFails(reason: fault.reason)]
    }
  }

  /// The program that sshd asks for keys: sshd runs none that others than root may change.
  private var files: [Phrase] {
    let path = RoomPieces.keyProgram
    var facts = stat()
    guard stat(path, &facts) == 0 else { return [.roomFileMissing(path: path)] }
    let isSound = facts.st_uid == 0 && facts.st_mode & 0o022 == 0 && facts.st_mode & 0o111 == 0o111
    return isSound ? [] : [.roomFileUnsafe(path: path)]
  }

  private var folders: [Phrase] {
    let owner = RoomSetupCommand.account
    return pieces.folder.all.compactMap { path in
      var facts = stat()
      guard lstat(path, &facts) == 0 else { return .roomFileMissing(path: path) }
      let isSound =
        facts.st_mode & S_IFMT == S_IFDIR && facts.st_mode & 0o077 == 0
        && owner.map { $0.user == facts.st_uid } != false
      return isSound ? nil : .roomFolderUnsafe(path: path, account: RoomPieces.account)
    }
  }
}

extension Confinement.Gap {
  /// What a broken session could still do.
  fileprivate var phrase: Phrase {
    switch self {
    case .files: .roomGapFiles
    case .truncation: .roomGapTruncation
    case .network: .roomGapNetwork
    case .signals: .roomGapSignals
    }
  }
}
