import MueBots
import Synchronization

/// The learned policies that ship with the program, read when the first player that needs them
/// thinks.
public final class PolicyStore: Sendable {
  private let read: @Sendable () -> [UInt8]?
  private let file = Mutex<Result<PolicyFile, PolicyFault>?>(nil)

  /// The path of the file in the program's own data.
  public static let name = "Resources/policies/expert.policy"

  /// Policies in a file; `read` returns its bytes, or nil if there is no file.
  public init(reading read: @escaping @Sendable () -> [UInt8]?) { self.read = read }

  /// The policies; nil if their file is missing, damaged or made for another version.
  public var policies: Policies? { try? contents.get().policies }

  public var contents: Result<PolicyFile, PolicyFault> {
    file.withLock { file in
      if let file { return file }
      let contents = Result { () throws(PolicyFault) in
        guard let bytes = read() else { throw .missing }
        return try PolicyFile(bytes)
      }
      file = contents
      return contents
    }
  }
}
