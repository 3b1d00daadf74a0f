import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Views with a custom layer class.
@MainActor
@Suite struct LayerClassTests {
  final class Sky: View {
    override class var layerClass: AnyClass { GradientLayer.self }
  }

  final class Wave: Layer {
    let crests: Int

    override init() {
      crests = 3
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Sea: View {
    override class var layerClass: AnyClass { Wave.self }
  }

  @Test func theLayerHasTheLayerClass() {
    let sky = Sky(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(sky.layer is GradientLayer)
    #expect(sky.layer.frame == sky.frame)
    #expect((Sea().layer as? Wave)?.crests == 3)
    #expect(type(of: View().layer) == Layer.self)
  }

  @Test func sublayersAreInsertedAboveAndBelowOthers() {
    let (ground, low, high) = (Layer(), Layer(), Layer())
    ground.addSublayer(low)
    ground.insertSublayer(high, above: low)
    #expect(ground.sublayers == [low, high])
    ground.insertSublayer(high, below: low)
    #expect(ground.sublayers == [high, low])
  }
}
