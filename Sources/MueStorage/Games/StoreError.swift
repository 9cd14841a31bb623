/// Why games cannot be kept, or not now.
public enum StoreError: Error, Hashable, Sendable {
  /// Nobody can say where: no home directory.
  case noPlace
  /// There are no games yet, so none can be read.
  case noGames
  /// The directory cannot be made or opened.
  case cannotOpen(FileFault)
  /// Another program of this kind has the games.
  case lockedByAnother
  /// The lock cannot be asked for.
  case cannotLock(FileFault)
  /// The games were opened for reading only.
  case readOnly
  /// There is a file of a later program, which must stay.
  case newerVersion(found: Int, known: Int)
  /// There is a spoilt file that cannot be moved out of the way.
  case cannotSetAside(String)
  /// Something cannot be put into words for the file.
  case cannotEncode
  /// A game could not be taken off the shelf or put back; it is where it was.
  case cannotMove(FileFault)
  /// The system refused; what was saved before is whole.
  case file(FileFault)
}
