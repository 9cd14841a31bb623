/// Bytes that wait to be sent, the oldest first, and not more than a limit.
struct OutgoingBytes {
  /// How many there may be.
  let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0

  init(limit: Int) { self.limit = limit }

  /// How many wait.
  var count: Int { bytes.count - start }

  /// Puts some at the end; throws when that makes too many.
  mutating func append(_ more: some Collection<UInt8>) throws(WireFault) {
    guard count + more.count <= limit else { throw .tooSlow }
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Sends as many as somebody takes, who is handed what waits and says how many it took.
  mutating func send(
    _ taking: (UnsafeRawBufferPointer) throws(WireFault) -> Int
  ) throws(WireFault) {
    while start < bytes.count {
      let rest = bytes[start...]
      let result: Result<Int, WireFault> = rest.withUnsafeBytes { rest in
        do throws(WireFault) { return .success(try taking(rest)) } catch { return .failure(error) }
      }
      let taken = try result.get()
      if taken == 0 { return }
      start += taken
    }
    bytes.removeAll(keepingCapacity: true)
    start = 0
  }
}
