extension Color {
  /// The six steps of the palette's cube, 16 to 231.
  private static let steps: [UInt32] = [0, 95, 135, 175, 215, 255]

  /// Red, green and blue of an index of the xterm palette; black for the first 16, which every
  /// terminal shows as it likes.
  static func rgb(of index: UInt8) -> UInt32 {
    if index < 16 { return 0 }
    if index > 231 {
      let grey = UInt32(index - 232) * 10 + 8
      return grey << 16 | grey << 8 | grey
    }
    let cube = Int(index) - 16
    return steps[cube / 36] << 16 | steps[cube / 6 % 6] << 8 | steps[cube % 6]
  }

  /// The index from 16 on that is nearest to a colour; the lowest of several.
  static func nearest(to rgb: UInt32) -> UInt8 {
    var best: (index: UInt8, distance: Int) = (16, .max)
    for index in UInt8(16)...255 {
      let distance = distance(self.rgb(of: index), rgb)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    func square(_ shift: UInt32) -> Int {
      let difference = Int(first >> shift & 255) - Int(second >> shift & 255)
      return difference * difference
    }
    return square(16) + square(8) + square(0)
  }
}
