import MueData
import MueWords
import Platform

/// What sshd reports about somebody who enters a card room.
struct RoomEntrance: Hashable {
  let visitor: Visitor
  /// The address that they come from; nil if sshd does not report it.
  let address: String?

  enum Visitor: Hashable {
    case key(RoomKey)
    /// Somebody who came in without a key.
    case guest
  }

  /// Why somebody does not get in.
  enum Refusal: Error, Hashable {
    /// A command, or a program that copies files.
    case command
    case noTerminal
    case certificate
    /// sshd's report is missing or cannot be understood.
    case unknown
  }

  /// The longest report that is read, in bytes; a key of 16384 bits needs 2800.
  static let limit = 16_384

  /// Reads what sshd has put into the environment, and the file that it names there.
  init(environment: [String: String], hasTerminal: Bool) throws(Refusal) {
    if environment["SSH_ORIGINAL_COMMAND"] != nil { throw .command }
    guard hasTerminal else { throw .noTerminal }
    guard let file = environment["SSH_USER_AUTH"],
      let report = Log.attempt(
        "to read sshd's report",
        { () throws(SystemError) in try ByteSource(plain: file).whole(upTo: Self.limit) })
    else { throw .unknown }
    visitor = try Self.visitor(report)
    address = environment["SSH_CONNECTION"]?.split(separator: " ").first.map(String.init)
  }

  /// Reads sshd's report: one line with the method by which somebody came in, and the key.
  static func visitor(_ report: [UInt8]) throws(Refusal) -> Visitor {
    guard report.count <= limit, report.last == UInt8(ascii: "\n"),
      report.allSatisfy({ $0 == UInt8(ascii: "\n") || 0x20..<0x7F ~= $0 })
    else { throw .unknown }
    let line = String(decoding: report.dropLast(), as: UTF8.self)
    if line == "none" { return .guest }
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard !line.utf8.contains(UInt8(ascii: "\n")), words.count == 3, words[0] == "publickey" else {
      throw .unknown
    }
    if String(words[1]).contains(text: "-cert-v") { throw .certificate }
    guard let key = RoomKey(type: words[1], base64: words[2]) else { throw .unknown }
    return .key(key)
  }
}

extension RoomEntrance.Refusal {
  var phrase: Phrase {
    switch self {
    case .command: .roomTakesNoCommand
    case .noTerminal: .roomNeedsTerminal
    case .certificate: .roomNoCertificates
    case .unknown: .roomNobodyKnown
    }
  }
}
