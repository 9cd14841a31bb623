import Synchronization

/// Threads that the caller waits for.
///
/// The work is `@escaping`, although no thread outlives the call: `withoutActuallyEscaping` would
/// put the length of the build folder's path into the program, which would no longer be the same
/// wherever it is built.
public enum JoinedThreads {
  /// The number of threads that the machine runs at the same time, at least 1.
  public static var mostAtOnce: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results of `work` for each item, in the order of the items, on the caller's thread and others.
  public static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: items.count))
    perform(items.count) { number in
      let result = work(items[number])
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Does `work` for each number from 0 to `times` − 1, on the caller's thread and others, and
  /// waits until all are done.
  ///
  /// If the system refuses a thread, the caller's thread does that item after its own.
  public static func perform(_ times: Int, _ work: @escaping @Sendable (Int) -> Void) {
    var threads: [pthread_t] = []
    var left = times > 0 ? [0] : []
    for time in 1..<max(1, times) {
      do throws(SystemError) {
        threads.append(try createThread { work(time) })
      } catch {
        left.append(time)
      }
    }
    for time in left { work(time) }
    for thread in threads { pthread_join(thread, nil) }
  }
}
