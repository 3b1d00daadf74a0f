import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct KeyboardLayoutGuideTests {
  @Test func aViewFollowsTheKeyboard() throws {
    let simulator = Simulator()
    simulator.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let (controller, bar) = (ViewController(), View())
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    LayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 40),
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    simulator.run {
      let window = Window()
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    try simulator.settle()
    #expect(bar.frame.maxY == 810)
    simulator.showKeyboard(height: 300)
    try simulator.settle()
    #expect(bar.frame.maxY == 544)
    simulator.hideKeyboard()
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    try simulator.settle()
    #expect(bar.frame.maxY == 844)
  }

  @Test func windowsOfAHigherLevelAreInFront() {
    let simulator = Simulator()
    simulator.run {
      let (alert, plain, late) = (Window(), Window(), Window())
      alert.windowLevel = .alert
      for window in [alert, plain, late] { window.isHidden = false }
      #expect(simulator.windows == [plain, late, alert])
      plain.windowLevel = Window.Level(rawValue: Window.Level.alert.rawValue + 1)
      #expect(simulator.windows == [late, alert, plain])
    }
  }

  @Test func pointsAreConvertedToTheScreen() {
    let simulator = Simulator()
    simulator.run {
      let window = Window(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      window.addSubview(view)
      window.isHidden = false
      let screen = simulator.screen.coordinateSpace
      #expect(view.convert(view.bounds, to: screen) == CGRect(x: 11, y: 22, width: 3, height: 4))
      #expect(view.convert(CGPoint(x: 11, y: 22), from: screen) == .zero)
      #expect(screen.convert(CGPoint(x: 11, y: 22), to: view) == .zero)
      #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 1, y: 2))
    }
  }

  @Test func prioritiesAreRaisedByNumbers() {
    var priority = LayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    priority += 0.5
    #expect(priority == LayoutPriority(999.5))
    #expect(LayoutPriority.defaultLow + 1 == LayoutPriority(251))
  }
}
