import CursesConsole
import Foundation

/// The ways in which a program ends unexpectedly.
enum Failure: Character {
  case overflow = "1"
  case bounds = "2"
  case fatal = "3"
  case abort = "4"
  case segmentation = "5"
  case stack = "6"
  case thread = "7"
  case threadStack = "8"

  /// Fails; does not return unless another thread fails.
  func happen() {
    let number = CommandLine.arguments.count
    switch self {
    case .overflow: exit(Int32(truncatingIfNeeded: Int.max - 1 + number + number))
    case .bounds: exit([Int32](repeating: 0, count: number)[number])
    case .fatal: fatalError("as asked")
    case .abort: Foundation.abort()
    case .segmentation: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = number
    case .stack: exit(Int32(truncatingIfNeeded: Self.depth(of: number)))
    case .thread: Thread.detachNewThread { Failure.overflow.happen() }
    case .threadStack:
      Thread.detachNewThread {
        Rescue.coverThread()
        Failure.stack.happen()
      }
    }
  }

  private static func depth(of number: Int) -> Int {
    number < 0 ? 0 : 1 &+ depth(of: number &+ 1) &* depth(of: number &+ 2)
  }
}
