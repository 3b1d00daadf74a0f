import HeadlessKit
import Testing

/// Touches in a window that fills only a part of the screen.
@MainActor
@Suite struct SmallWindowTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let window: Window
  let button = Button(frame: CGRect(x: 50, y: 40, width: 40, height: 20))

  init() {
    let ground = View()
    simulator.show(ground)
    window = simulator.run { Window(frame: CGRect(x: 230, y: 260, width: 100, height: 80)) }
    window.addSubview(button)
    simulator.run { window.makeKeyAndVisible() }
  }

  @Test func itsViewsAreTappedWhereTheyAre() throws {
    var taps = 0
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    try simulator.tap(button)
    #expect(taps == 1)
    try simulator.tap(at: CGPoint(x: 300, y: 310))
    #expect(taps == 2)
  }

  @Test func theScreenBehindItIsSeen() {
    let label = Label(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    label.text = "behind"
    simulator.windows.first?.addSubview(label)
    #expect(simulator.findAll(.text("behind")).count == 1)
  }

  @Test func aWindowAboveAllOthersIsNoScreenOfItsOwn() {
    let label = Label(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    label.text = "behind"
    simulator.windows.first?.addSubview(label)
    let cover = simulator.run { Window(frame: simulator.screenBounds) }
    cover.rootViewController = ViewController()
    cover.windowLevel = .alert
    simulator.run { cover.makeKeyAndVisible() }
    #expect(simulator.findAll(.text("behind")).count == 1)
    cover.windowLevel = .normal
    #expect(simulator.findAll(.text("behind")).isEmpty)
  }
}
