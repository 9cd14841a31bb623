import MueRules

extension NewGamePlan {
  private static let longestText = 16_384

  /// The plan as JSON, for the next time; the deal number and the title are for one game only.
  public var text: String {
    var members = [
      JSONObject.Member("version", .integer(1)),
      JSONObject.Member("players", .integer(players.number)),
      JSONObject.Member("seat", .integer(seat)),
      end.member,
    ]
    if let name { members.append(.init("name", .string(name.text))) }
    if peek != .none { members.append(.init("peek", .integer(peek.ninths))) }
    if let firstDealer { members.append(.init("firstDealer", .integer(firstDealer))) }
    members.append(.init("names", .strings(opponents.map { $0.name?.text ?? "" })))
    members.append(.init("opponents", .strings(opponents.map(\.player.text))))
    return JSONObject(members).text + "\n"
  }

  /// Reads a plan; nil when the text is none.
  ///
  /// A value that nobody offers is as usual.
  public init?(text: some Sequence<UInt8>) {
    guard let object = try? JSONObject(reading: Array(text), limit: Self.longestText),
      (try? object.read("version", \.integer)) == 1
    else { return nil }
    self.init()
    func number(_ key: String) -> Int? { (try? object.read(key, \.integer)) ?? nil }
    func texts(_ key: String) -> [String] { ((try? object.read(key, \.strings)) ?? nil) ?? [] }
    players = number("players").flatMap(PlayerCount.init) ?? players
    if let hands = number("hands"), MatchRules.offeredHands.contains(hands) {
      end = .hands(hands)
    } else if let points = number("points"), MatchRules.offeredPoints.contains(points) {
      end = .points(points)
    }
    seat = number("seat").map { max(0, min(5, $0)) } ?? 0
    peek = number("peek").flatMap(Peek.init) ?? .none
    firstDealer = number("firstDealer").flatMap { (0...5).contains($0) ? $0 : nil }
    name = ((try? object.read("name", \.string)) ?? nil).flatMap { PlayerName($0) }
    for (place, name) in texts("names").prefix(Self.mostOpponents).enumerated() {
      self[opponent: place].name = PlayerName(name)
    }
    for (place, text) in texts("opponents").prefix(Self.mostOpponents).enumerated() {
      if let player = ComputerPlayer(text: text) { self[opponent: place].player = player }
    }
  }
}
