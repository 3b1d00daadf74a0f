import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct LayerTests {
  @Test func aViewsLayerReflectsTheView() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    #expect(layer === view.layer)
    layer.masksToBounds = true
    layer.backgroundColor = Color.red.cgColor
    layer.opacity = 0.5
    layer.position = CGPoint(x: 50, y: 50)
    #expect(view.clipsToBounds)
    #expect(view.backgroundColor == .red)
    #expect(view.alpha == 0.5)
    #expect(view.frame == CGRect(x: 35, y: 30, width: 30, height: 40))
    view.isHidden = true
    view.backgroundColor = nil
    #expect(layer.isHidden)
    #expect(layer.backgroundColor == nil)
    #expect(layer.bounds == view.bounds)
  }

  @Test func addedLayersAndThoseOfTheSubviewsAreInOneOrder() {
    let (view, inside) = (View(), View())
    let (one, two) = (Layer(), GradientLayer())
    #expect(view.layer.sublayers == nil)
    view.addSubview(inside)
    view.layer.addSublayer(one)
    view.layer.insertSublayer(two, at: 0)
    #expect(view.layer.sublayers == [two, inside.layer, one])
    #expect(inside.layer.superlayer === view.layer)
    Layer().addSublayer(two)
    one.removeFromSuperlayer()
    #expect(view.layer.sublayers == [inside.layer])
    #expect(one.superlayer == nil)
  }

  @Test func addedLayersKeepTheirPlaceWhenSubviewsComeAndGo() {
    let view = View()
    let (a, b, c) = (View(), View(), View())
    let (back, middle) = (Layer(), Layer())
    view.layer.addSublayer(back)
    view.addSubview(a)
    view.layer.insertSublayer(middle, above: a.layer)
    view.addSubview(b)
    #expect(view.layer.sublayers == [back, a.layer, middle, b.layer])
    view.insertSubview(c, belowSubview: b)
    #expect(view.layer.sublayers == [back, a.layer, middle, c.layer, b.layer])
    view.insertSubview(c, aboveSubview: a)
    #expect(view.layer.sublayers == [back, a.layer, c.layer, middle, b.layer])
    view.sendSubviewToBack(b)
    #expect(view.layer.sublayers == [back, b.layer, a.layer, c.layer, middle])
    view.bringSubviewToFront(a)
    #expect(view.layer.sublayers == [back, b.layer, c.layer, middle, a.layer])
    b.removeFromSuperview()
    #expect(view.layer.sublayers == [back, c.layer, middle, a.layer])
    view.layer.insertSublayer(Layer(), below: a.layer)
    #expect(view.layer.sublayers?.last === a.layer)
  }

  @Test func aLayerWithoutAViewHasItsOwnFrame() {
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.position = CGPoint(x: 5, y: 5)
    #expect(layer.frame == CGRect(x: 0, y: -5, width: 10, height: 20))
    layer.borderColor = Color.systemBlue.cgColor
    let present = Color.systemBlue.resolvedColor(with: .current)
    #expect(Color(cgColor: Color.systemBlue.cgColor) == present)
    #expect(layer.borderColor?.components?.count == 4)
  }
}
