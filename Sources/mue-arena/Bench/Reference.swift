import CArena
import MueRules
import MueWords
import Platform

/// The same random playouts in C: built by `gcc -O3` where the Makefile has put that beside the
/// program, else by the compiler that built the program.
struct Reference: Sendable {
  private typealias Playouts =
    @convention(c) (
      UnsafePointer<reference_hand>?, UInt64, UInt64, Int32, UnsafeMutablePointer<UInt64>?
    ) -> Void
  private typealias Compiler = @convention(c) () -> UnsafePointer<CChar>?

  private let playouts: Playouts
  /// The compiler and its options.
  let compiler: String

  init() {
    let program = DataFolder.executable
    let folder = program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex)
    if let library = dlopen("\(folder)/reference-gcc.so", RTLD_NOW | RTLD_LOCAL),
      let playouts = dlsym(library, "reference_playouts"),
      let compiler = dlsym(library, "reference_compiler")
    {
      self.playouts = unsafeBitCast(playouts, to: Playouts.self)
      self.compiler = Self.name(unsafeBitCast(compiler, to: Compiler.self)())
    } else {
      playouts = reference_playouts
      compiler = Self.name(reference_compiler())
    }
  }

  /// Whether this processor has BMI2.
  static var hasQuick: Bool { reference_has_quick() != 0 }

  /// The card points of all seats together in so many playouts.
  func points(_ hand: BenchHand, _ count: Int, seed: UInt64, isQuick: Bool) -> UInt64 {
    var start = reference_hand()
    let play = hand.start.hand
    let hands = play.hands
    start.hands = (
      hands[0].bits, hands[1].bits, hands[2].bits, hands[3].bits, hands[4].bits, hands[5].bits
    )
    start.chief_trumps = hand.contract.chiefTrump.cards.bits
    start.vice_trumps = hand.contract.viceTrump?.cards.bits ?? 0
    start.players = Int32(play.players.number)
    start.chief = Int32(play.turn.index)
    var points: [UInt64] = Array(repeating: 0, count: 6)
    playouts(&start, seed, UInt64(count), isQuick ? 1 : 0, &points)
    return points.reduce(0, &+)
  }

  private static func name(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
