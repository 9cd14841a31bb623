import Glibc
import Testing

@Suite struct FoyerTests {
  @Test("The first start is at the start screen, and later ones where one left")
  func starts() throws {
    let home = try Home()
    let first = try Terminal.mue(home: home)
    try first.waitFor("New game")
    #expect(home.gameFiles.isEmpty)
    first.press(.enter)
    try first.waitFor(.bid)
    first.press(.escape, .up, .up, .enter)
    try first.waitFor("Continue")
    first.type("q")
    #expect(try first.exitStatus() == .code(0))

    let second = try Terminal.mue(home: home)
    try second.waitFor("Hand 1, to 200: you have 0")
    second.press(.enter)
    try second.waitFor(.bid)
    second.kill(SIGKILL)
    try second.exitStatus()
    let third = try Terminal.mue(home: home)
    try third.waitFor("The last run broke off")
    #expect(third.screen[0].hasPrefix(" Mü · hand 1 "))
    #expect(home.gameFiles.first == "0001.mue")
  }
}
