import Foundation

/// How eyes see a colour, so that tests can judge colours for all of them.
///
/// The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency" (IEEE TVCG 15, 2009), for a severity of 1.0; they apply
/// to linear light.
enum Eyes: String, CaseIterable {
  case usual
  case protanopia
  case deuteranopia
  case tritanopia

  private var rows: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// Red, green and blue of the perceived light, 0 to 1 each.
  private func light(_ rgb: UInt32) -> [Double] {
    let linear = [16, 8, 0].map { (shift: UInt32) -> Double in
      let value = Double(rgb >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return rows.map { row in min(1, max(0, product(row, linear))) }
  }

  /// The scalar product.
  private func product(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).map(*).reduce(0, +)
  }

  /// The contrast of two colours by WCAG 2, 1 to 21.
  func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    let levels = [first, second].map { 0.05 + product([0.2126, 0.7152, 0.0722], light($0)) }
      .sorted()
    return levels[1] / levels[0]
  }

  /// The perceived difference of two colours: their distance in CIELAB (1976), where 2 is just
  /// noticeable.
  func distance(_ first: UInt32, _ second: UInt32) -> Double {
    let differences = zip(lab(first), lab(second)).map(-)
    return product(differences, differences).squareRoot()
  }

  private func lab(_ rgb: UInt32) -> [Double] {
    let light = light(rgb)
    let rows = [
      [0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505],
    ]
    let white = [0.95047, 1, 1.08883]
    let xyz = zip(rows, white).map { (row, white) -> Double in
      let value = product(row, light) / white
      return value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
    }
    return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])]
  }
}
