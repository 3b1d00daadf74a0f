import HeadlessKit
import TestSupport
import Testing

@MainActor
@Suite struct LayerTransformTests {
  @Test func aLayersTransformMovesItsView() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    view.transform = CGAffineTransform(translationX: 4, y: 5)
    let moved = CATransform3DMakeTranslation(4, 5, 0)
    #expect(CATransform3DEqualToTransform(view.layer.transform, moved))
  }

  @Test func zPositionIsStored() {
    var map = CATransform3DIdentity
    map.m34 = -0.002
    let view = View(frame: .zero)
    view.layer.transform = map
    #expect(CATransform3DEqualToTransform(view.layer.transform, map))
    #expect(view.transform == .identity)
  }

  #if os(Linux)
    @Test func rotationsAndProducts() {
      let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      #expect(abs(quarter.m12 - 1) < 1e-12 && abs(quarter.m21 + 1) < 1e-12)
      #expect(
        CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
          == CATransform3DConcat(
            CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 2, 2)))
      #expect(CATransform3DScale(CATransform3DIdentity, 2, 3, 4) == CATransform3DMakeScale(2, 3, 4))
      #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    /// Returns where a transform moves a point.
    private func apply(
      _ map: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> [CGFloat] {
      [
        x * map.m11 + y * map.m21 + z * map.m31 + map.m41,
        x * map.m12 + y * map.m22 + z * map.m32 + map.m42,
        x * map.m13 + y * map.m23 + z * map.m33 + map.m43,
      ]
    }

    private func areClose(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
      zip(one, other).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("a rotation about any axis keeps the axis and all lengths, and is undone by its opposite")
    func rotations() {
      var random = SeededGenerator(seed: 6)
      func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
      for _ in 0..<200 {
        let (angle, x, y, z) = (number(), number(), number(), number())
        let map = CATransform3DMakeRotation(angle, x, y, z)
        #expect(areClose(apply(map, x, y, z), [x, y, z]))
        let (a, b, c) = (number(), number(), number())
        let moved = apply(map, a, b, c)
        #expect(abs(moved.reduce(0) { $0 + $1 * $1 } - (a * a + b * b + c * c)) < 1e-9)
        let back = CATransform3DMakeRotation(-angle, x, y, z)
        #expect(areClose(apply(back, moved[0], moved[1], moved[2]), [a, b, c]))
        let half = CATransform3DMakeRotation(angle / 2, x, y, z)
        let twice = CATransform3DConcat(half, half)
        #expect(areClose(apply(twice, a, b, c), moved))
        #expect(areClose(apply(CATransform3DInvert(map), moved[0], moved[1], moved[2]), [a, b, c]))
      }
      // The first axis turns to the second one, the second to the third and the third to the first.
      let quarter = CGFloat.pi / 2
      #expect(areClose(apply(CATransform3DMakeRotation(quarter, 0, 0, 1), 1, 0, 0), [0, 1, 0]))
      #expect(areClose(apply(CATransform3DMakeRotation(quarter, 1, 0, 0), 0, 1, 0), [0, 0, 1]))
      #expect(areClose(apply(CATransform3DMakeRotation(quarter, 0, 1, 0), 0, 0, 1), [1, 0, 0]))
    }
  #endif
}
