import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct ViewGeometryTests {
  @Test func aFrameIsReadBackAsItWasSet() {
    for x in [0.1, 44.333333, -7.7, 1e6] {
      for width in [0.3, 0, 20.287109375, 1e7] {
        var geometry = ViewGeometry()
        geometry.frame = CGRect(x: x, y: x, width: width, height: width)
        #expect(geometry.frame == CGRect(x: x, y: x, width: width, height: width))
        #expect(geometry.bounds == CGRect(x: 0, y: 0, width: width, height: width))
      }
    }
  }

  @Test func changingTheBoundsKeepsTheCentre() {
    var geometry = ViewGeometry()
    geometry.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    geometry.bounds = CGRect(x: 5, y: 6, width: 50, height: 10)
    #expect(geometry.center == CGPoint(x: 25, y: 40))
    #expect(geometry.frame == CGRect(x: 0, y: 35, width: 50, height: 10))
    geometry.center = CGPoint(x: 100, y: 100)
    #expect(geometry.frame == CGRect(x: 75, y: 95, width: 50, height: 10))
    #expect(geometry.bounds == CGRect(x: 5, y: 6, width: 50, height: 10))
  }

  @Test func aNegativeSizeIsStandardized() {
    var geometry = ViewGeometry()
    geometry.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(geometry.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test func pointsConvertInBothDirections() {
    var geometry = ViewGeometry()
    geometry.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    geometry.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(geometry.pointInSuperview(CGPoint(x: 1, y: 52)) == CGPoint(x: 11, y: 22))
    #expect(geometry.pointFromSuperview(CGPoint(x: 11, y: 22)) == CGPoint(x: 1, y: 52))
  }

  @Test func aTransformAppliesAroundTheCentre() {
    var geometry = ViewGeometry()
    geometry.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    geometry.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(geometry.frame == CGRect(x: -50, y: 10, width: 200, height: 20))
    #expect(geometry.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(geometry.pointInSuperview(CGPoint(x: 100, y: 0)) == CGPoint(x: 150, y: 10))
    #expect(geometry.pointFromSuperview(CGPoint(x: 150, y: 10)) == CGPoint(x: 100, y: 0))
    #expect(
      geometry.rectInSuperview(CGRect(x: 0, y: 0, width: 10, height: 10))
        == CGRect(x: -50, y: 10, width: 20, height: 5))
    geometry.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    #expect(geometry.bounds.size == CGSize(width: 100, height: 40))
  }
}
