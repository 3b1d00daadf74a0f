import HeadlessKit
import Testing

@MainActor
@Suite struct ConvertTests {
  @Test func pointsConvertBetweenViewsOfAWindow() {
    let scroll = View(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let cell = View(frame: CGRect(x: 0, y: 44, width: 100, height: 44))
    let label = View(frame: CGRect(x: 16, y: 12, width: 50, height: 20))
    let other = View(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    let root = View()
    let simulator = Simulator()
    let window = simulator.show(root)
    root.addSubview(scroll)
    root.addSubview(other)
    scroll.addSubview(cell)
    cell.addSubview(label)
    scroll.bounds.origin.y = 30
    #expect(label.convert(CGPoint.zero, to: nil) == CGPoint(x: 16, y: 126))
    #expect(label.convert(CGPoint.zero, to: window) == CGPoint(x: 16, y: 126))
    #expect(label.convert(CGPoint.zero, to: other) == CGPoint(x: -34, y: 76))
    #expect(other.convert(CGPoint.zero, from: label) == CGPoint(x: -34, y: 76))
    #expect(
      label.convert(label.bounds, to: scroll) == CGRect(x: 16, y: 56, width: 50, height: 20))
    #expect(
      scroll.convert(CGRect(x: 16, y: 56, width: 50, height: 20), to: label) == label.bounds)
    #expect(
      scroll.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: nil)
        == CGRect(x: 0, y: -70, width: 1, height: 1))
  }

  @Test func withoutAWindowNilMeansTheOutermostView() {
    let root = View(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 6, y: 7))
    #expect(view.convert(CGPoint(x: 6, y: 7), from: nil) == .zero)
  }
}
