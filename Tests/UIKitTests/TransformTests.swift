#if os(Linux)
  import Testing
  import UIKit

  @Suite struct TransformTests {
    @Test func `an inverted transform undoes another one`() {
      let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 8), 0.25, 0.5, 0.5)
      let inverse = CATransform3DInvert(moved)
      #expect(CATransform3DConcat(moved, inverse) == CATransform3DIdentity)
      #expect(
        inverse
          == CATransform3DConcat(
            CATransform3DMakeScale(0.5, 0.25, 0.125),
            CATransform3DMakeTranslation(-0.25, -0.5, -0.5)))
      var perspective = CATransform3DIdentity
      perspective.m34 = -0.5
      #expect(
        CATransform3DInvert(perspective)
          == CATransform3D(
            m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 1, m34: 0.5, m41: 0, m42: 0, m43: 0, m44: 1))
    }

    @Test func `a transform that nothing undoes is returned`() {
      let flat = CATransform3DMakeScale(1, 0, 1)
      #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func `a colour space says what its components mean`() {
      #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
      #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
    }
  }
#endif
