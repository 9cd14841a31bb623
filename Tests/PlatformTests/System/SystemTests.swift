import Testing

@testable import Platform

@Suite("System functions that differ") struct SystemTests {
  @Test(
    "a socket does not block and is not inherited",
    arguments: [SystemSocket.Kind.stream, .datagram])
  func socketFlags(kind: SystemSocket.Kind) {
    let descriptor = SystemSocket.open(AF_UNIX, kind)
    defer { close(descriptor) }
    #expect(descriptor >= 0)
    #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test(
    "sending to a closed socket fails without a signal, and the account at the other end is known")
  func pair() {
    var ends: [CInt] = [-1, -1]
    #expect(socketpair(AF_UNIX, SystemSocket.Kind.stream.number, 0, &ends) == 0)
    defer { close(ends[0]) }
    SystemSocket.prepare(ends[0])
    #expect(SystemSocket.user(atOtherEndOf: ends[0]) == getuid())
    let sent = [UInt8](repeating: 7, count: 3).withUnsafeBytes {
      SystemSocket.send($0, on: ends[0])
    }
    #expect(sent == 3)
    close(ends[1])
    let late = [UInt8](repeating: 7, count: 3).withUnsafeBytes {
      SystemSocket.send($0, on: ends[0])
    }
    #expect(late < 0)
  }

  @Test("an interrupted call is repeated until it succeeds, or fails for another reason")
  func interrupted() {
    for reason in [0, EBADF] {
      var calls = 0
      let result = retryOnInterrupt {
        calls += 1
        errno = calls < 3 ? EINTR : reason
        return calls < 3 || reason != 0 ? -1 : 7
      }
      #expect(calls == 3)
      #expect(result == (reason == 0 ? 7 : -1))
    }
  }

  @Test("a pipe is readable once after many wakes")
  func wakes() throws {
    let pipe = try WakePipe()
    #expect(!pipe.takeWakes())
    for _ in 0..<100_000 { pipe.wake() }
    var poll = pollfd(fd: pipe.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(Platform.poll(&poll, 1, 0) == 1)
    #expect(pipe.takeWakes())
    #expect(!pipe.takeWakes())
  }

  @Test("the program knows its own path")
  func executable() {
    #expect(CommandLine.executable.hasPrefix("/"))
    #expect(access(CommandLine.executable, X_OK) == 0)
  }

  @Test("the limit of open files is the one of the process")
  func limits() {
    let open = ResourceLimit.openFiles.current
    #expect(open.map { $0 > 2 } ?? true)
    #expect(ResourceLimit.addressSpace.current != .max)
  }
}
