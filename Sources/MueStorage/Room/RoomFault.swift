/// Why the card room refuses something.
public enum RoomFault: Error, Hashable, Sendable {
  /// The database cannot be read or written.
  case database(DatabaseError)
  /// The name has no letter or digit.
  case unusableName
  /// The name is that of somebody else, or looks like it.
  case nameTaken
  /// The key belongs to a person already.
  case keyTaken
  case tooManyKeys
  /// There is no such code, it has been used, or its time is up.
  case invalidCode
  /// Only people with an invitation get a name in this room.
  case invitationNeeded
  /// Too many people have taken a name at this address within the last hour.
  case tooManyNames
  /// The host of the room has closed the person's name.
  case nameClosed
  case tooManySessions
  case tooManyGuests
  /// The person has opened too many tables that are not over.
  case tooManyTables
  /// There is no such person, perhaps no longer.
  case noPerson
  /// There is no such table, perhaps no longer.
  case noTable
  /// The person may not sit at the table.
  case notInvited
  /// The person has finished the deal of the day before.
  case dayPlayed
  /// The person has not finished the deal of the day.
  case dayNotPlayed
  /// A backup would overwrite a file.
  case fileExists
}
