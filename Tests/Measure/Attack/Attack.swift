import Foundation
import MueWire

/// Strangers who connect to a table repeatedly while friends arrive, for `make attack`.
///
/// Every second there are 100 connections that never send anything, and 100 with a wrong secret.
/// The table, the strangers and the friends are separate processes; nothing leaves this machine.
struct Attack {
  /// The source of the strangers; the friends come from 127.0.0.1, or from the account that runs
  /// this.
  enum Origin: String, CaseIterable {
    case otherAddress = "another address"
    case sameAddress = "the friends' own address"
    case otherAccount = "another account, on a socket"
    case sameAccount = "the friends' own account, on a socket"

    var isLocal: Bool { self == .otherAccount || self == .sameAccount }

    /// The longest time that a friend may take, in seconds.
    var aim: Int { self == .otherAddress || self == .otherAccount ? 2 : 10 }

    /// Whether this account can play these strangers.
    var isPossible: Bool { self != .otherAccount || geteuid() == 0 }
  }

  /// The server that is attacked.
  enum Target: String, CaseIterable {
    case table
    /// A server without any limits, for comparison on the same machine at the same time.
    case echo = "bare echo server"
  }

  /// The result of one attack.
  struct Outcome {
    let friends: Int
    /// How long each admitted friend took, in milliseconds.
    let times: [Double]
    /// The strangers' own report.
    let strangers: String
    /// The processor time of the table, in seconds.
    let processorTime: Double
    /// The longest time for which the friends' process was not scheduled, in milliseconds.
    let longestPause: Double

    var text: String {
      let times = Times(times)
      let arrivals = String(
        format: "%d of %d friends in, median %.0f ms, slowest %.0f ms", times.sorted.count, friends,
        times.quantile(0.5), times.quantile(1))
      let machine = String(
        format: "%.2f s of processor; the machine stood still for %.0f ms at most", processorTime,
        longestPause)
      return "\(arrivals); \(strangers); \(machine)"
    }
  }

  /// This program.
  let program: String
  let seconds: Int
  let friends: Int
  /// How many connections of each kind the strangers make in a second.
  static let rate = 100

  /// Runs every attack against the table and the bare server, and prints the results.
  func printAll() throws {
    for origin in Origin.allCases {
      guard origin.isPossible else {
        say("# from \(origin.rawValue): only as root")
        continue
      }
      say(
        "# from \(origin.rawValue): \(Self.rate) silent connections and \(Self.rate) wrong tries"
          + " a second for \(seconds) s (aim: all friends in within \(origin.aim) s)")
      for target in Target.allCases {
        say("\(target.rawValue): \(try run(from: origin, on: target).text)")
      }
    }
  }

  /// Runs one attack, during which the friends arrive at even intervals.
  func run(from origin: Origin, on target: Target) throws -> Outcome {
    let folder = "/tmp/mue-attack-\(UInt32.random(in: 0...UInt32.max))"
    mkdir(folder, 0o755)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let location = origin.isLocal ? folder : "network"
    let attacked = try AttackProcess(program, [target == .table ? "host" : "echo", location])
    let address = try attacked.line()
    let destination = try Self.destination(address, in: folder, isLocal: origin.isLocal)
    let strangers = try AttackProcess(
      program, ["strangers", origin.rawValue, address, "\(seconds)"])
    _ = try strangers.line()
    let arriving = ArrivingFriends(destination, isEcho: target == .echo)
    let times = arriving.times(friends: friends, seconds: seconds)
    let report = try strangers.line()
    let processorTime = Footprint.processorTime(attacked.identifier)
    return Outcome(
      friends: friends, times: times, strangers: report, processorTime: processorTime,
      longestPause: arriving.longestPause)
  }

  private static func destination(
    _ address: String, in folder: String, isLocal: Bool
  ) throws -> (Int) throws -> GuestDestination {
    if isLocal {
      let folders = LocalTableFolders(environment: ["MUE_TABLES": folder])
      guard let table = folders.tables().first else { throw AttackedTable.Failure.notFound }
      return { _ in .local(table) }
    }
    let tableAddress = try TableAddress(address)
    return { seat in .network(tableAddress, .token(try AttackedTable.token(of: seat))) }
  }

  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// Plays a part of an attack, if the arguments of the program name one; returns whether they did.
  static func play(_ arguments: [String]) throws -> Bool {
    guard arguments.first == "attack" else { return false }
    let part = Array(arguments.dropFirst())
    switch (part.first, part.count) {
    case ("host", 2):
      AttackProcess.endWithStarter()
      try AttackedTable(at: part[1]).run()
    case ("echo", 2):
      AttackProcess.endWithStarter()
      try EchoServer(at: part[1]).run()
    case ("strangers", 4):
      AttackProcess.endWithStarter()
      guard let origin = Origin(rawValue: part[1]), let seconds = Int(part[3]) else { return false }
      try Strangers(from: origin, to: part[2]).run(seconds: seconds)
    default:
      let numbers = part.compactMap { Int($0) }
      let attack = Attack(
        program: CommandLine.arguments[0], seconds: numbers.first ?? 60,
        friends: numbers.dropFirst().first ?? 50)
      try attack.printAll()
    }
    return true
  }
}
