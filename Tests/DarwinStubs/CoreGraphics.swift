@_exported import CoreFoundationTypes
import Foundation

// What Core Graphics declares on a Mac, as far as HeadlessKit or its users' files mention it.
// Declarations only: nothing here is ever run. See `.ci/darwin`.
public class CGColor: Hashable {
  public static func == (a: CGColor, b: CGColor) -> Bool { true }
  public func hash(into h: inout Hasher) {}
  public init(gray: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public var components: [CGFloat]? { nil }
  public var numberOfComponents: Int { 0 }
  public var alpha: CGFloat { 0 }
}
public struct CGPathElement {
  public var type: CGPathElementType; public var points: UnsafeMutablePointer<CGPoint>
}
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
public class CGPath: Hashable {
  public static func == (a: CGPath, b: CGPath) -> Bool { true }
  public func hash(into h: inout Hasher) {}
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
  init() {}
}
public class CGMutablePath: CGPath {
  public override init() { super.init() }
  public func move(to: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addCurve(
    to: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addQuadCurve(to: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity)
  {}
  public func closeSubpath() {}
}
public class CGContext { init() {} }
public class CGImage { init() {} }
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter
}
extension CGAffineTransform {
  public init(translationX: CGFloat, y: CGFloat) { fatalError() }
  public init(scaleX: CGFloat, y: CGFloat) { fatalError() }
  public init(rotationAngle: CGFloat) { fatalError() }
  public static var identity: CGAffineTransform { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
}
extension CGPoint { public func applying(_ transform: CGAffineTransform) -> CGPoint { self } }
extension CGSize { public func applying(_ transform: CGAffineTransform) -> CGSize { self } }
extension CGRect { public func applying(_ transform: CGAffineTransform) -> CGRect { self } }
extension CGVector {
  public init(dx: Int, dy: Int) { fatalError() }
  public init(dx: Double, dy: Double) { fatalError() }
  public static var zero: CGVector { fatalError() }
}
