import Testing

@testable import MueGame

@Suite struct PlayingTimeTests {
  @Test("it counts while the game is on the screen")
  func countsWhile() {
    var time = PlayingTime(seconds: 100)
    #expect(time.seconds(at: .seconds(50)) == 100)
    time.start(at: .seconds(50))
    #expect(time.seconds(at: .seconds(80)) == 130)
    time.stop(at: .seconds(90))
    #expect(time.seconds(at: .seconds(1_000)) == 140)
    time.start(at: .seconds(1_000))
    time.start(at: .seconds(1_010))
    #expect(time.seconds(at: .milliseconds(1_020_900)) == 160)
  }

  @Test("it stands still when nobody has touched a key for two minutes")
  func standsStill() {
    var time = PlayingTime()
    time.start(at: .seconds(10))
    #expect(time.seconds(at: .seconds(130)) == 120)
    #expect(time.seconds(at: .seconds(131)) == 120)
    time.touch(at: .seconds(500))
    #expect(time.seconds(at: .seconds(501)) == 121)
    time.touch(at: .seconds(600))
    #expect(time.seconds(at: .seconds(700)) == 320)
    time.stop(at: .seconds(5_000))
    #expect(time.seconds(at: .seconds(5_000)) == 340)
  }

  @Test("the next minute comes when it is counted, and not when nobody is there")
  func nextMinute() {
    var time = PlayingTime(seconds: 50)
    #expect(time.untilNextMinute(at: .zero) == nil)
    time.start(at: .seconds(100))
    #expect(time.untilNextMinute(at: .seconds(100)) == .seconds(10))
    #expect(time.untilNextMinute(at: .seconds(110)) == .seconds(60))
    #expect(time.untilNextMinute(at: .milliseconds(169_500)) == .milliseconds(500))
    #expect(time.untilNextMinute(at: .seconds(171)) == nil)
    time.touch(at: .seconds(180))
    #expect(time.untilNextMinute(at: .seconds(180)) == .seconds(50))
    time.stop(at: .seconds(181))
    #expect(time.untilNextMinute(at: .seconds(181)) == nil)
  }

  @Test("keys elsewhere do not count, and a clock that goes back takes nothing away")
  func keysElsewhere() {
    var time = PlayingTime()
    time.touch(at: .seconds(10))
    #expect(time.seconds(at: .seconds(20)) == 0)
    time.start(at: .seconds(20))
    time.touch(at: .seconds(30))
    #expect(time.seconds(at: .seconds(5)) == 10)
  }
}
