import MueStorage
import Platform

/// What the processes of a card room may read and write.
struct RoomRights {
  let folder: RoomFolder
  /// The folder of the program's data.
  let data: String

  /// The terminals, languages and times of the system; and processes, to see which still run.
  private static let system = [
    "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/locale",
    "/usr/share/locale", "/usr/share/i18n", "/etc/localtime", "/usr/share/zoneinfo", "/proc",
    "/dev/urandom", "/etc/passwd", "/etc/nsswitch.conf",
  ]

  /// A process that may write in the database's folder and in these.
  func confinement(writing folders: [String]) -> Confinement {
    Confinement(
      readable: [data] + Self.system, writable: [folder.databaseFolder, "/dev/tty"] + folders)
  }

  /// Somebody whose name is not known yet: nobody's home, but that of a person can be made.
  var stranger: Confinement { confinement(writing: [folder.people]) }

  func person(_ id: Int) -> Confinement { confinement(writing: [folder.home(ofPerson: id)]) }

  var guest: Confinement { confinement(writing: []) }

  func table(_ id: Int) -> Confinement { confinement(writing: [folder.home(ofTable: id)]) }
}

extension Confinement {
  /// Gives up all other rights; returns false after noting the reason in the log.
  func hasBegun() -> Bool {
    Log.attempt("to give up rights") { () throws(SystemError) in
      try begin()
      return true
    } ?? false
  }
}
