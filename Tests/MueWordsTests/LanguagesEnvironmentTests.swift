import MueWords
import Testing

@Suite struct LanguagesEnvironmentTests {
  @Test(
    "the language of a locale is the part before its country",
    arguments: [
      ("de_AT.UTF-8", "de"), ("pt_PT", "pt"), ("pt_BR.UTF-8@x", "pt"), ("de", "de"),
      ("de@euro", "de"), ("nds_DE", "nds"), ("fr_FR.UTF-8", "fr"),
    ])
  func locale(name: String, code: String) {
    #expect(Languages.preferredCodes(environment: ["LANG": name]) == [code])
  }

  @Test(
    "a value without a language means English",
    arguments: ["C", "POSIX", "C.UTF-8", "", "german", "1", "_", "DE", "d\u{E9}"])
  func noLanguage(name: String) {
    #expect(Languages.preferredCodes(environment: ["LANG": name]) == ["en"])
  }

  @Test("without any locale it is English")
  func empty() {
    #expect(Languages.preferredCodes(environment: [:]) == ["en"])
  }

  @Test("the first of the three variables that is not empty decides")
  func order() {
    var environment = ["LC_ALL": "de_DE", "LC_MESSAGES": "pt_BR", "LANG": "fr_FR"]
    #expect(Languages.preferredCodes(environment: environment) == ["de"])
    environment["LC_ALL"] = ""
    #expect(Languages.preferredCodes(environment: environment) == ["pt"])
    environment["LC_MESSAGES"] = nil
    #expect(Languages.preferredCodes(environment: environment) == ["fr"])
    environment["LC_ALL"] = "C"
    #expect(Languages.preferredCodes(environment: environment) == ["en"])
  }

  @Test("the list of languages comes first, unless the locale has no language")
  func list() {
    var environment = ["LANG": "fr_FR.UTF-8", "LANGUAGE": "nds:pt_BR::C:de"]
    #expect(Languages.preferredCodes(environment: environment) == ["nds", "pt", "de", "fr"])
    environment["LANG"] = "C.UTF-8"
    #expect(Languages.preferredCodes(environment: environment) == ["en"])
    environment["LANG"] = nil
    #expect(Languages.preferredCodes(environment: environment) == ["en"])
  }
}
