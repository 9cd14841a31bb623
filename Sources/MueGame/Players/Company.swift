import MueBots

/// The styles of bidding of all computer players in a game.
public enum Company: String, CaseIterable, Hashable, Sendable {
  case cautious, balanced, bold
  /// A different style for each, as far as there are enough.
  case mixed

  /// The company of these players; nil if their styles are another choice.
  public init?(_ styles: [BotSettings.Style]) {
    let company = Self.allCases.first { company in
      styles.indices.allSatisfy { company.style(ofOpponent: $0) == styles[$0] }
    }
    guard let company else { return nil }
    self = company
  }

  /// The style of a computer player, counted from 0.
  public func style(ofOpponent index: Int) -> BotSettings.Style {
    switch self {
    case .cautious: .cautious
    case .balanced: .balanced
    case .bold: .bold
    case .mixed: Self.mixture[index % Self.mixture.count]
    }
  }

  private static let mixture: [BotSettings.Style] = [.bold, .cautious, .balanced]
}
