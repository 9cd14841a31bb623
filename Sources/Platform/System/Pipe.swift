/// A pipe that other programs do not inherit.
struct Pipe {
  let readable: CInt
  let writable: CInt

  /// Opens a pipe; reading and writing block unless `isNonblocking`.
  ///
  /// - Throws: `SystemError` if the system refuses more descriptors.
  init(isNonblocking: Bool = false) throws(SystemError) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(number: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      if isNonblocking { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    readable = ends[0]
    writable = ends[1]
  }
}
