import MueRules
import MueWords

/// The sign of a role: the part of a theme that colours it, its word, and a glyph to use if the word
/// does not fit.
struct RoleSign {
  let part: Theme.Part
  let word: Phrase
  let glyph: KeyPath<Glyphs, Character>

  /// The sign of a seat's role in a hand; nil for an opponent, and during the auction.
  init?(of seat: Seat, in hand: PublicState) {
    if hand.roles?.chief == seat {
      (part, word, glyph) = (.gold, .chief, \.chief)
    } else if hand.roles?.vice == seat {
      (part, word, glyph) = (.silver, .vice, \.vice)
    } else if hand.contract?.partner == seat {
      (part, word, glyph) = (.bronze, .partner, \.partner)
    } else {
      return nil
    }
  }
}
