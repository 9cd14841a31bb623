import Platform

/// A thread for a loop that waits in `poll` most of the time.
enum LoopThread {
  /// Begins one that alone has something from now on.
  static func start<Thing>(
    handing thing: sending Thing, to body: @escaping @Sendable (Thing) -> Void
  ) throws(WireFault) {
    nonisolated(unsafe) let thing = thing
    try start { body(thing) }
  }

  /// Begins one.
  static func start(_ body: @escaping @Sendable () -> Void) throws(WireFault) {
    try made { () throws(ThreadRefusal) in try DetachedThread.start(body) }
  }

  /// A queue with a thread of its own.
  static func queue() throws(WireFault) -> SerialQueue {
    SerialQueue(in: try made { () throws(ThreadRefusal) in try ThreadPool(threads: 1) })
  }

  private static func made<Thing>(
    _ make: () throws(ThreadRefusal) -> Thing
  ) throws(WireFault) -> Thing {
    do throws(ThreadRefusal) {
      return try make()
    } catch {
      throw .system(call: "pthread_create", error.number)
    }
  }
}
