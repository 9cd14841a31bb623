extension TableAddress {
  /// Every IPv4 number of this machine at once, to listen at.
  public static func everywhere(port: UInt16 = usualPort) -> TableAddress {
    TableAddress(host: "0.0.0.0", kind: .v4, port: port)
  }

  /// The addresses by which others reach who listens here: every number of this machine for `0.0.0.0`, that
  /// for itself only where there is no other.
  public var reachable: [TableAddress] {
    guard host == "0.0.0.0" else { return [self] }
    let hosts = NetworkInterface.all().map(\.host)
    return (hosts.isEmpty ? ["127.0.0.1"] : hosts).map { host in
      TableAddress(host: host, kind: .v4, port: port)
    }
  }
}
