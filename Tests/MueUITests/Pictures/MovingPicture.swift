import CellGrid

/// Drawings that follow each other, as one SVG file that plays by itself and without scripts.
///
/// An element that several frames share is written once. Where nothing moves, because the reader
/// wants it so or the program cannot do it, the first frame is shown.
struct MovingPicture {
  /// A drawing and how long it is shown.
  struct Frame {
    let drawing: Drawing
    let milliseconds: Int
  }

  /// The frames, at least one, all of the same size.
  let frames: [Frame]

  /// An element with the frames that show it.
  private struct Element {
    let text: String
    var frames: Set<Int> = []

    /// Backgrounds lie below everything else.
    var isGround: Bool { text.hasPrefix("<rect") }
  }

  /// The content of the file.
  var svg: String {
    // Each line of a drawing is an element, after two that all frames share.
    let lines = frames.map { $0.drawing.svg.split(separator: "\n").map(String.init) }
    let elements = elements(of: lines.map { Array($0.dropFirst(2).dropLast()) })
    var times: [Set<Int>] = []
    for element in elements where element.frames.count < frames.count {
      if !times.contains(element.frames) { times.append(element.frames) }
    }
    let layers = [true, false].flatMap { isGround -> [String] in
      let layer = elements.filter { $0.isGround == isGround }
      return layer.filter { $0.frames.count == frames.count }.map(\.text)
        + times.enumerated().flatMap { number, time in
          group(number, shown: time, layer.filter { $0.frames == time }.map(\.text))
        }
    }
    return ([lines[0][0]] + style(times) + [lines[0][1]] + layers + ["</svg>"])
      .joined(separator: "\n") + "\n"
  }

  /// The elements of all frames, in the order in which they first appear.
  private func elements(of frames: [[String]]) -> [Element] {
    var elements: [Element] = []
    var indices: [String: Int] = [:]
    for (number, frame) in frames.enumerated() {
      for text in frame {
        let index = indices[text] ?? elements.count
        if index == elements.count { elements.append(Element(text: text)) }
        indices[text] = index
        elements[index].frames.insert(number)
      }
    }
    return elements
  }

  private func group(_ number: Int, shown time: Set<Int>, _ elements: [String]) -> [String] {
    if elements.isEmpty { return [] }
    let hidden = time.contains(0) ? "" : #" visibility="hidden""#
    return [#"<g class="t\#(number)"\#(hidden)>"#] + elements + ["</g>"]
  }

  /// The times of the groups, as steps of an animation that begins again at its end.
  private func style(_ times: [Set<Int>]) -> [String] {
    let total = frames.reduce(0) { $0 + $1.milliseconds }
    let steps = times.enumerated().map { number, time in
      var (start, wasShown, steps) = (0, Bool?.none, "")
      for (index, frame) in frames.enumerated() {
        let isShown = time.contains(index)
        if isShown != wasShown {
          steps += "\(percent(start, of: total)){visibility:\(isShown ? "visible" : "hidden")}"
        }
        (start, wasShown) = (start + frame.milliseconds, isShown)
      }
      return ".t\(number){animation-name:t\(number)}@keyframes t\(number){\(steps)}"
    }
    return ["<style>", "@media (prefers-reduced-motion:no-preference){"]
      + ["g{animation:\(total)ms step-end infinite}"] + steps + ["}", "</style>"]
  }

  /// A time as a percentage with three decimals.
  private func percent(_ time: Int, of total: Int) -> String {
    let thousandths = time * 100_000 / total
    let decimals = String(thousandths % 1000 + 1000).dropFirst()
    return "\(thousandths / 1000).\(decimals)%"
  }
}
