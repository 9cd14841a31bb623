import Foundation
import Platform

/// Two hosts with a slow and lossy connection: network namespaces of this machine, each with an end
/// of a `SlowLine`.
///
/// They need root and `iproute2`, and are removed with this object.
final class TwoHosts {
  /// One of the two.
  enum Host: String, CaseIterable {
    case one
    case other
  }

  /// Why the hosts cannot be created.
  enum Failure: Error {
    case command([String])
    case noTunnel(Int32)
  }

  /// The address of the first host.
  static let address = "10.71.55.1"
  private static let addresses = [Host.one: address, .other: "10.71.55.2"]

  /// The connection between the two.
  let line: SlowLine
  private let name: String

  /// Whether this machine allows them.
  static var canBe: Bool { getuid() == 0 && (try? TwoHosts()) != nil }

  init() throws {
    let name = "mue\(Int.random(in: 0...9999))"
    self.name = name
    let ends = try Host.allCases.map { try Self.tunnel(name + $0.rawValue) }
    line = SlowLine(between: (ends[0], ends[1]), seed: 1)
    for host in Host.allCases {
      let namespace = name + host.rawValue
      let peer = Self.addresses[host == .one ? .other : .one] ?? ""
      try Self.run(["netns", "add", namespace])
      try Self.run(["link", "set", namespace, "netns", namespace])
      try Self.run(
        [
          "-n", namespace, "addr", "add", Self.addresses[host] ?? "", "peer", peer, "dev",
          namespace,
        ])
      for device in ["lo", namespace] {
        try Self.run(["-n", namespace, "link", "set", device, "up"])
      }
    }
    Thread { [line] in line.carry() }.start()
  }

  deinit {
    for host in Host.allCases { try? Self.run(["netns", "del", name + host.rawValue]) }
    line.end()
  }

  /// The words that start a program on a host.
  func starting(at host: Host) -> [String] {
    [Self.tool, "netns", "exec", name + host.rawValue]
  }

  /// A new network interface of the system whose packets go through a descriptor.
  private static func tunnel(_ name: String) throws -> Int32 {
    let descriptor = open("/dev/net/tun", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.noTunnel(errno) }
    // `struct ifreq`: the name, then IFF_TUN and IFF_NO_PI.
    var request = Array(name.utf8) + [UInt8](repeating: 0, count: 40 - name.utf8.count)
    (request[16], request[17]) = (0x01, 0x10)
    let makeInterface: UInt = 0x4004_54CA
    guard ioctl(descriptor, makeInterface, &request) == 0 else {
      defer { close(descriptor) }
      throw Failure.noTunnel(errno)
    }
    return descriptor
  }

  private static let tool =
    ["/usr/sbin/ip", "/sbin/ip", "/usr/bin/ip"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    } ?? "ip"

  private static func run(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure.command(words) }
  }
}
