import MueLink

@testable import MueApp

extension Reader {
  /// The lines from the other end of a connection, the files of a kept table, of a guest's seat
  /// and of its memory.
  static let linked: [Reader] = [guest, host, kept, seat, memory]

  private static let guest = Reader(
    "guest", samples: LinkSamples.guest.map(\.line), limit: LinkLine.limit,
    reading: { try? GuestMessage(reading: $0) }, writing: { $0.line })

  private static let host = Reader(
    "host", samples: LinkSamples.host.map(\.line), limit: LinkLine.limit,
    reading: { try? HostMessage(reading: $0) }, writing: { $0.line })

  private static let kept = Reader(
    "kept", samples: LinkSamples.kept.map(\.bytes), limit: LinkLine.limit,
    reading: { try? SavedTable(reading: $0) }, writing: { $0.bytes })

  private static let seat = Reader(
    "seat", samples: LinkSamples.savedSeats.map(\.bytes), limit: 4096,
    reading: { try? SavedSeat(reading: $0) }, writing: { $0.bytes })

  private static let memory = Reader(
    "memory", samples: [LinkSamples.memory], limit: GuestMemories.limit,
    reading: { try? GuestMemories(reading: $0, digest: { Array($0.prefix(32)) }).bytes },
    writing: { $0 })
}
