import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct ZoomingTests {
  private final class Zoomer: NSObject, ScrollViewDelegate {
    let photo = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var events: [String] = []
    func viewForZooming(in scrollView: ScrollView) -> View? { photo }
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
      events.append("begin")
    }
    func scrollViewDidZoom(_ scrollView: ScrollView) { events.append("\(scrollView.zoomScale)") }
    func scrollViewDidEndZooming(
      _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
    ) { events.append("end \(scale)") }
  }

  private let zoomer = Zoomer()
  private let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let simulator = Simulator()

  init() {
    scrollView.addSubview(zoomer.photo)
    scrollView.contentSize = CGSize(width: 100, height: 100)
    scrollView.delegate = zoomer
    scrollView.maximumZoomScale = 4
    let root = View()
    root.addSubview(scrollView)
    simulator.show(root)
  }

  @Test func contentAndItsSizeAreScaledAroundTheCentre() {
    scrollView.zoomScale = 2
    #expect(zoomer.photo.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(scrollView.contentSize == CGSize(width: 200, height: 200))
    #expect(scrollView.contentOffset == CGPoint(x: 50, y: 50))
    #expect(zoomer.events == ["2.0"])
  }

  @Test func theScaleStaysWithinItsLimits() {
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 4)
    scrollView.zoomScale = 0.5
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.contentSize == CGSize(width: 100, height: 100))
  }

  @Test func aRectangleFillsTheView() throws {
    scrollView.zoom(to: CGRect(x: 75, y: 75, width: 25, height: 25), animated: true)
    #expect(scrollView.zoomScale == 4)
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 300))
    try simulator.settle()
    #expect(zoomer.events == ["4.0", "end 4.0"])
  }

  @Test func fingersZoomOnlyBetweenLimits() throws {
    #expect(try simulator.zoom(scrollView, to: 3))
    #expect(zoomer.events == ["begin", "3.0", "end 3.0"])
    scrollView.maximumZoomScale = 1
    #expect(try !simulator.zoom(scrollView, to: 2))
  }
}
