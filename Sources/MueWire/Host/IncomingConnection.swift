import MueLink

/// A connection at the host's end, and where it comes from.
struct IncomingConnection {
  /// How far it has come.
  enum Stage: CaseIterable {
    /// It has not said who it is.
    case unknown
    /// It has named a seat and has the secret, or somebody repeats what was said by one who has.
    case shakingHands
    case joined
    case leaving
  }

  let link: PeerConnection
  let source: Source

  /// How far it has come; nil when it has ended.
  var stage: Stage? {
    switch link.phase {
    case .handshaking: link.session?.claimed == nil ? .unknown : .shakingHands
    case .open: .joined
    case .leaving: .leaving
    case .ended: nil
    }
  }

  /// How it came in; nil before it has.
  var entry: Entry? {
    guard link.hasOpened else { return nil }
    if let identity = link.session?.claimed {
      return identity.way == .code ? .code(seat: identity.seat) : .token(seat: identity.seat)
    }
    if case .account(let account) = source { return .local(user: account.name) }
    return nil
  }
}
