import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// The elements that VoiceOver reaches, and the accessibility notifications and settings.
@MainActor
@Suite struct AccessibilityTests {
  let simulator = Simulator()
  let ground = View()
  let box = View(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
  let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  let other = Label(frame: CGRect(x: 0, y: 30, width: 100, height: 20))

  init() {
    (label.text, other.text) = ("Emma", "Dune")
    box.addSubview(label)
    box.addSubview(other)
    ground.addSubview(box)
    simulator.show(ground)
  }

  private var reached: [String?] {
    simulator.findAll(.that("in reach") { $0.isReachable }).map(\.label)
  }

  @Test func anElementHidesTheElementsInsideIt() {
    #expect(reached == ["Emma", "Dune"])
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Books"
    #expect(reached == ["Books"])
    #expect(simulator.findAll(.text("Emma")).count == 1)
  }

  @Test func elementsMayBeHiddenOrChosen() {
    box.accessibilityElementsHidden = true
    #expect(reached == [])
    box.accessibilityElementsHidden = false
    box.accessibilityElements = [other]
    #expect(reached == ["Dune"])
    #expect(box.accessibilityElementCount() == 1)
    #expect(box.accessibilityElement(at: 0) as? Label === other)
    #expect(box.accessibilityElement(at: 1) == nil)
    #expect(box.index(ofAccessibilityElement: other) == 0)
    #expect(box.index(ofAccessibilityElement: label) == NSNotFound)
  }

  @Test func modalViewsHideTheirSiblings() {
    let sheet = View(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    let close = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    close.setTitle("Close", for: .normal)
    sheet.addSubview(close)
    ground.addSubview(sheet)
    #expect(reached == ["Emma", "Dune", "Close"])
    sheet.accessibilityViewIsModal = true
    #expect(reached == ["Close"])
  }

  @Test func elementsNeedNotBeViews() throws {
    var taps: [CGPoint] = []
    let recognizer = TapGestureRecognizer()
    recognizer.addHandler { [box] in taps.append($0.location(in: box)) }
    box.addGestureRecognizer(recognizer)
    let element = AccessibilityElement(accessibilityContainer: box)
    element.accessibilityLabel = "Bar of March"
    element.accessibilityTraits = .button
    element.accessibilityFrameInContainerSpace = CGRect(x: 100, y: 50, width: 40, height: 40)
    box.accessibilityElements = [element]
    #expect(element.accessibilityFrame == CGRect(x: 100, y: 150, width: 40, height: 40))
    #expect(element.accessibilityActivationPoint == CGPoint(x: 120, y: 170))
    #expect(reached == ["Bar of March"])
    try simulator.tap(.label("Bar of March"))
    #expect(taps == [CGPoint(x: 120, y: 70)])
  }

  @Test func customActions() {
    var done: [String] = []
    let archive = AccessibilityCustomAction(name: "Archive") { action in
      done.append(action.name)
      return true
    }
    box.accessibilityCustomActions = [archive]
    #expect(box.accessibilityCustomActions?.first?.perform() == true)
    #expect(done == ["Archive"])
    #expect(!AccessibilityCustomAction(name: "None", actionHandler: nil).perform())
  }

  @Test func postedNotificationsAreRecorded() {
    final class Heard: View {
      var lines: [String] = []
      override func accessibilityElementDidBecomeFocused() { lines.append("on") }
      override func accessibilityElementDidLoseFocus() { lines.append("off") }
    }
    let view = Heard()
    simulator.run {
      Accessibility.post(notification: .announcement, argument: "Loaded")
      Accessibility.post(notification: .screenChanged, argument: view)
      #expect(Accessibility.focusedElement(using: nil) == nil)
    }
    #expect(
      simulator.accessibilityNotifications.map(\.notification) == [.announcement, .screenChanged])
    #expect(simulator.accessibilityNotifications.map(\.announcement) == ["Loaded", nil])
    #expect(simulator.accessibilityNotifications[1].element === view)
    #expect(view.lines == [])
    simulator.accessibilitySettings.isVoiceOverRunning = true
    simulator.run {
      #expect(Accessibility.isVoiceOverRunning)
      Accessibility.post(notification: .layoutChanged, argument: view)
      #expect(view.accessibilityElementIsFocused())
    }
    simulator.accessibilityFocus = nil
    #expect(view.lines == ["on", "off"])
  }

  @Test func aChangedSettingPostsOneNotification() {
    final class Listener: @unchecked Sendable {
      var count = 0
    }
    let listener = Listener()
    let token = NotificationCenter.default.addObserver(
      forName: Accessibility.guidedAccessStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in listener.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    simulator.accessibilitySettings.isGuidedAccessEnabled = true
    simulator.accessibilitySettings.isGuidedAccessEnabled = true
    #expect(listener.count == 1)
    #expect(!Simulator().accessibilitySettings.isGuidedAccessEnabled)
    #expect(simulator.run { Accessibility.isShakeToUndoEnabled })
  }
}
