import Foundation
import TestSupport
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessViews

/// The values of controls, whatever is set and tapped, against plain models.
@MainActor
@Suite struct ControlRuleTests {
  private let simulator = Simulator()
  private let ground = View()

  init() { simulator.show(ground) }

  private func show(_ control: Control, width: CGFloat, height: CGFloat = 40) {
    control.frame = CGRect(x: 20, y: 20, width: width, height: height)
    ground.addSubview(control)
  }

  /// The events that a control sends, in order.
  private final class Heard {
    var events: [String] = []
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private func hear(_ control: Control) -> Heard {
    let heard = Heard()
    let names: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(Action { _ in heard.events.append(name) }, for: event)
    }
    return heard
  }

  // MARK: Numbers

  @Test func aSlidersValueIsBetweenItsLimits() {
    for seed in 0..<UInt64(40) {
      var random = SeededGenerator(seed: seed)
      let slider = Slider()
      let heard = hear(slider)
      var (low, high, value): (Float, Float, Float) = (0, 1, 0)
      for _ in 0..<20 {
        let number = Float(Int.random(in: -10...10, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          (slider.minimumValue, low, high) = (number, number, max(high, number))
        case 1:
          (slider.maximumValue, low, high) = (number, min(low, number), number)
        case 2:
          slider.setValue(number, animated: true)
          value = number
        default:
          let steps = Bool.random(using: &random) ? 1 : -1
          steps > 0 ? slider.accessibilityIncrement() : slider.accessibilityDecrement()
          value += Float(steps) * (high - low) / 10
          #expect(heard.take() == ["value"])
        }
        value = min(max(value, low), high)
        #expect(heard.take() == [])
        #expect([slider.minimumValue, slider.maximumValue] == [low, high], "\(seed)")
        #expect(abs(slider.value - value) < 1e-4, "\(seed)")
        value = slider.value
        let percent = high > low ? Int(((value - low) / (high - low) * 100).rounded()) : 0
        #expect(slider.accessibilityValue == "\(percent)%")
        let bounds = CGRect(x: 5, y: 10, width: 104, height: 30)
        let track = slider.trackRect(forBounds: bounds)
        #expect(track == CGRect(x: 7, y: 23, width: 100, height: 4))
        let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
        let part = high > low ? CGFloat((value - low) / (high - low)) : 0
        #expect(abs(thumb.minX - (7 + 72 * part)) < 1e-3)
        #expect(thumb.minY == 11 && thumb.size == CGSize(width: 28, height: 28))
      }
    }
    #expect(Slider().trackRect(forBounds: .zero).width == 0)
    let slider = Slider()
    let (one, other) = (Image(), Image())
    slider.setThumbImage(one, for: .normal)
    slider.setThumbImage(other, for: .highlighted)
    #expect(slider.currentThumbImage === one)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === other)
    slider.isSelected = true
    #expect(slider.currentThumbImage === one && slider.thumbImage(for: .disabled) == nil)
  }

  @Test func aStepperGoesOnOrRoundWithinItsLimits() throws {
    for seed in 0..<UInt64(30) {
      var random = SeededGenerator(seed: seed)
      let stepper = Stepper()
      show(stepper, width: 94, height: 32)
      let heard = hear(stepper)
      var (low, high, value, step, wraps) = (0.0, 100.0, 0.0, 1.0, false)
      for _ in 0..<16 {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          low = Double(Int.random(in: -5...5, using: &random))
          high = max(low, high)
          (stepper.maximumValue, stepper.minimumValue) = (high, low)
        case 1:
          high = low + Double(Int.random(in: 0...5, using: &random))
          stepper.maximumValue = high
        case 2:
          value = Double(Int.random(in: -9...9, using: &random))
          stepper.value = value
        case 3:
          step = [0.5, 1, 3].randomElement(using: &random) ?? 1
          stepper.stepValue = step
        case 4:
          wraps.toggle()
          stepper.wraps = wraps
        default:
          let isUp = Bool.random(using: &random)
          try simulator.tap(at: CGPoint(x: isUp ? 70 : 60, y: 36))
          let wanted = value + (isUp ? step : -step)
          let old = value
          value = wanted
          if wanted < low { value = wraps ? high : low }
          if wanted > high { value = wraps ? low : high }
          #expect(
            heard.take()
              == ["down"] + (value == old ? [] : ["value", "primary"]) + ["up"], "\(seed)")
        }
        value = min(max(value, low), high)
        #expect(stepper.value == value, "\(seed)")
        #expect(stepper.accessibilityValue == "\(value)")
        #expect(heard.take() == [])
      }
      stepper.removeFromSuperview()
    }
  }

  @Test func aPageControlStaysOnItsPages() throws {
    for seed in 0..<UInt64(30) {
      var random = SeededGenerator(seed: seed)
      let control = PageControl()
      show(control, width: 100)
      let heard = hear(control)
      var (count, page) = (0, 0)
      for _ in 0..<16 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          count = Int.random(in: 0...5, using: &random)
          control.numberOfPages = count
        case 1:
          page = Int.random(in: -2...7, using: &random)
          control.currentPage = page
        case 2:
          let isUp = Bool.random(using: &random)
          isUp ? control.accessibilityIncrement() : control.accessibilityDecrement()
          page += isUp ? 1 : -1
          #expect(heard.take() == ["value"])
        default:
          let isForward = Bool.random(using: &random)
          let old = page
          page += isForward ? 1 : -1
          page = min(max(page, 0), max(count - 1, 0))
          try simulator.tap(at: CGPoint(x: isForward ? 71 : 69, y: 40))
          #expect(
            heard.take() == ["down"] + (page == old ? [] : ["value", "primary"]) + ["up"])
        }
        page = min(max(page, 0), max(count - 1, 0))
        #expect(control.currentPage == page && control.numberOfPages == count, "\(seed)")
        #expect(control.accessibilityValue == "page \(page + 1) of \(count)")
        #expect(control.intrinsicContentSize == CGSize(width: 17 * count + 10, height: 26))
        #expect(control.sizeThatFits(.zero) == control.intrinsicContentSize)
        #expect(heard.take() == [])
      }
      control.removeFromSuperview()
    }
    #expect(PageControl().size(forNumberOfPages: -3).width == 10)
  }

  @Test func progressIsAPartOfOne() {
    let line = ProgressView()
    for (given, part, text) in [
      (Float(-1), Float(0), "0%"), (0, 0, "0%"), (0.004, 0.004, "0%"), (0.006, 0.006, "1%"),
      (0.5, 0.5, "50%"), (1, 1, "100%"), (2, 1, "100%"),
    ] {
      line.setProgress(given, animated: true)
      #expect(line.progress == part && line.accessibilityValue == text)
    }
  }

  @Test func aWheelIsHiddenUnlessItTurnsOrMayStand() {
    for isLarge in [false, true] {
      for first in [false, true] {
        for second in [false, true] {
          let wheel = ActivityIndicatorView(style: isLarge ? .large : .medium)
          #expect(wheel.isHidden && !wheel.isAnimating && !wheel.isUserInteractionEnabled)
          if first { wheel.startAnimating() } else { wheel.hidesWhenStopped = false }
          if second { wheel.hidesWhenStopped.toggle() } else { wheel.stopAnimating() }
          let (turns, hides) = (first && second, first != second)
          #expect(wheel.isAnimating == turns)
          #expect(wheel.isHidden == (hides && !turns), "\(first) \(second)")
          #expect(wheel.accessibilityValue == (turns ? "1" : "0"))
          #expect(wheel.accessibilityLabel == (turns ? "In progress" : "Progress halted"))
          let side: CGFloat = isLarge ? 37 : 20
          #expect(wheel.intrinsicContentSize == CGSize(width: side, height: side))
          #expect(wheel.sizeThatFits(.zero) == wheel.frame.size)
        }
      }
    }
  }

  // MARK: Segments

  private struct Model: Equatable {
    var titles: [String?] = []
    var enabled: [Bool] = []
    var widths: [CGFloat] = []
    var selected = -1
  }

  @Test func segmentsFollowTheirModel() throws {
    for seed in 0..<UInt64(40) {
      var random = SeededGenerator(seed: seed)
      let control = SegmentedControl(items: ["A", "B"])
      var model = Model(titles: ["A", "B"], enabled: [true, true], widths: [0, 0])
      show(control, width: 240, height: 32)
      let heard = hear(control)
      for step in 0..<20 {
        let count = model.titles.count
        let index = Int.random(in: -1...count, using: &random)
        let isInside = model.titles.indices.contains(index)
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
          let place = min(max(index, 0), count)
          control.insertSegment(withTitle: "\(step)", at: index, animated: true)
          model.titles.insert("\(step)", at: place)
          model.enabled.insert(true, at: place)
          model.widths.insert(0, at: place)
          if place <= model.selected { model.selected += 1 }
        case 2:
          control.removeSegment(at: index, animated: true)
          guard isInside else { break }
          model.titles.remove(at: index)
          model.enabled.remove(at: index)
          model.widths.remove(at: index)
          if index == model.selected {
            model.selected = -1
          } else if index < model.selected {
            model.selected -= 1
          }
        case 3:
          control.selectedSegmentIndex = index
          model.selected = isInside ? index : -1
        case 4:
          control.setEnabled(step % 2 == 0, forSegmentAt: index)
          if isInside { model.enabled[index] = step % 2 == 0 }
        case 5:
          control.setWidth(CGFloat(step % 3 * 20), forSegmentAt: index)
          if isInside { model.widths[index] = CGFloat(step % 3 * 20) }
        case 6:
          control.setTitle("new \(step)", forSegmentAt: index)
          if isInside { model.titles[index] = "new \(step)" }
        default:
          let x = CGFloat(Int.random(in: 1..<239, using: &random)) + 0.5
          let given = model.widths.reduce(0, +)
          let free = CGFloat(model.widths.filter { $0 == 0 }.count)
          let share = free > 0 ? max(0, 240 - given) / free : 0
          var (right, hit): (CGFloat, Int?) = (0, nil)
          for (index, width) in model.widths.enumerated() where hit == nil {
            right += width == 0 ? share : width
            if x < right { hit = index }
          }
          try simulator.tap(at: CGPoint(x: 20 + x, y: 36))
          let changes = hit.map { model.enabled[$0] && $0 != model.selected } ?? false
          if changes { model.selected = hit ?? -1 }
          #expect(
            heard.take() == ["down"] + (changes ? ["value", "primary"] : []) + ["up"],
            "\(seed) \(model) \(x)")
        }
        let indices = model.titles.indices
        let found = Model(
          titles: indices.map(control.titleForSegment),
          enabled: indices.map(control.isEnabledForSegment),
          widths: indices.map(control.widthForSegment), selected: control.selectedSegmentIndex)
        #expect(found == model && control.numberOfSegments == model.titles.count, "\(seed)")
        #expect(control.titleForSegment(at: -1) == nil && !control.isEnabledForSegment(at: 99))
        #expect(control.widthForSegment(at: 99) == 0 && heard.take() == [])
        let widest = model.titles.map { Font.systemFont(ofSize: 13).width(of: $0 ?? "") }.max() ?? 0
        let expected = model.widths.reduce(0) { $0 + ($1 == 0 ? (widest + 20).rounded(.up) : $1) }
        #expect(control.intrinsicContentSize == CGSize(width: expected, height: 31))
        #expect(control.sizeThatFits(.zero) == CGSize(width: expected, height: 32))
      }
      control.removeAllSegments()
      #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
      control.removeFromSuperview()
    }
  }

  @Test func aMomentarySegmentIsSelectedWhileItsEventsAreSent() throws {
    var (performed, selected): ([String], [Int]) = ([], [])
    let control = SegmentedControl(
      frame: .zero,
      actions: ["A", "B"].map { title in Action(title: title) { _ in performed.append(title) } })
    show(control, width: 100, height: 32)
    control.addAction(
      Action { _ in selected.append(control.selectedSegmentIndex) }, for: .valueChanged)
    control.isMomentary = true
    for _ in 0..<2 { try simulator.tap(at: CGPoint(x: 90, y: 36)) }
    #expect(performed == ["B", "B"] && selected == [1, 1] && control.selectedSegmentIndex == -1)
    control.isMomentary = false
    for _ in 0..<2 { try simulator.tap(at: CGPoint(x: 90, y: 36)) }
    #expect(performed.count == 3 && control.selectedSegmentIndex == 1)
    let image = Image(size: CGSize(width: 50, height: 10))
    control.setAction(Action(image: image) { _ in performed.append("C") }, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) === image)
    #expect(control.intrinsicContentSize.width == 140)
    control.insertSegment(with: image, at: 0, animated: false)
    #expect(control.imageForSegment(at: 0) === image && control.actionForSegment(at: 0) == nil)
    control.insertSegment(action: Action(title: "D") { _ in }, at: 0, animated: false)
    #expect(control.actionForSegment(at: 0)?.title == "D")
    control.setImage(image, forSegmentAt: 3)
    #expect(control.imageForSegment(at: 3) === image)
    control.setTitleTextAttributes([.kern: 1], for: .normal)
    #expect(control.titleTextAttributes(for: .selected)?[.kern] as? Int == 1)
    let report = captureCrash { _ = SegmentedControl(items: [3]) }
    #expect(report != nil)
  }

  // MARK: Touches

  @Test func aControlTracksUntilTheFingerIsLifted() throws {
    final class Tracker: Control {
      var lines: [String] = []
      var begins = true
      override func beginTracking(_ touch: Touch, with event: HeadlessViews.Event?) -> Bool {
        lines.append("begin \(isTracking)")
        return begins
      }
      override func endTracking(_ touch: Touch?, with event: HeadlessViews.Event?) {
        lines.append("end \(isTracking) \(isHighlighted)")
      }
    }
    let tracker = Tracker()
    show(tracker, width: 40)
    let heard = hear(tracker)
    var during: [Bool] = []
    tracker.addAction(
      Action { _ in during += [tracker.isTracking, tracker.isTouchInside, tracker.isHighlighted] },
      for: .touchDown)
    try simulator.tap(tracker)
    #expect(tracker.lines == ["begin false", "end true false"])
    #expect(during == [true, true, true] && heard.take() == ["down", "up"])
    #expect(!tracker.isTracking && !tracker.isTouchInside && !tracker.isHighlighted)
    (tracker.begins, tracker.lines) = (false, [])
    try simulator.tap(tracker)
    #expect(tracker.lines == ["begin false"] && heard.take() == [])
    tracker.isEnabled = false
    tracker.lines = []
    try? simulator.tap(tracker)
    #expect(tracker.lines == [] && heard.take() == [])
    #expect(tracker.accessibilityTraits == .notEnabled)
    (tracker.isEnabled, tracker.isSelected) = (true, true)
    #expect(tracker.accessibilityTraits == .selected)
  }

  @Test func switchesHaveTheSizeOfTheirSystem() {
    for (profile, width, height) in [(SystemProfile.iOS26, 63, 28), (.iOS17, 51, 31)] {
      Simulator(profile: profile).run {
        let toggle = Switch(frame: CGRect(x: 3, y: 4, width: 1, height: 1))
        #expect(toggle.frame == CGRect(x: 3, y: 4, width: width, height: height))
        #expect(toggle.intrinsicContentSize == CGSize(width: width - 2, height: height))
        #expect(toggle.sizeThatFits(.zero) == toggle.frame.size)
        #expect(toggle.accessibilityValue == "0")
        toggle.setOn(true, animated: true)
        #expect(toggle.accessibilityValue == "1" && toggle.isOn)
        let slider = Slider()
        #expect(slider.intrinsicContentSize.height == (profile == .iOS26 ? 34 : 30))
        #expect(slider.alignmentRectInsets.bottom == (profile == .iOS26 ? 0 : 1))
      }
    }
  }

  @Test func aRefreshControlBelongsToOneScrollView() {
    let (scroll, one, other) = (
      ScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), RefreshControl(),
      RefreshControl(frame: CGRect(x: 1, y: 1, width: 9, height: 9))
    )
    #expect(other.frame.height == 60)
    scroll.addSubview(View())
    scroll.refreshControl = one
    #expect(scroll.subviews.first === one)
    #expect(one.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    scroll.frame.size.width = 300
    #expect(one.frame.width == 300)
    scroll.refreshControl = other
    #expect(one.superview == nil && other.superview === scroll)
    scroll.refreshControl = other
    #expect(other.superview === scroll)
    scroll.refreshControl = nil
    #expect(other.superview == nil && scroll.refreshControl == nil)
    one.endRefreshing()
    #expect(!one.isRefreshing)
  }

  // MARK: Configurations

  @Test func coloursAreTransformed() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let gray = ConfigurationColorTransformer.grayscale(color).components
    for part in [gray.red, gray.green, gray.blue] {
      #expect(abs(part - (0.299 * 0.2 + 0.587 * 0.4 + 0.114 * 0.6)) < 1e-6)
    }
    #expect(gray.alpha == 0.5)
    #expect(ConfigurationColorTransformer.preferredTint(color) == color)
    #expect(ConfigurationColorTransformer.monochromeTint(color) == .secondaryLabel)
    #expect(abs(ConfigurationColorTransformer.highlighted(color).components.alpha - 0.15) < 1e-9)
    let own = ConfigurationColorTransformer { _ in .green }
    #expect(own(color) == .green && own.transform(color) == .green)
    #expect(own == own && own != ConfigurationColorTransformer { _ in .green })
    var background = BackgroundConfiguration.clear()
    #expect(background.resolvedBackgroundColor(for: .red) == .clear)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    #expect(background.resolvedStrokeColor(for: .red) == .red)
    background.strokeColor = .blue
    #expect(background.resolvedStrokeColor(for: .red) == .blue)
    (background.backgroundColorTransformer, background.strokeColorTransformer) = (own, own)
    #expect(background.resolvedBackgroundColor(for: .red) == .green)
    #expect(background.resolvedStrokeColor(for: .red) == .green)
  }

  @Test func aBackgroundFollowsTheStateUnlessItsColourIsOwn() {
    let style = BackgroundStyle("test", .red, highlighted: .blue)
    let traits = TraitCollection()
    for (isHighlighted, isSelected) in [(false, false), (true, false), (false, true), (true, true)]
    {
      var state = ViewConfigurationState(traitCollection: traits)
      (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
      let isEmphasized = isHighlighted || isSelected
      let plain = BackgroundConfiguration(style)
      let updated = plain.updated(for: state)
      #expect(updated.backgroundColor == (isEmphasized ? .blue : .red))
      let back = updated.updated(for: ViewConfigurationState(traitCollection: traits))
      #expect(back == plain)
      var own = plain
      own.backgroundColor = .green
      #expect(own.updated(for: state).backgroundColor == .green)
    }
    let other = ContentUnavailableConfigurationState(traitCollection: traits)
    #expect(BackgroundConfiguration(style).updated(for: other).backgroundColor == .red)
  }
}
