import MueData

/// The caller to whom a limit applies: an owner by all ways in together, or everybody who comes by
/// one way that proves no owner.
enum Caller: Hashable, Sendable {
  case owner(Owner)
  case entry(Entry)
}
