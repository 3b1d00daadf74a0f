import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct ValueControlTests {
  let simulator = Simulator()

  private func show(_ control: Control) {
    let ground = View()
    control.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: CGSize(width: 100, height: 40))
    ground.addSubview(control)
    simulator.show(ground)
  }

  private func changes(of control: Control) -> Counter {
    let counter = Counter()
    control.addAction(Action { _ in counter.count += 1 }, for: .valueChanged)
    return counter
  }

  @MainActor final class Counter { var count = 0 }

  @Test func aSwitchSendsItsActionForTouchesOnly() throws {
    let toggle = Switch()
    let counter = changes(of: toggle)
    show(toggle)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(counter.count == 0)
    try simulator.tap(toggle)
    #expect(toggle.isOn)
    #expect(counter.count == 1)
    #expect(Switch(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.size == Switch.size)
  }

  @Test func aTapSelectsASegment() throws {
    let control = SegmentedControl(items: ["A", "B", "C", "D"])
    let counter = changes(of: control)
    show(control)
    control.selectedSegmentIndex = 3
    #expect(counter.count == 0)
    try simulator.tap(at: CGPoint(x: 20 + 30, y: 30))
    #expect(control.selectedSegmentIndex == 1)
    try simulator.tapSegment("B", in: control)
    #expect(counter.count == 1)
    try simulator.tapSegment("A", in: control)
    #expect(control.selectedSegmentIndex == 0)
    control.setEnabled(false, forSegmentAt: 3)
    try simulator.tap(at: CGPoint(x: 20 + 90, y: 30))
    #expect(control.selectedSegmentIndex == 0)
    #expect(counter.count == 2)
  }

  @Test func theSelectionSurvivesInsertedAndRemovedSegments() {
    let control = SegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "New", at: 0, animated: false)
    control.insertSegment(withTitle: "Last", at: 99, animated: false)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["New", "A", "B", "Last"])
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func aSliderClampsItsValue() throws {
    let slider = Slider()
    let counter = changes(of: slider)
    show(slider)
    slider.maximumValue = 10
    slider.value = 12
    #expect(slider.value == 10)
    try simulator.slide(slider, to: 4)
    #expect(slider.value == 4)
    #expect(counter.count == 1)
    slider.minimumValue = 6
    #expect(slider.value == 6)
    slider.minimumValue = 20
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [20, 20, 20])
  }

  @Test func aStepperStepsByHalves() throws {
    let stepper = Stepper()
    let counter = changes(of: stepper)
    show(stepper)
    stepper.maximumValue = 2
    for _ in 0..<4 { try simulator.step(stepper, up: true) }
    #expect(stepper.value == 2)
    #expect(counter.count == 2)
    stepper.wraps = true
    try simulator.step(stepper, up: true)
    #expect(stepper.value == 0)
    try simulator.step(stepper, up: false)
    #expect(stepper.value == 2)
  }

  @Test func aPageControlTurnsPages() throws {
    let control = PageControl()
    let counter = changes(of: control)
    control.numberOfPages = 2
    show(control)
    for _ in 0..<3 { try simulator.tap(at: CGPoint(x: 110, y: 30)) }
    #expect(control.currentPage == 1)
    #expect(counter.count == 1)
    control.numberOfPages = 0
    #expect(control.currentPage == 0)
  }

  @Test func anActivityIndicatorHidesWhenItStops() {
    let wheel = ActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect([wheel.isHidden, wheel.isAnimating] == [false, true])
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect([wheel.isHidden, wheel.isAnimating] == [false, false])
    #expect(wheel.frame.size == CGSize(width: 37, height: 37))
  }

  @Test func progressIsClamped() {
    let line = ProgressView(progressViewStyle: .bar)
    line.progress = 1.5
    #expect(line.progress == 1)
    line.setProgress(-1, animated: true)
    #expect(line.progress == 0)
    #expect(line.intrinsicContentSize.height == 4)
    // iOS 14 doubled the height. (behaviour 23.3)
    Simulator(profile: .iOS13).run {
      #expect(ProgressView(progressViewStyle: .bar).frame.height == 2)
    }
  }
}
