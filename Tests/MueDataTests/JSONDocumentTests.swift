import Testing

@testable import MueData

@Suite("JSON that a person wrote into a file") struct JSONDocumentTests {
  private func fault(_ text: String) -> LineFault<JSONFault>? {
    do throws(LineFault<JSONFault>) {
      _ = try JSONDocument(reading: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("the line of every member and element is known")
  func lines() throws {
    let text = "{\n\"a\": 1, \"b\": [\n2,\n  {\"c\":\n3}],\n\n\"d\": 4}"
    let document = try JSONDocument(reading: Array(text.utf8))
    #expect(document.line(of: "a") == 2)
    #expect(document.line(of: "b") == 2)
    #expect(document.line(of: "b", "0") == 3)
    #expect(document.line(of: "b", "1") == 4)
    #expect(document.line(of: "b", "1", "c") == 4)
    #expect(document.line(of: "d") == 7)
    #expect(document.line(of: "nothing") == 1)
  }

  @Test("what is not an object is refused with its line")
  func refused() {
    #expect(fault("{\n\"a\": 1,\n}")?.line == 3)
    #expect(fault("") == LineFault(line: 1, .notJSON(at: 0)))
    #expect(fault("[\n]") == LineFault(line: 1, .notAnObject))
    let long = String(repeating: " ", count: 70_000)
    #expect(fault(long)?.reason == .tooLong(limit: JSONObject.lineLimit))
    let deep = String(repeating: "[", count: 50)
    #expect(fault(deep)?.reason == .tooDeep(limit: JSONObject.depthLimit))
  }
}
