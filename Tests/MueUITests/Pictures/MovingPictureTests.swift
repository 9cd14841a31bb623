import CellGrid
import Foundation
import FoundationXML
import Testing

@Suite("A moving picture") struct MovingPictureTests {
  private func frame(_ text: String, milliseconds: Int) -> MovingPicture.Frame {
    var grid = Grid(Size(width: 3, height: 1))
    grid.write(text, x: 0, y: 0)
    let drawing = Drawing(
      grid, text: Color(rgb: 0xFFFFFF, basic: 15), page: Color(rgb: 0, basic: 0))
    return MovingPicture.Frame(drawing: drawing, milliseconds: milliseconds)
  }

  @Test("what all frames share is always there; anything else is shown in its frames only")
  func shared() {
    let svg = MovingPicture(frames: [
      frame("a x", milliseconds: 100), frame("b x", milliseconds: 200),
      frame("a x", milliseconds: 100),
    ]).svg
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.components(separatedBy: ">x</text>").count == 2)
    #expect(svg.components(separatedBy: ">a</text>").count == 2)
    #expect(svg.contains("g{animation:400ms step-end infinite}"))
    #expect(
      svg.contains(
        "t0{0.000%{visibility:visible}25.000%{visibility:hidden}75.000%{visibility:visible}}"))
    #expect(svg.contains("t1{0.000%{visibility:hidden}25.000%{visibility:visible}75.000%"))
  }

  @Test("where nothing moves, the first frame is shown")
  func still() {
    let svg = MovingPicture(frames: [
      frame("a", milliseconds: 1), frame("b", milliseconds: 1),
    ]).svg
    #expect(svg.contains("<g class=\"t0\">\n<text x=\"0\" y=\"15\" fill=\"#ffffff\">a</text>"))
    #expect(svg.contains("<g class=\"t1\" visibility=\"hidden\">\n<text"))
    #expect(svg.contains("@media (prefers-reduced-motion:no-preference){"))
  }
}
