import Foundation

/// Addresses of this machine in the system's form.
enum LoopbackAddress {
  /// 127.0.0.`number`.
  static func bytes(number: UInt8, port: UInt16) -> [UInt8] {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = (0x7F00_0000 | UInt32(number)).bigEndian
    return withUnsafeBytes(of: &address) { Array($0) }
  }

  /// A Unix socket with a short path.
  static func bytes(path: String) -> [UInt8] {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { room in
      room.copyBytes(from: path.utf8.prefix(room.count - 1))
    }
    return withUnsafeBytes(of: &address) { Array($0) }
  }

  /// Passes an address to a system call.
  static func with(
    _ bytes: [UInt8], _ body: (UnsafePointer<sockaddr>?, socklen_t) -> CInt
  ) -> CInt {
    bytes.withUnsafeBytes {
      body($0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
  }
}
