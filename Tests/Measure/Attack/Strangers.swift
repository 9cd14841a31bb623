import COpenSSL
import Foundation
import Platform

/// The strangers of an attack: half of their connections never send anything, half have a wrong
/// secret.
final class Strangers {
  private let destination: [UInt8]
  private let source: [UInt8]?
  private let words: [UInt8]
  private var silent: [CInt] = []
  private var speaking: [(descriptor: CInt, since: ContinuousClock.Instant, hasSpoken: Bool)] = []
  private var made = 0
  private var hungUp = 0
  private var refused = 0

  /// The most silent connections that are kept open.
  private static let most = 4_096
  /// The account `nobody`.
  private static let nobody: uid_t = 65_534

  init(from origin: Attack.Origin, to address: String) throws {
    var limits = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    limits.rlim_cur = limits.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    if origin.isLocal {
      destination = LoopbackAddress.bytes(path: address)
      source = nil
      words = Array("knock\n".utf8)
      if origin == .otherAccount, setgid(Self.nobody) != 0 || setuid(Self.nobody) != 0 {
        throw AttackedTable.Failure.notFound
      }
    } else {
      let port = address.split(separator: ":").last.flatMap { UInt16($0) } ?? 0
      destination = LoopbackAddress.bytes(number: 1, port: port)
      source = LoopbackAddress.bytes(number: origin == .sameAddress ? 1 : 2, port: 0)
      words = FirstWords.withWrongSecret()
    }
  }

  /// Connects for some seconds, then prints a report.
  func run(seconds: Int) throws {
    print("begun")
    fflush(nil)
    let begun = ContinuousClock.now
    var time = Duration.zero
    var swept = Duration.zero
    while time < .seconds(seconds) {
      time = ContinuousClock.now - begun
      let due = Int(time / .milliseconds(1)) * Attack.rate / 1000
      while made < 2 * due { connect() }
      work()
      if time - swept > .milliseconds(500) {
        swept = time
        sweep()
      }
    }
    print(
      "\(made / max(1, seconds)) connections a second made, \(hungUp) hung up on, \(refused) refused"
    )
    fflush(nil)
  }

  private func connect() {
    made += 1
    let family = CInt(destination.withUnsafeBytes { $0.loadUnaligned(as: sa_family_t.self) })
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(family, kind, 0)
    if let source { _ = LoopbackAddress.with(source) { bind(descriptor, $0, $1) } }
    let result = LoopbackAddress.with(destination) { Platform.connect(descriptor, $0, $1) }
    guard descriptor >= 0, result == 0 || errno == EINPROGRESS else {
      refused += 1
      close(descriptor)
      return
    }
    if made % 2 == 0 {
      silent.append(descriptor)
      if silent.count > Self.most { close(silent.removeFirst()) }
    } else {
      speaking.append((descriptor, .now, false))
    }
  }

  /// Sends the first bytes over established connections, and closes those that have been answered.
  private func work() {
    var entries = speaking.map { stranger in
      pollfd(
        fd: stranger.descriptor, events: Int16(stranger.hasSpoken ? POLLIN : POLLOUT), revents: 0)
    }
    poll(&entries, nfds_t(entries.count), 5)
    for index in speaking.indices.reversed() {
      let stranger = speaking[index]
      if entries[index].revents != 0, !stranger.hasSpoken {
        send(stranger.descriptor, words, words.count, CInt(MSG_NOSIGNAL))
        speaking[index].hasSpoken = true
      } else if entries[index].revents != 0 || .now - stranger.since > .seconds(5) {
        hungUp += entries[index].revents != 0 ? 1 : 0
        close(stranger.descriptor)
        speaking.remove(at: index)
      }
    }
  }

  /// Drops silent connections that the other side has closed.
  private func sweep() {
    var entries = silent.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&entries, nfds_t(entries.count), 0)
    for entry in entries where entry.revents != 0 {
      hungUp += 1
      close(entry.fd)
    }
    silent = entries.filter { $0.revents == 0 }.map(\.fd)
  }
}
