import Synchronization

/// The kinds of puzzle still wanted, shared by the threads of a search.
final class WantedKinds<Kind: Hashable & Sendable>: Sendable {
  private let kinds: Mutex<Set<Kind>>

  init(_ kinds: [Kind]) { self.kinds = Mutex(Set(kinds)) }

  func contains(_ kind: Kind) -> Bool { kinds.withLock { $0.contains(kind) } }

  func remove(_ kind: Kind) { kinds.withLock { _ = $0.remove(kind) } }
}
