import HeadlessKit
import Testing

/// The way of a touch through the window (behaviour 18.6), and recognisers whose classes say whether
/// they prevent each other (behaviour 18.7).
@MainActor
@Suite struct WayOfEventsTests {
  let simulator = Simulator()
  let window: Turnstile
  let button = Button(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
  let log = StateLog()

  init() {
    window = simulator.run { Turnstile(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    window.addSubview(button)
    button.addAction(Action { [log] _ in log.lines.append("button") }, for: .touchUpInside)
    simulator.run { window.makeKeyAndVisible() }
  }

  @Test func aWindowSeesEachTouchBeforeItsViews() throws {
    try simulator.tap(button)
    #expect(window.phases == [.began, .ended])
    #expect(window.views == [button, button])
    #expect(log.lines == ["button"])
  }

  @Test func whatAWindowKeepsNobodyReceives() throws {
    let ground = View(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    window.addSubview(ground)
    let tap = TapGestureRecognizer()
    log.note(tap, "tap")
    ground.addGestureRecognizer(tap)
    window.isOpen = false
    try simulator.tap(button)
    try simulator.tap(ground)
    #expect(log.lines == [])
    #expect(window.phases == [.began, .began])
    window.isOpen = true
    try simulator.tap(button)
    try simulator.tap(ground)
    #expect(log.lines == ["button", "tap ended"])
  }

  @Test func aMovementGoesThroughTheWindowToo() throws {
    let ground = View(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    window.addSubview(ground)
    let pan = PanGestureRecognizer()
    log.note(pan, "pan")
    ground.addGestureRecognizer(pan)
    try simulator.swipe(ground, .left)
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    #expect(window.phases == [.began, .moved, .ended])
    window.isOpen = false
    log.lines = []
    try simulator.swipe(ground, .left)
    #expect(log.lines == [])
  }

  @Test(arguments: [true, false])
  func aClassThatIsNotPreventedRecognisesToo(_ isTolerant: Bool) throws {
    let ground = View(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    let inner = View(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    window.addSubview(ground)
    ground.addSubview(inner)
    let (first, second) = (TapGestureRecognizer(), TolerantTap())
    second.isTolerant = isTolerant
    log.note(first, "inner")
    log.note(second, "outer")
    inner.addGestureRecognizer(first)
    ground.addGestureRecognizer(second)
    try simulator.tap(inner)
    #expect(log.lines == (isTolerant ? ["inner ended", "outer ended"] : ["inner ended"]))
  }
}

/// A window that lets touches pass or keeps them, as one that watches for an idle user does.
final class Turnstile: Window {
  var isOpen = true
  var phases: [Touch.Phase] = []
  var views: [View?] = []

  override func sendEvent(_ event: Event) {
    phases += event.allTouches?.map(\.phase) ?? []
    views += event.allTouches?.map(\.view) ?? []
    if isOpen { super.sendEvent(event) }
  }
}

private final class TolerantTap: TapGestureRecognizer {
  var isTolerant = false
  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    !isTolerant
  }
}
