import Testing

@testable import MueWire

@Suite("A code") struct SeatCodeTests {
  @Test("tells its seat, and is read as people type it")
  func reading() throws {
    for seat in 0..<SeatCode.seats {
      let code = try SeatCode(randomFor: seat, from: Words.list)
      #expect(code.seat == seat)
      for text in [
        code.text, code.text.uppercased(), code.words.joined(separator: " "),
        "  \(code.words.joined(separator: " - "))\n",
      ] {
        #expect(try SeatCode(text, in: [Words.other, Words.list]) == code)
      }
    }
  }

  @Test("has words from the whole list, each equally likely")
  func chance() throws {
    var quarters = [0, 0, 0, 0]
    var seen: Set<String> = []
    for number in 0..<2_000 {
      let code = try SeatCode(randomFor: number % SeatCode.seats, from: Words.list)
      seen.insert(code.text)
      for word in code.words {
        quarters[(Words.list.number(of: word) ?? 0) * 4 / WordList.count] += 1
      }
    }
    #expect(seen.count == 2_000)
    // 10,000 words: 2,500 in each quarter, plus or minus six times 43.
    for count in quarters { #expect(abs(count - 2_500) < 260, "\(quarters)") }
  }

  @Test("is checked before anything is sent")
  func wrong() throws {
    let code = try SeatCode(randomFor: 0, from: Words.list)
    let lists = [Words.other, Words.list]
    func fault(_ text: String) -> SeatCodeFault? {
      do throws(SeatCodeFault) {
        _ = try SeatCode(text, in: lists)
        return nil
      } catch { return error }
    }
    #expect(fault("") == .wordCount(0))
    #expect(fault(code.words.dropLast().joined(separator: "-")) == .wordCount(4))
    #expect(fault(code.text + "-" + code.words[0]) == .wordCount(6))
    #expect(fault(String(repeating: "a ", count: 500)) == .wordCount(1_000))
    let rest = code.words.dropFirst().joined(separator: "-")
    #expect(fault("zzzzz-\(rest)") == .unknownWord("zzzzz", nearest: nil))
    let word = code.words[0]
    #expect(fault("\(word)q-\(rest)") == .unknownWord("\(word)q", nearest: word))
    let list = Words.list
    #expect(fault("\(word.dropLast())q-\(rest)") != nil)
    #expect(list.nearest(to: "aaaa") == "aaaaa")
    #expect(list.nearest(to: "aabcda") != nil)
    #expect(list.nearest(to: "qqaaa") == nil)
  }

  @Test("swapped, missing and additional letters are recognized")
  func nearest() throws {
    var words = (0..<WordList.count).map { "\(Words.list.words[$0])zz" }
    words[0] = "kettle"
    let list = try #require(WordList(words))
    for typo in ["ketle", "kettles", "kettel", "cettle", "ekttle", "kettl", "ettle", "kettlé"] {
      #expect(list.nearest(to: typo) == "kettle", "\(typo)")
    }
    for other in ["kett", "kitten", "", "eltkte", "kettle-x"] {
      #expect(list.nearest(to: other) == nil, "\(other)")
    }
  }

  @Test("never makes sense in another language as well")
  func foreign() throws {
    var words = Words.list.words
    words.swapAt(0, 1)
    words[2] = "neu"
    let other = try #require(WordList(words))
    // Nearly all words are in both: only codes with the new word are allowed.
    let code = try SeatCode(randomFor: 0, from: other, unlike: [Words.list, other])
    #expect(code.words.contains("neu"))
  }

  @Test("accents are the same however they were typed")
  func accents() throws {
    var words = Words.list.words
    words[0] = "m\u{FC}cke"
    let list = try #require(WordList(words))
    let text = "mu\u{308}cke-\(words[1])-\(words[2])-\(words[3])-\(words[4])"
    let code = try SeatCode(text, in: [list])
    #expect(Array(code.text.utf8).prefix(3) == [0x6D, 0xC3, 0xBC])
  }

  @Test("a list has 7,776 different words in lower-case letters")
  func lists() {
    let words = Words.list.words
    #expect(WordList(words.dropLast()) == nil)
    #expect(WordList(words + ["neu"]) == nil)
    for wrong in [words[1], "", "Neu", "a-b", "a b", "a1", String(repeating: "a", count: 25)] {
      #expect(WordList([wrong] + words.dropFirst()) == nil, "\(wrong)")
    }
  }

  @Test("words that compare a hand are no code, and a code never looks like them")
  func comparison() throws {
    let words = Words.list.words(at: [40, 3, 7, 9, 4])
    for separator in [" ", "-", ", "] {
      #expect(throws: SeatCodeFault.comparesHand) {
        try SeatCode(words.joined(separator: separator), in: [Words.list])
      }
    }
    for seat in 0..<SeatCode.seats {
      let code = try SeatCode(randomFor: seat, from: Words.list)
      #expect(try SeatCode(code.text, in: [Words.list]) == code)
    }
  }
}
