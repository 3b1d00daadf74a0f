import HeadlessKit
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
  #endif
}
