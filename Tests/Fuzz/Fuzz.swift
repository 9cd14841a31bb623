import Foundation
import TestSupport

/// The reader that is fuzzed, by its name in `MUE_FUZZ`.
private let reader = ProcessInfo.processInfo.environment["MUE_FUZZ"].flatMap(Reader.named)

/// Called by libFuzzer with one input after another.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let reader else { fatalError("MUE_FUZZ names no reader") }
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  guard reader.reads(input) != .lost else { fatalError("what was taken does not come back") }
  return 0
}

/// Writes the samples of a reader to the folder `MUE_CORPUS` before fuzzing.
@_cdecl("LLVMFuzzerInitialize")
public func begin(_ count: UnsafeMutablePointer<CInt>?, _ words: UnsafeMutableRawPointer?) -> CInt {
  guard let reader, let folder = ProcessInfo.processInfo.environment["MUE_CORPUS"] else { return 0 }
  for (number, sample) in reader.samples.enumerated() {
    let file = URL(filePath: folder).appending(path: "sample-\(number)")
    try? Data(sample).write(to: file)
  }
  return 0
}
