import Testing

/// Checks the Markdown checker on small texts.
@Suite struct DocumentTests {
  @Test("title, headings, paragraphs and lists are known")
  func known() {
    let text = """
      # Title

      A paragraph
      of two lines.

      ## Heading

      - One item
        of two lines.
      - Another with [ and ].

      7 cards.

      """
    #expect(Document(text).faults == [])
    #expect(Document(text).sections.count == 2)
  }

  @Test(
    "any other Markdown is a fault",
    arguments: [
      "### Deeper", "#Tight", "# Second title", "a *word*", "a `word`", "[a](b)", "a | b", "<br>",
      "1. one", "2) two", "> said", "* item", "+ item", "---", "    code", "  indented",
      "two  blanks", "blank at the end ", " - item", "-  item", String(repeating: "x", count: 101),
    ])
  func unknown(line: String) {
    #expect(Document("# Title\n\n\(line)\n").faults == ["3: \(line)"])
  }

  @Test("forms keep a blank line between them, and never two")
  func blankLines() {
    #expect(Document("# Title\nText.\n").faults == ["2: Text."])
    #expect(Document("# Title\n\nText:\n- item\n").faults == ["4: - item"])
    #expect(Document("# Title\n\n- item\ntext\n").faults == ["4: text"])
    #expect(Document("# Title\n\n\nText.\n").faults == ["3: "])
    #expect(Document("# Title\n\nText.").faults == ["end of the file"])
    #expect(Document("# Title\n\nText.\n\n").faults == ["5: ", "end of the file"])
  }
}
