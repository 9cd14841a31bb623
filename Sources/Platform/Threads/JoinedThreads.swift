/// Threads that the caller waits for.
public enum JoinedThreads {
  /// Does a piece of work so many times, each on a thread of its own and one on the caller's, and waits
  /// until all are done.
  ///
  /// `work` is told which time it is, from 0. Where the system gives no thread, the caller's does that
  /// piece after its own.
  public static func perform(_ times: Int, _ work: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(work) { work in
      var threads: [pthread_t] = []
      var left = times > 0 ? [0] : []
      for time in 1..<max(1, times) {
        do throws(ThreadRefusal) {
          threads.append(try createThread { work(time) })
        } catch {
          left.append(time)
        }
      }
      for time in left { work(time) }
      for thread in threads { pthread_join(thread, nil) }
    }
  }
}
