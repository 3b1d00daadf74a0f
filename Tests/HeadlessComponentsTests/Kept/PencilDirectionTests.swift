import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// The direction of a pencil, as an angle and as a vector.
@MainActor
@Suite struct PencilDirectionTests {
  private final class Canvas: View {
    var touches: [Touch] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      super.touchesBegan(touches, with: event)
      self.touches += touches
    }
  }

  @Test func aTouchAndAHoverHaveOneDirection() throws {
    let (simulator, ground) = (Simulator(), View())
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    canvas.accessibilityIdentifier = "canvas"
    let hover = HoverGestureRecognizer()
    ground.addSubview(canvas)
    simulator.show(ground)
    try simulator.tap(.identifier("canvas"))
    let touch = try #require(canvas.touches.first)
    let angle = touch.azimuthAngle(in: canvas)
    let vector = touch.azimuthUnitVector(in: canvas)
    #expect(abs(vector.dx - cos(angle)) < 1e-9)
    #expect(abs(vector.dy - sin(angle)) < 1e-9)
    #expect(hover.azimuthAngle(in: canvas) == angle)
    #expect(hover.altitudeAngle == touch.altitudeAngle)
    #expect(hover.rollAngle == touch.rollAngle)
  }
}
