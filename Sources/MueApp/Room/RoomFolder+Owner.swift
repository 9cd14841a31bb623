import MueStorage
import MueWords
import Platform

extension RoomFolder {
  /// The room's database for a command of its host, who may decide things before anybody has been there;
  /// nil, after printing the reason, if there is no room.
  ///
  /// Root goes on as the account of the room: files beside the database must belong to it.
  func databaseForHost(_ context: AppContext) -> RoomDatabase? {
    var facts = stat()
    guard stat(databaseFolder, &facts) == 0 else {
      context.complain(.roomNotThere(path: path))
      return nil
    }
    if geteuid() == 0 {
      guard setgroups(0, nil) == 0, setgid(facts.st_gid) == 0, setuid(facts.st_uid) == 0 else {
        context.complain(.roomTrouble)
        return nil
      }
    }
    do throws(RoomFault) {
      return try RoomDatabase(self)
    } catch {
      context.complain(error.complaint)
      return nil
    }
  }
}
