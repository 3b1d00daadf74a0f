import Foundation

// What the texts of attributes stand for. The reader has checked that numbers are numbers.

extension DocumentElement {
  func flag(_ name: String, default value: Bool = false) -> Bool {
    attributes[name].map { $0 == "YES" } ?? value
  }

  func number(_ name: String) -> CGFloat? {
    attributes[name].flatMap(Self.number)
  }

  func integer(_ name: String) -> Int? {
    number(name).map { Int($0) }
  }

  /// Returns the number in a text. The smallest positive numbers mean zero (behaviour 23.7).
  static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), number.isFinite, abs(number) <= largestNumber else {
      return nil
    }
    return abs(number) < 1e-300 ? 0 : CGFloat(number)
  }

  /// Larger numbers are no lengths.
  static var largestNumber: Double { 1e9 }

  var rect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }
  var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }

  /// The frame that Interface Builder recorded (behaviour 23.3): a rectangle, or in some documents of
  /// Xcode 9 and 10 the distances from the superview's edges beside the size.
  var recordedFrame: CGRect? {
    for child in children {
      switch (child.name, child.key) {
      case ("rect", "frame"): return child.rect
      case ("frame", "frameInset"):
        return CGRect(
          origin: CGPoint(x: child.number("minX") ?? 0, y: child.number("minY") ?? 0),
          size: child.size)
      default: continue
      }
    }
    return nil
  }

  /// The multiplier of a constraint: a number, or a ratio such as `16:9` or `1/3`.
  var multiplier: CGFloat {
    guard let text = attributes["multiplier"] else { return 1 }
    let parts = text.split { ":/".contains($0) }.compactMap { Self.number(String($0)) }
    switch parts.count {
    case 1: return parts[0]
    case 2 where parts[1] != 0: return parts[0] / parts[1]
    default: return 1
    }
  }
}
