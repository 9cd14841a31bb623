import MueData
import MueGame
import MueRules

@testable import MueLink

/// Two accounts that come in by all ways in any order, and what they must never get.
struct OwnerModel {
  /// What can happen.
  enum Step: Hashable, CaseIterable {
    case socket, socketWithToken, socketWithOthersToken, knock, answer, network, code, watch, drop,
      leave, mute, unmute, sendAway, free, reopen
  }

  /// An account, with the connections that it holds and the tokens that it has been sent.
  private struct Account {
    let name: String
    var peers: [Peer] = []
    var tokens: [Hex] = []
    /// How often the host gave a code to it: each is an invitation to one more seat.
    var codes = 0
    /// Whether the host has muted it since it came in last by a code.
    var isMuted = false
    /// The seat that it was sent away from, until the host frees it.
    var barred: Seat?
  }

  private let driver: TableDriver
  private var accounts: [Account]
  /// The rules that were broken.
  private(set) var complaints: [String] = []

  init() throws {
    driver = try TableDriver(end: .hands(1), account: "ada")
    accounts = [Account(name: "eve"), Account(name: "ben")]
    try driver.begin()
  }

  /// Performs a step of one account, and checks everything.
  mutating func perform(_ step: Step, of index: Int) throws {
    driver.now += .seconds(1)
    let account = accounts[index]
    let seat = account.peers.lazy.compactMap { [driver] in driver.table.seat(of: $0) }.first
    switch step {
    case .socket: comeIn(.local(user: account.name), of: index)
    case .socketWithToken: comeIn(.local(user: account.name), token: account.tokens.last, of: index)
    case .socketWithOthersToken:
      comeIn(.local(user: account.name), token: accounts[1 - index].tokens.last, of: index)
    case .knock: comeIn(.local(user: account.name), of: index, answers: false)
    case .answer: for peer in account.peers { driver.say(.beat(idle: 0), peer) }
    case .network:
      // A channel lets in only those who have the token of a seat.
      let way = driver.admitted.first { account.tokens.contains($0.value) }
      if let way { comeIn(.token(seat: way.key), of: index) }
    case .code:
      if let free = driver.table.freeSeats.first {
        accounts[index].codes += 1
        comeIn(.code(seat: free.index), of: index)
      }
    case .watch: watch(index)
    case .drop: for peer in account.peers { driver.table.lose(peer, at: driver.now) }
    case .leave: for peer in account.peers { driver.say(.leave, peer) }
    case .mute, .unmute, .sendAway, .free:
      if let seat = seat ?? account.barred { act(step, on: seat, of: index) }
    case .reopen: try driver.reopen()
    }
    driver.collect()
    check()
  }

  /// Has the host decide about a seat: about the account that owns it, though another one that was
  /// given the token may sit there, or else about the one that sits there.
  private mutating func act(_ step: Step, on seat: Seat, of sitter: Int) {
    let owner = driver.table.seatStates[seat].owner?.owner
    let index = accounts.firstIndex { owner == .account($0.name) } ?? sitter
    let action: HostAction =
      switch step {
      case .mute: .muted
      case .unmute: .unmuted
      case .sendAway: .sentAway
      default: .freed
      }
    let isDone = driver.table.act(action, on: seat, at: driver.now)
    if isDone, step == .sendAway { accounts[index].barred = seat }
    if isDone, step == .free { accounts[index].barred = nil }
    // Only somebody who is there can be muted.
    if isDone, step == .mute { accounts[index].isMuted = true }
    if isDone, step == .unmute { accounts[index].isMuted = false }
  }

  private mutating func comeIn(
    _ entry: Entry, token: Hex? = nil, of index: Int, answers: Bool = true
  ) {
    let peer = driver.comeIn(entry, "P", token: token, answers: answers)
    accounts[index].peers.append(peer)
    let welcome = driver.heard(peer).compactMap(\.welcome).last
    if let token = welcome?.token { accounts[index].tokens.append(token) }
  }

  private mutating func watch(_ index: Int) {
    let peer = driver.connect(.local(user: accounts[index].name))
    driver.say(.hello(Hello(name: nil, isWatching: true)), peer)
    let isRefused = driver.heard(peer).contains(.refused(.sentAway))
    if accounts[index].barred != nil, accounts[index].codes == 0, !isRefused {
      complain("\(accounts[index].name) watches")
    }
    driver.say(.leave, peer)
  }

  private mutating func check() {
    for account in accounts {
      let seats = account.peers.compactMap { driver.table.seat(of: $0) }
      let owned = driver.rules.players.seats.filter {
        driver.table.seatStates[$0].owner?.owner == .account(account.name)
      }
      if Set(seats).count > 1 + account.codes { complain("\(account.name) sits on \(seats)") }
      if owned.count > 1 { complain("\(account.name) owns \(owned)") }
      if let barred = account.barred, driver.table.freeSeats.contains(barred) {
        complain("\(barred) is free")
      }
      // A code is an invitation of somebody whose account is unknown.
      if account.codes > 0 { continue }
      if account.barred != nil, !seats.isEmpty { complain("\(account.name) is back on \(seats)") }
      if !Set(seats).isSubset(of: owned) { complain("\(account.name) sits on another's \(seats)") }
      guard account.isMuted else { continue }
      for peer in account.peers {
        driver.forget()
        driver.say(.say(.phrase(.hello)), peer)
        let isHeard = driver.heardEvents().contains { if case .said = $0 { true } else { false } }
        if isHeard { complain("\(account.name) is heard") }
      }
    }
  }

  private mutating func complain(_ what: String) { complaints.append(what) }
}
