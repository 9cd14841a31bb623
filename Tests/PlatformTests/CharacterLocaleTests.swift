import Testing

@testable import Platform

@Suite struct CharacterLocaleTests {
  @Test("the first variable that is set and not empty decides")
  func order() throws {
    let environment = ["LC_ALL": "", "LC_CTYPE": "de_DE.UTF-8", "LANG": "C"]
    #expect(try #require(CharacterLocale(environment: environment)).isUTF8)
    #expect(CharacterLocale(environment: ["LANG": ""]) == nil)
    #expect(CharacterLocale(environment: [:]) == nil)
  }

  @Test(
    "the encoding stands before the modifier, in either spelling",
    arguments: [
      ("C.UTF-8", true), ("de_AT.utf8", true), ("ca_ES.UTF-8@valencia", true), ("C", false),
      ("de_DE.ISO-8859-1", false), ("de_DE@euro", false), ("UTF-8", true),
    ])
  func encoding(name: String, isUTF8: Bool) throws {
    #expect(try #require(CharacterLocale(environment: ["LANG": name])).isUTF8 == isUTF8)
  }
}
