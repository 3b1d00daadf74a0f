// The values of Core Graphics that Core Foundation declares on a Mac, which Foundation re-exports.
// Declarations only: nothing here is ever run. See `.ci/darwin`.
import Foundation

public struct CGAffineTransform: Equatable, Codable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public init() { fatalError() }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    fatalError()
  }
}

public struct CGVector: Equatable, Codable, Sendable {
  public var dx, dy: CGFloat
  public init() { fatalError() }
  public init(dx: CGFloat, dy: CGFloat) { fatalError() }
}
