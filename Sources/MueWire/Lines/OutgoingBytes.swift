/// A bounded queue of bytes to be sent.
struct OutgoingBytes {
  /// The most bytes that may be queued.
  let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { bytes.count - start }

  /// Appends bytes.
  ///
  /// - Throws: `WireFault.tooSlow` if more than the limit would be queued.
  mutating func append(_ more: some Collection<UInt8>) throws(WireFault) {
    guard count + more.count <= limit else { throw .tooSlow }
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Passes the queued bytes to `taking`, which returns how many it took, until it takes none.
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
