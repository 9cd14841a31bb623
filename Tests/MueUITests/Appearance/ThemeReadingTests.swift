import CellGrid
import Foundation
import MueData
import MueRules
import Testing

@testable import MueUI

@Suite("Reading themes") struct ThemeReadingTests {
  private func fault(_ text: String) throws -> LineFault<ThemeFault>? {
    let document = try JSONDocument(reading: Array(text.utf8))
    do throws(LineFault<ThemeFault>) {
      _ = try Theme(document)
      return nil
    } catch {
      return error
    }
  }

  private func clear() throws -> String {
    let file = Studio.checkout.appending(path: "Resources/themes/clear.json")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("a fault is reported with its line")
  func faults() throws {
    let clear = try clear()
    #expect(try fault(clear) == nil)
    #expect(
      try fault(clear.replacing("\"#9d6600\"", with: "\"#9d660\""))
        == LineFault(line: 4, .notAColor("yellow")))
    #expect(
      try fault(clear.replacing("\"yellow\"]", with: "\"mauve\"]"))
        == LineFault(line: 4, .notAColor("yellow")))
    #expect(
      try fault(clear.replacing("\"green\":", with: "\"teal\":"))
        == LineFault(line: 5, .unknownEntry("teal")))
    #expect(
      try fault(clear.replacing("\"green\":", with: "\"red\":"))
        == LineFault(line: 5, .notAColor("red")))
    #expect(
      try fault(clear.replacing("\"quiet\":", with: "\"page\":"))
        == LineFault(line: 2, .missing("quiet")))
    let paged = clear.replacing("\"red\":", with: "\"page\": [\"#000000\", \"black\"], \"red\":")
    #expect(try fault(paged) == LineFault(line: 2, .halfAPage))
    #expect(try fault("{\n\"digits\": \"012\"}") == LineFault(line: 2, .notDigits))
    #expect(try fault("{\"digits\": \"一二三四五六七八九十\"}") == LineFault(line: 1, .notDigits))
    #expect(try fault("{\n\n\"colours\": {}}") == LineFault(line: 3, .unknownEntry("colours")))
    #expect(try fault("{}") == nil)
  }

  @Test("no damaged theme or key file breaks the reader, and what is read is whole")
  func fuzz() throws {
    var random = SeededGenerator(seed: 4)
    let seeds = [try clear(), #"{"pass": ["x", "ctrl-p"], "menu": ["escape", "é"]}"#]
    var read = 0
    for round in 0..<4000 {
      var bytes = Array(seeds[round % 2].utf8)
      for _ in 0...Int.random(in: 0...6, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: offset)
        case 2: bytes.insert(contentsOf: bytes[offset...].prefix(9), at: offset)
        default: bytes = Array(bytes[..<max(1, offset)])
        }
        if bytes.isEmpty { bytes = [0x7B] }
      }
      guard let document = try? JSONDocument(reading: bytes) else { continue }
      read += 1
      let lines = bytes.count { $0 == 0x0A } + 1
      do throws(LineFault<ThemeFault>) {
        #expect(try Theme(document).digits.count == 10)
      } catch {
        #expect((1...lines).contains(error.line))
      }
      do throws(LineFault<KeyFault>) {
        let map = try KeyMap(document)
        #expect((try? KeyMap(map.changes)) == map)
      } catch {
        #expect((1...lines).contains(error.line))
      }
    }
    #expect(read > 100)
  }
}
