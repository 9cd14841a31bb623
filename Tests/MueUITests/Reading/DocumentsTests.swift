import Synchronization
import Testing

@testable import MueUI

@Suite("The documents of a language") struct DocumentsTests {
  @Test("a document is read when it is first needed, and not again")
  func reading() {
    let reads = Reads()
    let documents = Documents { document in
      reads.note(document)
      return document == .rules ? "# Rules" : nil
    }
    #expect(reads.all == [])
    for _ in 0..<3 {
      #expect(documents[.rules] == "# Rules")
      #expect(documents[.howto] == "")
    }
    #expect(reads.all == [.rules, .howto])
  }

  /// The documents that were read.
  private final class Reads: Sendable {
    private let read = Mutex<[Document]>([])

    var all: [Document] { read.withLock { $0 } }

    func note(_ document: Document) { read.withLock { $0.append(document) } }
  }
}
