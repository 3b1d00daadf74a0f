import Foundation
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct ViewTouchTests {
  let simulator = Simulator()
  let ground = View()
  let box = View(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let log = Log()

  init() {
    ground.addSubview(box)
    simulator.show(ground)
  }

  @MainActor final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func tap(_ name: String, on view: View, taps: Int = 1) -> TapGestureRecognizer {
    let recognizer = TapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    recognizer.addHandler { [log] in
      let place = $0.location(in: view)
      log.lines.append("\(name) \($0.state) at (\(place.x), \(place.y))")
    }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func theInnermostRecognizerWins() throws {
    let (outer, inner) = (tap("outer", on: ground), tap("inner", on: box))
    try simulator.tap(box)
    #expect(log.take() == ["inner ended at (50.0, 50.0)"])
    #expect(inner.state == .possible)
    try simulator.tap(at: CGPoint(x: 10, y: 20))
    #expect(log.take() == ["outer ended at (10.0, 20.0)"])
    inner.isEnabled = false
    try simulator.tap(box)
    #expect(log.take() == ["outer ended at (150.0, 150.0)"])
    box.removeGestureRecognizer(inner)
    #expect(box.gestureRecognizers == nil)
    #expect(ground.gestureRecognizers == [outer])
  }

  @Test func aSingleTapWaitsForADoubleTapIfRequired() throws {
    let single = tap("single", on: box)
    let double = tap("double", on: box, taps: 2)
    try simulator.tap(box, times: 2)
    #expect(log.take().map { String($0.prefix(6)) } == ["single", "double"])
    single.require(toFail: double)
    try simulator.tap(box, times: 2)
    #expect(log.take().map { String($0.prefix(6)) } == ["double"])
    try simulator.tap(box)
    #expect(log.take().map { String($0.prefix(6)) } == ["single"])
  }

  final class Chooser: NSObject, GestureRecognizerDelegate {
    var begins = true
    var receives = true
    var together = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool { together }
  }

  @Test func theDelegateChooses() throws {
    _ = tap("outer", on: ground)
    let chooser = Chooser()
    let inner = tap("inner", on: box)
    inner.delegate = chooser
    func heard() throws -> [String] {
      try simulator.tap(box)
      return log.take().map { String($0.prefix(5)) }
    }
    chooser.begins = false
    #expect(try heard() == ["outer"])
    (chooser.begins, chooser.receives) = (true, false)
    #expect(try heard() == ["outer"])
    (chooser.receives, chooser.together) = (true, true)
    #expect(try heard() == ["inner", "outer"])
  }

  @Test func aControlKeepsItsTaps() throws {
    _ = tap("ground", on: ground)
    let button = Button(frame: box.bounds)
    button.addAction(Action { [log] _ in log.lines.append("button") }, for: .touchUpInside)
    box.addSubview(button)
    try simulator.tap(button)
    #expect(log.take() == ["button"])
    let own = tap("own", on: button)
    button.addAction(Action { [log] _ in log.lines.append("cancel") }, for: .touchCancel)
    try simulator.tap(button)
    #expect(log.take() == ["cancel", "own ended at (50.0, 50.0)"])
    own.cancelsTouchesInView = false
    try simulator.tap(button)
    #expect(log.take() == ["own ended at (50.0, 50.0)", "button"])
  }

  @Test func aLongPressLastsItsMinimumDuration() throws {
    let press = LongPressGestureRecognizer()
    press.addHandler { [log, simulator] in
      log.lines.append("\($0.state) at \(simulator.clock.now) s")
    }
    box.addGestureRecognizer(press)
    try simulator.longPress(box)
    #expect(log.take() == ["began at 0.5 s", "ended at 1.0 s"])
    try simulator.longPress(box, duration: 0.25)
    #expect(log.take() == [])
    #expect(simulator.clock.now == 1.25)
  }

  @Test func swipesAndPansAreRecognized() throws {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = [.left, .up]
    swipe.addHandler { [log] _ in log.lines.append("swipe") }
    box.addGestureRecognizer(swipe)
    let pan = PanGestureRecognizer()
    pan.addHandler { [log] in
      guard let pan = $0 as? PanGestureRecognizer else { return }
      log.lines.append("\(pan.state) \(pan.translation(in: nil).x)")
    }
    ground.addGestureRecognizer(pan)
    try simulator.swipe(box, .left)
    try simulator.swipe(box, .right)
    #expect(log.take() == ["swipe", "began 0.0", "changed 100.0", "ended 100.0"])
  }

  @Test func anUnreachableViewGivesTheReason() {
    func reason(_ change: (View) -> Void) -> String? {
      let view = Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.reportedClassName = "It"
      box.reportedClassName = "Box"
      box.addSubview(view)
      defer { view.removeFromSuperview() }
      defer {
        (box.isHidden, box.alpha, box.isUserInteractionEnabled) = (false, 1, true)
        ground.subviews.last.map { if $0 !== box { $0.removeFromSuperview() } }
      }
      change(view)
      guard let text = simulator.refusal(of: view)?.message("tap") else { return nil }
      return text.replacing(/<(\w+): 0x[^<>]*(<[^<>]*>[^<>]*)*>/) { "\($0.output.1)" }
    }
    #expect(reason { _ in } == nil)
    let cases: [(String, (View) -> Void)] = [
      ("It is not in a window of this simulator. Show it first.", { $0.removeFromSuperview() }),
      ("It is hidden.", { $0.isHidden = true }),
      ("Box, which It is in, is hidden.", { _ in box.isHidden = true }),
      ("It has an alpha below 0.01, so it gets no touches.", { $0.alpha = 0 }),
      ("It does not allow user interaction.", { $0.isUserInteractionEnabled = false }),
      ("It is disabled.", { ($0 as? Control)?.isEnabled = false }),
      ("It has no size. Lay it out first.", { $0.frame = .zero }),
      ("the middle of It is not on screen. Scroll to it first.", { $0.frame.origin.y = 900 }),
      (
        "It is covered by Cover.",
        { _ in
          let cover = View(frame: ground.bounds)
          cover.reportedClassName = "Cover"
          ground.addSubview(cover)
        }
      ),
    ]
    for (text, change) in cases { #expect(reason(change) == "Simulator.tap: \(text)") }
  }
}
