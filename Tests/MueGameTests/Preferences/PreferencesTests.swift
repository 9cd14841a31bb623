import Testing

@testable import MueGame

@Suite("What a person likes") struct PreferencesTests {
  @Test("every value offered can be set and is read back", arguments: PreferenceKey.allCases)
  func choices(key: PreferenceKey) {
    guard case .choice(let values) = key.value.kind else { return }
    #expect(values.count > 1)
    var preferences = Preferences()
    #expect(values.contains(key.value.text(in: preferences)))
    for value in values {
      #expect(key.value.set(value, in: &preferences))
      #expect(key.value.text(in: preferences) == value)
    }
  }

  @Test("nothing else can be set, and the preferences stay", arguments: PreferenceKey.allCases)
  func others(key: PreferenceKey) {
    var preferences = Preferences()
    let spoilt = key == .name ? ["\u{1B}", "   "] : ["perhaps?", "../../etc", "\u{1B}[2J"]
    for text in spoilt { #expect(!key.value.set(text, in: &preferences), "\(text)") }
    #expect(preferences == Preferences())
  }

  @Test("two keys never set the same thing")
  func apart() {
    for key in PreferenceKey.allCases {
      var preferences = Preferences()
      guard let other = key.value.another else {
        Issue.record("\(key) has one value only")
        continue
      }
      #expect(key.value.set(other, in: &preferences))
      for unmoved in PreferenceKey.allCases where unmoved != key {
        #expect(unmoved.value.text(in: preferences) == unmoved.value.text(in: Preferences()))
      }
    }
  }

  @Test("no language and no name mean those of the environment")
  func environment() {
    var preferences = Preferences()
    preferences.language = "de"
    preferences.name = PlayerName("Zoë")
    #expect(PreferenceKey.language.value.set("", in: &preferences))
    #expect(PreferenceKey.name.value.set("", in: &preferences))
    #expect(preferences == Preferences())
  }

  @Test("the pause after a trick is that of the speed, or one of its own")
  func pause() {
    var preferences = Preferences()
    preferences.speed = .fast
    #expect(preferences.trickMilliseconds == 900)
    preferences.trickPause = .long
    #expect(preferences.trickMilliseconds == 4000)
    preferences.trickPause = .key
    #expect(preferences.trickMilliseconds == nil)
  }
}

extension PreferenceValue {
  /// A value other than the usual one.
  fileprivate var another: String? {
    switch kind {
    case .choice(let values): values.first { $0 != text(in: Preferences()) }
    case .language: "pt"
    case .theme: "dark"
    case .name: "Zoë"
    }
  }
}
