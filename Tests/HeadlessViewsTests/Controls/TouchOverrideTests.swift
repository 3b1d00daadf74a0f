import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Views that override touch methods, and gestures of two fingers.
@MainActor
@Suite struct TouchOverrideTests {
  final class Pad: View {
    var diary: [String] = []
    var keepsTouches = true

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      note("began", touches, event)
      if !keepsTouches { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
      note("moved", touches, event)
      if !keepsTouches { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
      note("ended", touches, event)
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
      note("cancelled", touches, event)
    }

    private func note(_ word: String, _ touches: Set<Touch>, _ event: Event?) {
      let places = touches.map { touch in
        let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
        return "\(Int(now.x)) from \(Int(before.x))"
      }
      let isAll = event?.allTouches == touches && event?.touches(for: self) == touches
      diary.append("\(word) at \(places.joined())\(isAll ? "" : " of others")")
    }
  }

  let simulator = Simulator()
  let pad = Pad(frame: CGRect(x: 0, y: 100, width: 200, height: 200))

  init() {
    let screen = ViewController()
    screen.view.addSubview(pad)
    simulator.show(screen)
  }

  @Test func aTapBeginsAndEnds() throws {
    try simulator.tap(pad)
    #expect(pad.diary == ["began at 100 from 100", "ended at 100 from 100"])
  }

  @Test func aSwipeMoves() throws {
    try simulator.swipe(pad, .left)
    #expect(
      pad.diary == [
        "began at 100 from 100", "moved at 0 from 100", "ended at 0 from 100",
      ])
  }

  @Test func aRecognizedGestureCancelsTheTouch() throws {
    pad.addGestureRecognizer(TapGestureRecognizer())
    try simulator.tap(pad)
    #expect(pad.diary == ["began at 100 from 100", "cancelled at 100 from 100"])
  }

  /// A client's recogniser, which recognises its gesture in one of the phases of a touch.
  final class Tracker: GestureRecognizer {
    var phase = Touch.Phase.began

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
      if phase == .began { state = .began }
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
      if phase == .moved { state = .began }
    }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
      state = phase == .ended || state == .began ? .ended : .failed
    }
  }

  @Test(arguments: [Touch.Phase.began, .ended, .moved])
  func aClientsRecognizerCancelsTheTouch(_ phase: Touch.Phase) throws {
    let tracker = Tracker()
    tracker.phase = phase
    pad.superview?.addGestureRecognizer(tracker)
    try simulator.tap(pad)
    let end = phase == .moved ? "ended" : "cancelled"
    #expect(pad.diary == ["began at 100 from 100", "\(end) at 100 from 100"])
    pad.diary = []
    try? simulator.swipe(pad, .left)
    let isMoved = phase == .ended ? ["moved at 0 from 100"] : []
    let place = phase == .began ? "100" : "0"
    #expect(
      pad.diary == ["began at 100 from 100"] + isMoved + ["cancelled at \(place) from 100"])
    pad.diary = []
    tracker.cancelsTouchesInView = false
    try simulator.tap(pad)
    #expect(pad.diary == ["began at 100 from 100", "ended at 100 from 100"])
  }

  @Test(arguments: [Touch.Phase.began, .ended], [true, false])
  func aClientsRecognizerKeepsTouchesFromControlsAndRows(
    _ phase: Touch.Phase, _ cancels: Bool
  ) throws {
    final class Rows: TableViewController {
      var diary: [String] = []
      override func tableView(_ tableView: TableView, numberOfRowsInSection: Int) -> Int { 1 }
      override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Emma"
        let button = Button(
          type: .system,
          primaryAction: Action(title: "Read") { [weak self] _ in
            self?.diary.append("read")
          })
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        cell.accessoryView = button
        return cell
      }
      override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        diary.append("selected")
      }
    }
    let (rows, tracker, other) = (Rows(), Tracker(), TapGestureRecognizer())
    (tracker.phase, tracker.cancelsTouchesInView, other.cancelsTouchesInView) =
      (phase, cancels, false)
    simulator.show(rows)
    rows.tableView.addGestureRecognizer(tracker)
    try simulator.tap(.row("Emma"))
    try simulator.tap(.button("Read"))
    #expect(rows.diary == (cancels ? [] : ["selected", "read"]))
  }

  @Test func aGestureWithoutCancellingLeavesTheTouch() throws {
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    pad.addGestureRecognizer(tap)
    try simulator.tap(pad)
    #expect(pad.diary == ["began at 100 from 100", "ended at 100 from 100"])
  }

  @Test func aPlainSubviewPassesTouchesToItsSuperview() throws {
    let child = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    pad.addSubview(child)
    try simulator.tap(child)
    #expect(pad.diary == ["began at 25 from 25 of others", "ended at 25 from 25 of others"])
  }

  @Test func twoFingersPinch() throws {
    let pinch = PinchGestureRecognizer()
    var scales: [CGFloat] = []
    pinch.addHandler { _ in scales.append(pinch.scale) }
    pad.addGestureRecognizer(pinch)
    try simulator.pinch(pad, scale: 2)
    #expect(scales == [1, 2, 2])
    #expect(pinch.scale == 1)
  }

  @Test func aGestureOfTwoFingersCancelsTheTouchIfItMay() throws {
    let pinch = PinchGestureRecognizer()
    pad.addGestureRecognizer(pinch)
    try simulator.pinch(pad, scale: 2)
    #expect(pad.diary == ["began at 100 from 100", "cancelled at 100 from 100"])
    pad.diary = []
    pinch.cancelsTouchesInView = false
    try simulator.pinch(pad, scale: 2)
    #expect(pad.diary == ["began at 100 from 100", "ended at 100 from 100"])
  }

  @Test func aRecognizerOfTheAppsOwnHearsTheTouches() throws {
    final class Tracker: GestureRecognizer {
      var diary: [String] = []

      override func touchesBegan(_ touches: Set<Touch>, with event: HeadlessKit.Event) {
        diary.append("began \(touches.count)")
      }
      override func touchesMoved(_ touches: Set<Touch>, with event: HeadlessKit.Event) {
        diary.append("moved \(touches.count)")
      }
      override func touchesEnded(_ touches: Set<Touch>, with event: HeadlessKit.Event) {
        diary.append("ended \(touches.count)")
      }
    }
    let tracker = Tracker()
    pad.addGestureRecognizer(tracker)
    try simulator.swipe(pad, .left)
    #expect(tracker.diary == ["began 1", "moved 1", "ended 1"])
  }

  @Test func twoFingersRotate() throws {
    let turn = RotationGestureRecognizer()
    var angles: [CGFloat] = []
    var fingers: Set<Int> = []
    turn.addHandler { _ in
      angles.append(turn.rotation)
      fingers.insert(turn.numberOfTouches)
    }
    pad.addGestureRecognizer(turn)
    try simulator.rotate(pad, by: 0.5)
    #expect(angles == [0, 0.5, 0.5])
    #expect(fingers == [2])
  }

  @Test func aControlTracksTheTouch() throws {
    final class Knob: Control {
      var diary: [String] = []
      var follows = true

      override func beginTracking(_ touch: Touch, with event: HeadlessKit.Event?) -> Bool {
        diary.append("begin")
        return follows
      }
      override func endTracking(_ touch: Touch?, with event: HeadlessKit.Event?) {
        diary.append("end")
      }
    }
    let knob = Knob(frame: CGRect(x: 0, y: 400, width: 40, height: 40))
    knob.addAction(Action { _ in knob.diary.append("up") }, for: .touchUpInside)
    pad.superview?.addSubview(knob)
    try simulator.tap(knob)
    #expect(knob.diary == ["begin", "end", "up"])
    knob.follows = false
    try simulator.tap(knob)
    #expect(knob.diary == ["begin", "end", "up", "begin"])
  }
}
