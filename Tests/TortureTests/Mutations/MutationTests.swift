import TestSupport
import Testing

/// Every reader, with input that is almost right.
@Suite("Mutated input", .serialized) struct MutationTests {
  @Test("what the program writes is accepted by its reader", arguments: Reader.all)
  func samples(reader: Reader) {
    #expect(!reader.samples.isEmpty)
    for sample in reader.samples {
      #expect(reader.reads(sample) == .taken, "\(String(decoding: sample, as: UTF8.self))")
    }
  }

  @Test(
    "a byte order mark in front of what people write is no fault",
    arguments: ["settings", "keys", "theme", "language", "record", "score"])
  func byteOrderMark(name: String) throws {
    let reader = try #require(Reader.named(name))
    for sample in reader.samples { #expect(reader.reads([0xEF, 0xBB, 0xBF] + sample) == .taken) }
  }

  @Test("is accepted up to a limit, and refused beyond it", arguments: Reader.all)
  func limits(reader: Reader) {
    guard let limit = reader.limit else {
      // See KeyDecoderTests and MueStorageTests.
      #expect(["keyboard", "database"].contains(reader.name))
      return
    }
    for (count, expected) in [(limit, Reader.Reading.taken), (limit + 1, .refused)] {
      let bytes = reader.sized(count)
      #expect(bytes.count == count)
      #expect(reader.reads(bytes) == expected, "\(count) bytes")
    }
  }

  @Test(
    "is accepted or refused at once, and accepted input survives being written",
    arguments: Reader.all)
  func mutated(reader: Reader) {
    let torture = TortureTest("mutations of \(reader.name)", cases: 100)
    var taken = 0
    var longest = Duration.zero
    for seed in torture.seeds {
      var mutator = Mutator(torture.generator(seed))
      let bytes = mutator.bytes(from: reader.samples)
      let begin = ContinuousClock.now
      let reading = reader.reads(bytes)
      longest = max(longest, ContinuousClock.now - begin)
      if reading == .taken { taken += 1 }
      #expect(reading != .lost, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
    torture.report(
      "\(taken) taken, the longest \(longest / .milliseconds(1)) ms, \(TortureTest.peakMegabytes) MB"
    )
  }
}

extension Reader: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}
