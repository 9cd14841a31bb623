/// What a door knows of a guest.
enum Visitor {
  /// A stranger from the network, who has to show a secret.
  case stranger
  /// An account of this machine.
  case account(Account)
}
