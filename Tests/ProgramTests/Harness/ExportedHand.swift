import Foundation

/// The parts of a hand record that these tests need.
struct ExportedHand: Decodable, Equatable {
  let players: Int
  let names: [String]
  let chief: Int?
  let vice: Int?
  let partner: Int?
  let score: [Int]?

  /// The hands that `mue export` writes.
  static func all(of home: Home, options: [String] = []) throws -> [ExportedHand] {
    let run = try CommandRun(["export"] + options, home: home)
    return try run.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(ExportedHand.self, from: Data(line.utf8))
    }
  }
}
