import Platform

/// Starts threads for loops that spend most of their time in `poll`.
enum LoopThread {
  /// Starts a thread that takes ownership of `thing`.
  static func start<Thing>(
    handing thing: sending Thing, to body: @escaping @Sendable (Thing) -> Void
  ) throws(WireFault) {
    nonisolated(unsafe) let thing = thing
    try start { body(thing) }
  }

  static func start(_ body: @escaping @Sendable () -> Void) throws(WireFault) {
    try made { () throws(SystemError) in try DetachedThread.start(body) }
  }

  static func queue() throws(WireFault) -> SerialQueue {
    SerialQueue(in: try made { () throws(SystemError) in try ThreadPool(threads: 1) })
  }

  private static func made<Thing>(
    _ make: () throws(SystemError) -> Thing
  ) throws(WireFault) -> Thing {
    do throws(SystemError) {
      return try make()
    } catch {
      throw .system(call: "pthread_create", error.number)
    }
  }
}
