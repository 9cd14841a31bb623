import MueGame
import MueUI

extension Game {
  /// The hands that are over, the last one open at a place of it; nil without any.
  func replayPage(at place: Int?, isOfGame: Bool) -> ReplayPage? {
    let hands = replayedHands
    var page = ReplayPage(hands, open: hands.count - 1, isOfGame: isOfGame)
    page?.go(to: place ?? 0)
    return page
  }
}
