import Foundation
import MueGame
import MueRules

@testable import MueBots

extension SearchBot {
  /// An expert with the policies that ship.
  static let expert = {
    let file = URL(filePath: #filePath).appending(path: "../../../../" + PolicyStore.name)
    let store = PolicyStore { try? Array(Data(contentsOf: file.standardized)) }
    guard let policies = store.policies else { fatalError("no policies ship") }
    return SearchBot(.expert(by: policies))
  }()
}

extension Policies {
  /// Policies of random weights, which prefer this card and that one for no reason; `bidsAlike` if they expect others
  /// to bid as they do, `isSure` if they prefer cards by hundreds of points.
  static func random(seed: UInt64, bidsAlike: Bool = false, isSure: Bool = false) -> Policies? {
    var generator = SeededGenerator(seed: seed)
    var weights: [String: [Float]] = [:]
    // A dictionary's order changes from run to run.
    for (net, shape) in shapes.sorted(by: { $0.key < $1.key }) {
      weights[net] = (0..<shape.weightCount).map { _ in Float(generator.below(2001) - 1000) / 2000 }
    }
    if isSure, let card = weights["card"] {
      // The last weights are those of the output.
      let output = card.suffix(ScoringNet.hiddenCount).map { 1000 * $0 }
      weights["card"] = card.dropLast(ScoringNet.hiddenCount) + output
    }
    if bidsAlike { weights["opponent-bid"] = weights["bid"] }
    return Policies(weights: weights)
  }
}
