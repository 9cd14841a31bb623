import Testing

@testable import MueGame

@Suite("The preferences") struct PreferencesTests {
  private static let selectable: [(Setting, [String])] = Setting.all.compactMap { setting in
    if case .choice(let values) = setting.kind { (setting, values) } else { nil }
  }

  @Test("every available value can be set and is read back", arguments: selectable)
  func choices(setting: Setting, values: [String]) {
    #expect(values.count > 1)
    var preferences = Preferences()
    #expect(values.contains(setting.text(in: preferences)))
    for value in values {
      #expect(setting.set(value, in: &preferences))
      #expect(setting.text(in: preferences) == value)
    }
  }

  @Test("nothing else can be set, and the preferences stay", arguments: Setting.all)
  func others(setting: Setting) {
    var preferences = Preferences()
    let spoilt = setting == .name ? ["\u{1B}", "   "] : ["perhaps?", "../../etc", "\u{1B}[2J"]
    for text in spoilt { #expect(!setting.set(text, in: &preferences), "\(text)") }
    #expect(preferences == Preferences())
  }

  @Test(
    "a finished trick stays until a key is pressed at slow speed only", arguments: Speed.allCases)
  func finishedTrick(speed: Speed) {
    var preferences = Preferences()
    preferences.speed = speed
    #expect((preferences.milliseconds(afterTrick: true) == nil) == (speed == .slow))
  }

  @Test("no two settings set the same property")
  func apart() {
    for setting in Setting.all {
      var preferences = Preferences()
      guard let other = setting.another else {
        Issue.record("\(setting.key) has one value only")
        continue
      }
      #expect(setting.set(other, in: &preferences))
      for unmoved in Setting.all where unmoved != setting {
        #expect(unmoved.text(in: preferences) == unmoved.text(in: Preferences()))
      }
    }
  }

  @Test("every key is unique")
  func keys() {
    #expect(Set(Setting.all).count == Setting.all.count)
  }

  @Test("an empty language or name means the environment's")
  func environment() {
    var preferences = Preferences()
    preferences.language = "de"
    preferences.name = PlayerName("Zoë")
    #expect(Setting.language.set("", in: &preferences))
    #expect(Setting.name.set("", in: &preferences))
    #expect(preferences == Preferences())
  }

  @Test("the pause after a trick is that of the speed, or its own")
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

extension Setting {
  /// A value other than the default.
  fileprivate var another: String? {
    switch kind {
    case .choice(let values): values.first { $0 != text(in: Preferences()) }
    case .language: "pt"
    case .theme: "dark"
    case .name: "Zoë"
    }
  }
}
