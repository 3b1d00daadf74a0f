import HeadlessKit
import Testing

@Suite struct AffineTransformTests {
  let point = CGPoint(x: 3, y: 4)

  @Test func concatenationHasTheOrderOfCoreGraphics() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let shift = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(scale.concatenating(shift)) == CGPoint(x: 16, y: 32))
    #expect(point.applying(shift.concatenating(scale)) == CGPoint(x: 26, y: 72))
    #expect(point.applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 26, y: 72))
    #expect(point.applying(shift.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 32))
  }

  @Test func theInverseUndoesATransform() {
    let there = CGAffineTransform(scaleX: 2, y: 4).translatedBy(x: 8, y: -2)
    #expect(there.concatenating(there.inverted()).isIdentity)
    #expect(point.applying(there).applying(there.inverted()) == point)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aQuarterTurnRotatesTheAxes() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15)
    #expect(turned.y == 1)
  }

  @Test func affineTransformsConvertToThreeDimensions() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(CATransform3DIsAffine(space))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity))
  }
}
