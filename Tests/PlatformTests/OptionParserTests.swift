import Platform
import Testing

@Suite("Options on a command line")
struct OptionParserTests {
  private let parser = OptionParser([
    OptionSpec("players", letter: "p", takesValue: true),
    OptionSpec("seed", takesValue: true),
    OptionSpec("help", letter: "h"),
  ])

  @Test("A value follows its option, after a blank or an equals sign, or its letter")
  func values() throws {
    #expect(try parser.parse(["--players", "4"]).value(of: "players") == "4")
    #expect(try parser.parse(["--players=5"]).value(of: "players") == "5")
    #expect(try parser.parse(["-p", "6"]).value(of: "players") == "6")
    #expect(try parser.parse(["--play", "3"]).value(of: "players") == "3")
    #expect(try parser.parse(["-h"]).has("help"))
    #expect(try !parser.parse([]).has("help"))
  }

  @Test("Words that are not options keep their order, wherever options are")
  func words() throws {
    let parsed = try parser.parse(["play", "--players", "4", "now", "--", "--help"])
    #expect(parsed.words == ["play", "now", "--help"])
    #expect(!parsed.has("help"))
  }

  @Test("The last value of a repeated option counts")
  func twice() throws {
    #expect(try parser.parse(["--seed=1", "--seed=2"]).value(of: "seed") == "2")
  }

  @Test("An undeclared option is unknown, and is reported as typed")
  func unknown() {
    #expect(throws: OptionError.unknown("--speed")) { try parser.parse(["--speed"]) }
    #expect(throws: OptionError.unknown("-x")) { try parser.parse(["-x"]) }
    #expect(throws: OptionError.unknown("--speed=3")) {
      try parser.parse(["a", "--speed=3", "b"])
    }
  }

  @Test("A missing or unexpected value is reported with its option")
  func valueErrors() {
    #expect(throws: OptionError.missingValue("players")) { try parser.parse(["--players"]) }
    #expect(throws: OptionError.missingValue("players")) { try parser.parse(["-p"]) }
    #expect(throws: OptionError.unexpectedValue("help")) { try parser.parse(["--help=yes"]) }
  }

  @Test("Numbers are whole and within their range")
  func numbers() throws {
    let parsed = try parser.parse(["--players=7", "--seed=12x"])
    #expect(throws: OptionError.outOfRange(option: "players", value: 7, range: 3...6)) {
      try parsed.number(of: "players", in: 3...6)
    }
    #expect(throws: OptionError.notANumber(option: "seed", value: "12x")) {
      try parsed.seed(of: "seed")
    }
    #expect(try parsed.number(of: "players", in: 3...9) == 7)
    #expect(try parsed.number(of: "help", in: 0...1) == nil)
  }

  @Test("A seed may use all 64 bits and has no sign")
  func seeds() throws {
    #expect(try parser.parse(["--seed=18446744073709551615"]).seed(of: "seed") == .max)
    let large = "18446744073709551616"
    #expect(throws: OptionError.tooLarge(option: "seed", value: large)) {
      try parser.parse(["--seed=\(large)"]).seed(of: "seed")
    }
    #expect(throws: OptionError.tooLarge(option: "players", value: large)) {
      try parser.parse(["--players=\(large)"]).number(of: "players", in: 3...6)
    }
    #expect(throws: OptionError.notANumber(option: "seed", value: "-1")) {
      try parser.parse(["--seed=-1"]).seed(of: "seed")
    }
  }
}
