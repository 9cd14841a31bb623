import MueData
import MueGame

@testable import CursesConsole

extension Reader {
  /// The lines written by other programs.
  static let lines: [Reader] = [record, view, score, answer, puzzle, auction]

  private static let record = Reader(
    "record",
    samples: (Samples.games + [Samples.hintedGame].compactMap(\.self)).flatMap(\.handRecords).map {
      Array($0.line.utf8)
    },
    limit: JSONObject.lineLimit,
    reading: { try? HandRecord(checking: $0) }, writing: { Array($0.line.utf8) })

  private static let view = Reader(
    "view", samples: Samples.questions.map { Array($0.view.line.utf8) },
    limit: JSONObject.lineLimit,
    reading: { try? ViewRecord(checking: $0) }, writing: { Array($0.line.utf8) })

  private static let puzzle = Reader(
    "puzzle", samples: Samples.puzzles.map { Array($0.line.utf8) },
    limit: JSONObject.lineLimit,
    reading: { Puzzle(line: $0) }, writing: { Array($0.line.utf8) })

  private static let auction = Reader(
    "auction", samples: Samples.auctions.map { Array($0.line.utf8) },
    limit: JSONObject.lineLimit,
    reading: { AuctionPuzzle(line: $0) }, writing: { Array($0.line.utf8) })

  private static let score = Reader(
    "score",
    samples: [
      #"{"players":5,"chief":2,"partner":3,"chiefTrump":"7","bid":4,"points":[7,9,10,29,5]}"#,
      #"{"players":5,"bid":3,"eclat":{"tied":[0,2],"last":2}}"#,
    ].map { Array($0.utf8) },
    limit: JSONObject.lineLimit,
    taking: { (try? ScoreRequest(reading: $0).answer) != nil })

  private static let answer = Reader(
    "answer", samples: Samples.questions.map { Array(MoveAnswer($0.move).line.utf8) },
    limit: MoveAnswer.lineLimit,
    taking: { bytes in
      Samples.questions.contains { question in
        (try? MoveAnswer(reading: bytes, to: question.view.observation)) != nil
      }
    })

  /// The bytes from a keyboard, a mouse or a clipboard.
  static let keyboard = Reader(
    "keyboard",
    samples: [
      "\u{1B}[A\u{1B}[<0;10;12M\u{1B}[<0;10;12mhjkl", "\u{1B}[200~läßt ★\u{1B}[201~\r",
      "\u{1B}]11;rgb:0/0/0\u{07}\u{1B}P1$r0m\u{1B}\\\u{1B}OP\u{1B}Owx",
    ]
    .map { Array($0.utf8) },
    limit: nil,
    taking: { bytes in
      var decoder = KeyDecoder()
      var keys = 0
      // In chunks of any size, as bytes may arrive.
      var rest = bytes[...]
      while let first = rest.first {
        let portion = rest.prefix(1 + Int(first % 7))
        rest = rest.dropFirst(portion.count)
        keys += decoder.keys(from: portion).count
      }
      var editor = LineEditor()
      for byte in bytes { _ = editor.take(byte, columns: 40) }
      return keys > 0
    })
}
