import MueRules

/// What a duel is about: results with the same terms belong together.
struct DuelTerms: Hashable, Sendable {
  let x: String
  let y: String
  let players: PlayerCount
  let seed: String
  let thinking: Thinking
}
