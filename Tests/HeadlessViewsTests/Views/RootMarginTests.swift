import HeadlessKit
import Testing

// behaviour 16.5
@MainActor
@Suite struct RootMarginTests {
  private func sides(_ width: CGFloat, _ horizontal: UserInterfaceSizeClass = .compact) -> [CGFloat]
  {
    let simulator = Simulator(screenSize: CGSize(width: width, height: 844))
    simulator.traitCollection = TraitCollection(
      horizontalSizeClass: horizontal, verticalSizeClass: .regular)
    let screen = ViewController()
    let plain = View()
    screen.view.addSubview(plain)
    simulator.show(screen)
    return [
      screen.view.layoutMargins.left, screen.view.layoutMargins.right, plain.layoutMargins.left,
    ]
  }

  @Test func theSidesOfARootViewAreTheSystems() {
    #expect(sides(390) == [16, 16, 8])
    #expect(sides(413) == [16, 16, 8])
    #expect(sides(414) == [20, 20, 8])
    #expect(sides(390, .regular) == [20, 20, 8])
  }

  @Test func theSafeAreaIsAddedToThem() {
    let simulator = Simulator()
    simulator.safeAreaInsets = EdgeInsets(top: 47, left: 59, bottom: 34, right: 0)
    let screen = ViewController()
    simulator.show(screen)
    #expect(screen.view.layoutMargins == EdgeInsets(top: 47, left: 75, bottom: 34, right: 16))
  }

  @Test func aSmallerMarginDoesNotCountUnlessTheControllerAllowsIt() {
    let simulator = Simulator()
    let screen = ViewController()
    simulator.show(screen)
    screen.view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
    #expect(screen.view.layoutMargins == EdgeInsets(top: 1, left: 16, bottom: 3, right: 40))
    screen.viewRespectsSystemMinimumLayoutMargins = false
    #expect(screen.view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 40))
  }

  @Test func constraintsToTheMarginsFollowThem() throws {
    let simulator = Simulator()
    let screen = ViewController()
    let label = View()
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor)
      .isActive = true
    simulator.show(screen)
    try simulator.settle()
    #expect(label.frame.minX == 16)
    screen.viewRespectsSystemMinimumLayoutMargins = false
    try simulator.settle()
    #expect(label.frame.minX == 8)
  }
}
