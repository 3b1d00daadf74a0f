import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Title views, custom views and buttons on bars.
@MainActor
@Suite struct BarItemTests {
  let simulator = Simulator()
  let screen = ViewController()
  let stack: NavigationController

  init() {
    stack = NavigationController(rootViewController: screen)
  }

  // behaviour 17.10
  @Test func aTitleViewIsCentredSizedToFitAndTouchable() throws {
    let pages = SegmentedControl(items: ["All", "Mine"])
    var choices: [Int] = []
    pages.addAction(
      Action { [unowned pages] _ in choices.append(pages.selectedSegmentIndex) },
      for: .valueChanged)
    screen.navigationItem.titleView = pages
    simulator.show(stack)
    let fit = pages.sizeThatFits(CGSize(width: 390, height: 44))
    #expect(pages.frame.size == fit)
    #expect(pages.center == CGPoint(x: 195, y: 22))
    #expect(pages.window != nil)
    try simulator.tapSegment("Mine", in: pages)
    try simulator.tap(.button("All"))
    #expect(choices == [1, 0])
    screen.navigationItem.titleView = nil
    simulator.layoutIfNeeded()
    #expect(pages.superview == nil)
  }

  @Test func aTitleViewLeavesWithItsScreen() throws {
    let title = Label()
    title.text = "Books"
    screen.navigationItem.titleView = title
    simulator.show(stack)
    #expect(title.superview === stack.navigationBar)
    stack.pushViewController(ViewController(), animated: false)
    try simulator.settle()
    #expect(title.superview == nil)
    stack.popViewController(animated: false)
    try simulator.settle()
    #expect(title.superview === stack.navigationBar)
  }

  @Test func aWideTitleViewKeepsClearOfTheButtons() {
    let wide = View(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    screen.navigationItem.titleView = wide
    screen.navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .add)
    simulator.show(stack)
    #expect(wide.frame == CGRect(x: 60, y: 0, width: 300, height: 44))
  }

  // behaviour 17.11
  @Test func barButtonsStayInTheFirstLineOfALargeTitle() throws {
    screen.title = "Books"
    screen.navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .edit)
    screen.navigationItem.rightBarButtonItems = [
      BarButtonItem(systemItem: .add), BarButtonItem(systemItem: .search),
    ]
    stack.navigationBar.prefersLargeTitles = true
    simulator.show(stack)
    let frames = try ["Edit", "Add", "Search"].map { try simulator.find(.button($0)).frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 60, height: 44), CGRect(x: 330, y: 0, width: 60, height: 44),
        CGRect(x: 270, y: 0, width: 60, height: 44),
      ])
    #expect(try simulator.find(.title("Books")).frame.minY == 44)
  }

  @Test func customViewsAreInTheirBars() throws {
    let (top, bottom) = (Button(type: .system), Button(type: .system))
    var taps: [String] = []
    for (name, button) in [("Top", top), ("Bottom", bottom)] {
      button.setTitle(name, for: .normal)
      button.addAction(Action { _ in taps.append(name) }, for: .touchUpInside)
    }
    screen.navigationItem.rightBarButtonItem = BarButtonItem(customView: top)
    screen.toolbarItems = [.flexibleSpace(), BarButtonItem(customView: bottom)]
    stack.isToolbarHidden = false
    simulator.show(stack)
    try simulator.tap(top)
    try simulator.tap(.button("Bottom"))
    #expect(taps == ["Top", "Bottom"])
    #expect(top.superview === stack.navigationBar)
    #expect(bottom.superview === stack.toolbar)
    screen.toolbarItems = []
    simulator.show(ViewController())
    #expect(top.window !== simulator.keyWindow)
  }
}
