import Foundation
import HeadlessKit
import Testing

/// Recognisers that recognise one movement together, and the recogniser of scrolling.
@MainActor
@Suite struct TogetherTests {
  let simulator = Simulator()
  let outer = View()
  let inner = View(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let outerPan = PanGestureRecognizer()
  let innerPan = PanGestureRecognizer()
  let log = StateLog()

  init() {
    outer.addSubview(inner)
    outer.addGestureRecognizer(outerPan)
    inner.addGestureRecognizer(innerPan)
    log.note(outerPan, "outer")
    log.note(innerPan, "inner")
    simulator.show(outer)
  }

  @Test func theInnermostPanGetsTheMovement() throws {
    try simulator.swipe(inner, .left)
    #expect(log.lines == ["inner began", "inner changed", "inner ended"])
  }

  @Test func pansThatMayGoTogetherDo() throws {
    let together = Together()
    outerPan.delegate = together
    try simulator.swipe(inner, .left)
    #expect(
      log.lines == [
        "inner began", "outer began", "inner changed", "inner ended", "outer changed",
        "outer ended",
      ])
  }

  @Test func aPanWaitsForTheOneThatMustFail() throws {
    innerPan.require(toFail: outerPan)
    try simulator.swipe(inner, .left)
    #expect(log.lines == ["outer began", "outer changed", "outer ended"])
    log.lines = []
    let refusing = Refusing()
    outerPan.delegate = refusing
    try simulator.swipe(inner, .left)
    #expect(log.lines == ["inner began", "inner changed", "inner ended"])
  }

  @Test func theRecogniserOfScrollingFollowsTheFinger() throws {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    let reader = TranslationReader()
    scroll.delegate = reader
    outer.addSubview(scroll)
    #expect(scroll.panGestureRecognizer.view === scroll)
    try simulator.scroll(scroll, by: CGPoint(x: 0, y: 250))
    #expect(reader.begun == .began)
    #expect(reader.heights.last == -250)
    #expect(reader.heights == reader.heights.sorted(by: >))
    #expect(reader.downwards == false)
    #expect(scroll.panGestureRecognizer.state == .possible)
    #expect(scroll.panGestureRecognizer.translation(in: scroll) == .zero)
  }
}

@MainActor
final class StateLog {
  var lines: [String] = []
  func note(_ recognizer: GestureRecognizer, _ name: String) {
    recognizer.addHandler { [weak self] in self?.lines.append("\(name) \($0.state)") }
  }
}

private final class Together: NSObject, GestureRecognizerDelegate {
  func gestureRecognizer(
    _ one: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}

private final class Refusing: NSObject, GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { false }
}

/// A delegate that reads the recogniser, as bars that hide on scrolling do.
private final class TranslationReader: NSObject, ScrollViewDelegate {
  var begun: GestureRecognizer.State?
  var heights: [CGFloat] = []
  var downwards: Bool?
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    begun = scrollView.panGestureRecognizer.state
    downwards = scrollView.panGestureRecognizer.velocity(in: scrollView).y > 0
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    heights.append(scrollView.panGestureRecognizer.translation(in: scrollView).y)
  }
}
