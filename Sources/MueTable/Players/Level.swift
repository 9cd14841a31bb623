/// How well a computer player plays.
public enum Level: String, CaseIterable, Codable, Hashable, Sendable {
  case novice
  case casual
  case club
  case strong
  case expert
}
