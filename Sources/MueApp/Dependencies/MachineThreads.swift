import MueBots
import Platform

/// One thread fewer than the machine has processors, but at least one and at most four.
struct MachineThreads: SearchThreads {
  let count = max(1, min(4, JoinedThreads.mostAtOnce - 1))

  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] { JoinedThreads.map(items, work) }
}
