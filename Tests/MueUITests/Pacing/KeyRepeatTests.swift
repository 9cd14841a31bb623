import CellGrid
import Testing

@testable import MueUI

@Suite("A key that is held down") struct KeyRepeatTests {
  private var keyRepeat = KeyRepeat()

  /// Presses a key at a time, and expects that it is repeated or not.
  private mutating func press(_ key: Key, _ milliseconds: Int, isRepeated: Bool = false) {
    let answer = keyRepeat.isRepeated(key, at: .milliseconds(milliseconds))
    #expect(answer == isRepeated, "\(key) at \(milliseconds)")
  }

  @Test("is repeated for as long as it is held") mutating func held() {
    press(.enter, 1000)
    // The keyboard waits before it repeats a key, for longer than the gap.
    press(.enter, 1500)
    for time in stride(from: 1530, to: 9000, by: 30) { press(.enter, time, isRepeated: true) }
    press(.enter, 9119, isRepeated: true)
    press(.enter, 9269)
  }

  @Test("is another key after any other key") mutating func others() {
    press(.enter, 0)
    press(.character(" "), 10)
    press(.enter, 20)
    press(.enter, 30, isRepeated: true)
  }

  @Test("is dangerous only where it confirms") func confirming() throws {
    let keys = try KeyMap(["confirm": [.character("z")]])
    #expect(keys.confirms(.character("z"), whileTyping: false))
    #expect(!keys.confirms(.character("z"), whileTyping: true))
    #expect(keys.confirms(.character(" "), whileTyping: false))
    #expect(!keys.confirms(.character(" "), whileTyping: true))
    #expect(!keys.confirms(.right, whileTyping: false))
    #expect(KeyMap().confirms(.enter, whileTyping: false))
    #expect(KeyMap().confirms(.enter, whileTyping: true))
  }
}
