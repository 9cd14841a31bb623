import MueData
import MueGame
import MueStorage
import MueWords

/// The people of a card room, for its host: `mue room people`.
struct RoomPeopleCommand {
  let context: AppContext
  let folder: RoomFolder

  enum Action: Hashable {
    /// Lists all people.
    case list
    /// Prints a code with which somebody new comes in.
    case invite
    /// Closes a name, so that the person enters no longer, or opens it again.
    case setClosed(Bool, PlayerName)

    private static let words = ["invite", "close", "open"]

    /// Reads the words after `mue room people`.
    init(_ words: [String]) throws(CommandError) {
      switch (words.first, words.dropFirst().first) {
      case (nil, nil): self = .list
      case ("invite", nil): self = .invite
      case ("close", let name?), ("open", let name?):
        guard let name = PlayerName(name) else { throw .emptyName }
        self = .setClosed(words[0] == "close", name)
      default: throw .noRoomAction(command: "mue room people", known: Self.words)
      }
    }
  }

  func run(_ action: Action) -> ExitCode {
    guard let database = folder.databaseForHost(context) else { return .failed }
    do throws(RoomFault) {
      switch action {
      case .list: try list(database)
      case .invite: print(try database.invitationFromHost().text)
      case .setClosed(let isClosed, let name):
        guard let person = try database.people().first(where: { $0.name == name }) else {
          context.complain(.roomNobodyCalled(name: name.text))
          return .failed
        }
        try database.setClosed(isClosed, person: person.id)
      }
      return .done
    } catch {
      context.complain(error.complaint)
      return .failed
    }
  }

  /// Prints everybody with the day on which the name was taken, and what else the host wants to know.
  private func list(_ database: RoomDatabase) throws(RoomFault) {
    try database.dropProcesses()
    let here = Set(try database.sessions().compactMap(\.person?.id))
    let people = try database.people()
    let width = people.map(\.name.text.columns).max() ?? 0
    for person in people {
      let notes: [Phrase?] = [
        here.contains(person.id) ? .roomPersonHere : nil,
        person.isClosed ? .roomPersonClosed : nil,
      ]
      let words = notes.compactMap(\.self).map(context.words.callAsFunction)
      let day = Day.local(person.since)?.text ?? ""
      print(
        ([person.name.text.leftAligned(in: width), day] + words).joined(separator: "  "))
    }
  }
}
