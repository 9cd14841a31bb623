import Platform
import Testing

@testable import MueWire

extension Socket {
  /// A socket bound to a port of this machine that the system chooses, and its address.
  static func bound() throws -> (socket: Socket, address: String) {
    let socket = try Socket(AF_INET, .stream)
    let address = SocketAddress(v4: "127.0.0.1", port: 0)
    try #require(address.withSystem { bind(socket.descriptor, $0, $1) } == 0)
    return (socket, try #require(NetworkListener.address(of: socket)).text)
  }
}
