import Foundation
import TestSupport
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessViews

/// Containers after random changes, finished or interrupted: which screens show, who is their parent,
/// and what they were told.
@MainActor
@Suite struct ControllerWalkTests {
  private final class Screen: ViewController {
    let number: Int
    /// What it was told last, and what it was told out of order.
    private(set) var phase = "gone"
    private(set) var mistakes: [String] = []
    /// The parents that it reached.
    private(set) var parents: [ViewController?] = []
    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
      title = "\(number)"
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { go("coming", from: "gone", "going") }
    override func viewIsAppearing(_ animated: Bool) { go("arriving", from: "coming") }
    override func viewDidAppear(_ animated: Bool) { go("there", from: "arriving") }
    override func viewWillDisappear(_ animated: Bool) {
      go("going", from: "there", "coming", "arriving")
    }
    override func viewDidDisappear(_ animated: Bool) { go("gone", from: "going") }
    private func go(_ next: String, from allowed: String...) {
      if !allowed.contains(phase) { mistakes.append("\(phase) → \(next)") }
      phase = next
    }
    override func didMove(toParent parent: ViewController?) { parents.append(parent) }
  }

  private func expect(
    _ screens: [Screen], shown: Screen?, in window: Window?, _ comment: @autoclosure () -> String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    for screen in screens {
      let isRight =
        screen.phase == (screen === shown ? "there" : "gone") && screen.mistakes == []
        && (screen.viewIfLoaded?.window === window) == (screen === shown)
      #expect(
        isRight, "\(comment()): \(screen.number) \(screen.phase) \(screen.mistakes)",
        sourceLocation: location)
    }
  }

  // MARK: Navigation

  private final class Listener: NSObject, NavigationControllerDelegate {
    var lines: [String] = []
    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController,
      animated: Bool
    ) { lines.append("will \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) { lines.append("did \(viewController.title ?? "")") }
  }

  @Test func aStackShowsItsTopScreen() throws {
    for seed in 0..<UInt64(Thoroughness.number(usually: 30, exhaustively: 3_000)) {
      var random = SeededGenerator(seed: seed)
      let (simulator, listener) = (Simulator(), Listener())
      simulator.safeAreaInsets = EdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
      var all = (0..<3).map { Screen($0) }
      var stack = [all[0]]
      let controller = NavigationController(rootViewController: all[0])
      controller.delegate = listener
      let window = simulator.show(controller)
      try simulator.settle()
      for _ in 0..<14 {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1, 2:
          let new = Screen(all.count)
          all.append(new)
          stack.append(new)
          controller.pushViewController(new, animated: animated)
        case 3, 4:
          let popped = controller.popViewController(animated: animated)
          #expect(popped === (stack.count > 1 ? stack.removeLast() : nil))
        case 5:
          let index = Int.random(in: stack.indices, using: &random)
          let popped = controller.popToViewController(stack[index], animated: animated)
          #expect(popped == Array(stack[(index + 1)...]))
          stack = Array(stack[...index])
        case 6:
          #expect(
            controller.popToRootViewController(animated: animated) == Array(stack.dropFirst()))
          stack = [stack[0]]
        case 7:
          stack = Array(all.shuffled(using: &random).prefix(3))
          controller.setViewControllers(stack, animated: animated)
        default:
          controller.setNavigationBarHidden(Bool.random(using: &random), animated: animated)
          controller.isToolbarHidden = Bool.random(using: &random)
          controller.navigationBar.prefersLargeTitles = Bool.random(using: &random)
        }
        #expect(controller.viewControllers == stack && controller.topViewController === stack.last)
        guard Bool.random(using: &random) else { continue }
        try simulator.settle()
        expect(all, shown: stack.last, in: window, "\(seed)")
        try expectBars(controller, stack, "\(seed)")
        for screen in all {
          let isInside = stack.contains(screen)
          #expect(screen.parent === (isInside ? controller : nil), "\(seed)")
          // Announced moves end where they lead. A screen that was covered at once is told later.
          if screen === stack.last || !isInside {
            #expect(screen.parents.last ?? nil === screen.parent, "\(seed) \(screen.number)")
          }
          #expect(!screen.isMovingToParent && !screen.isMovingFromParent)
        }
        #expect(Set(controller.children) == Set(stack))
        let (will, did) = (
          listener.lines.filter { $0.hasPrefix("will") },
          listener.lines.filter { $0.hasPrefix("did") }
        )
        #expect(will.map { $0.dropFirst(5) } == did.map { $0.dropFirst(4) }, "\(seed)")
        #expect(did.last == "did \(stack.last?.number ?? -1)")
        #expect(controller.transitionCoordinator == nil && simulator.pendingWork.isEmpty)
      }
    }
  }

  private func expectBars(
    _ controller: NavigationController, _ stack: [Screen], _ comment: Comment
  ) throws {
    let bar = controller.navigationBar
    #expect(bar.items == stack.map(\.navigationItem), comment)
    #expect(bar.topItem === stack.last?.navigationItem && bar.shownTitle == stack.last?.title)
    #expect(bar.backItem === stack.dropLast().last?.navigationItem)
    #expect(controller.showsBackButton == (stack.count > 1))
    #expect(bar.isHidden == controller.isNavigationBarHidden)
    #expect(controller.toolbar.isHidden == controller.isToolbarHidden)
    let top: CGFloat =
      controller.isNavigationBarHidden ? 0 : bar.prefersLargeTitles ? 96 : 44
    let bottom: CGFloat = controller.isToolbarHidden ? 0 : 44
    let room = controller.view.bounds
    #expect(bar.frame == CGRect(x: 0, y: 50, width: room.width, height: top), comment)
    #expect(
      controller.toolbar.frame
        == CGRect(x: 0, y: room.maxY - 30 - bottom, width: room.width, height: bottom + 30))
    let view = try #require(stack.last?.view)
    #expect(view.frame == room, comment)
    #expect(
      view.safeAreaInsets == EdgeInsets(top: 50 + top, left: 0, bottom: 30 + bottom, right: 0),
      comment)
    let subviews = controller.view.subviews
    #expect(subviews.suffix(2).contains(bar) && subviews.suffix(2).contains(controller.toolbar))
    #expect(subviews.filter { $0 !== bar && $0 !== controller.toolbar } == [view], comment)
  }

  @Test func aScreenMayEndAtItsBars() throws {
    let (simulator, screen) = (Simulator(), Screen(0))
    simulator.safeAreaInsets = EdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let controller = NavigationController(rootViewController: screen)
    controller.isToolbarHidden = false
    simulator.show(controller)
    let edges: [(RectEdge, top: CGFloat, bottom: CGFloat)] = [
      (.all, 0, 0), (.bottom, 94, 0), (.top, 0, 74), ([], 94, 74),
    ]
    for (extended, top, bottom) in edges {
      screen.edgesForExtendedLayout = extended
      simulator.layoutIfNeeded()
      let room = controller.view.bounds
      #expect(
        screen.view.frame
          == CGRect(x: 0, y: top, width: room.width, height: room.height - top - bottom))
      #expect(screen.view.safeAreaInsets.top == (top > 0 ? 0 : 94))
      #expect(screen.view.safeAreaInsets.bottom == (bottom > 0 ? 0 : 74))
    }
  }

  // MARK: Tabs

  @Test func tabsShowTheSelectedScreen() throws {
    for seed in 0..<UInt64(Thoroughness.number(usually: 30, exhaustively: 3_000)) {
      var random = SeededGenerator(seed: seed)
      let simulator = Simulator()
      simulator.safeAreaInsets.bottom = 30
      var all = (0..<4).map { Screen($0) }
      var (shown, index) = (Array(all.prefix(3)), 0)
      let controller = TabBarController()
      controller.viewControllers = shown
      let isLate = Bool.random(using: &random)
      var window: Window? = isLate ? nil : simulator.show(controller)
      for step in 0..<14 {
        if step == 3, window == nil { window = simulator.show(controller) }
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          index = Int.random(in: shown.indices, using: &random)
          controller.selectedIndex = index
        case 1:
          index = Int.random(in: shown.indices, using: &random)
          controller.selectedViewController = shown[index]
        case 2:
          guard window != nil, !controller.tabBar.isHidden else { break }
          index = Int.random(in: shown.indices, using: &random)
          simulator.layoutIfNeeded()
          try simulator.tap(try #require(shown[index].tabBarItem))
        case 3:
          let new = Screen(all.count)
          all.append(new)
          let selected = shown[index]
          shown.insert(new, at: Int.random(in: 0...shown.count, using: &random))
          controller.setViewControllers(shown, animated: true)
          index = shown.firstIndex(of: selected) ?? 0
        case 4:
          guard shown.count > 1 else { break }
          let selected = shown[index]
          shown.remove(at: Int.random(in: shown.indices, using: &random))
          controller.viewControllers = shown
          index = shown.firstIndex(of: selected) ?? 0
        case 5:
          let place = Int.random(in: shown.indices, using: &random)
          shown[place].tabBarItem = TabBarItem(title: "new \(step)", image: nil, tag: step)
        default:
          controller.tabBar.isHidden = Bool.random(using: &random)
        }
        #expect(controller.selectedIndex == index && controller.viewControllers == shown, "\(seed)")
        #expect(controller.selectedViewController === shown[index])
        #expect(controller.tabBar.items == shown.map(\.tabBarItem))
        #expect(controller.tabBar.selectedItem === shown[index].tabBarItem)
        for screen in all {
          #expect((screen.parent === controller) == shown.contains(screen))
          #expect(screen.parents.last ?? nil === screen.parent)
        }
        guard let window, Bool.random(using: &random) else { continue }
        try simulator.settle()
        expect(all, shown: shown[index], in: window, "\(seed)")
        let room = controller.view.bounds
        let height: CGFloat = controller.tabBar.isHidden ? 0 : 49
        #expect(
          controller.tabBar.frame
            == CGRect(x: 0, y: room.maxY - 79, width: room.width, height: 79), "\(seed)")
        #expect(shown[index].view.frame == room)
        #expect(shown[index].view.safeAreaInsets.bottom == 30 + height, "\(seed)")
        #expect(controller.view.subviews.filter { $0 !== controller.tabBar } == [shown[index].view])
      }
    }
  }

  @Test func aPushedScreenHidesTheTabBarUntilItIsPopped() throws {
    let (simulator, inner) = (Simulator(), Screen(1))
    let stack = NavigationController(rootViewController: Screen(0))
    let tabs = TabBarController()
    tabs.viewControllers = [stack, Screen(2)]
    simulator.show(tabs)
    inner.hidesBottomBarWhenPushed = true
    stack.pushViewController(inner, animated: true)
    try simulator.settle()
    #expect(tabs.tabBar.isHidden && inner.view.safeAreaInsets.bottom == 0)
    stack.pushViewController(Screen(3), animated: false)
    try simulator.settle()
    #expect(tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    try simulator.settle()
    #expect(!tabs.tabBar.isHidden)
    tabs.selectedIndex = 0
    try simulator.settle()
    #expect(tabs.tabBar.isHidden)
    stack.popToRootViewController(animated: true)
    try simulator.settle()
    #expect(!tabs.tabBar.isHidden)
    stack.pushViewController(Screen(4), animated: false)
    try simulator.settle()
    #expect(!tabs.tabBar.isHidden && stack.viewControllers.count == 2)
    try simulator.tap(try #require(stack.tabBarItem))
    try simulator.settle()
    #expect(stack.viewControllers.count == 1)
  }

  // MARK: Presentations

  private static let styles: [ModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext,
    .automatic,
  ]

  @Test func presentationsStandOnEachOther() throws {
    for seed in 0..<UInt64(Thoroughness.number(usually: 40, exhaustively: 3_000)) {
      var random = SeededGenerator(seed: seed)
      let simulator = Simulator()
      var all = [Screen(0)]
      var (chain, ends, calls) = ([all[0]], 0, 0)
      let window = simulator.show(all[0])
      try simulator.settle()
      for _ in 0..<10 {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
          let new = Screen(all.count)
          new.modalPresentationStyle = Self.styles.randomElement(using: &random) ?? .automatic
          all.append(new)
          chain.last?.present(new, animated: animated) { ends += 1 }
          chain.append(new)
          calls += 1
          #expect(new.isBeingPresented)
        case 2:
          guard chain.count > 1 else { break }
          // The controller itself, or the one that presents it.
          let from = chain.suffix(2).randomElement(using: &random)
          from?.dismiss(animated: animated) { ends += 1 }
          chain.removeLast()
          calls += 1
        default:
          guard chain.count > 1 else { break }
          let index = Int.random(in: 0..<chain.count - 1, using: &random)
          chain[index].dismiss(animated: animated) { ends += 1 }
          chain = Array(chain[...index])
          calls += 1
        }
        try simulator.settle()
        for (below, above) in zip(chain, chain.dropFirst()) {
          #expect(
            below.presentedViewController === above && above.presentingViewController === below)
        }
        #expect(chain.last?.presentedViewController == nil)
        for screen in all {
          let index = chain.firstIndex(of: screen)
          #expect(
            !screen.isBeingPresented && !screen.isBeingDismissed && screen.ownCoordinator == nil)
          // Full screens hide what is below them.
          let isCovered =
            index.map { index in
              chain.dropFirst(index + 1).prefix(1).contains {
                [.fullScreen, .currentContext].contains($0.modalPresentationStyle)
              }
            } ?? true
          #expect(
            screen.phase == (isCovered ? "gone" : "there") && screen.mistakes == [],
            "\(seed) \(screen.number) \(chain.map(\.number)) \(screen.phase) \(screen.mistakes)")
          #expect((screen.viewIfLoaded?.window === window) == !isCovered, "\(seed)")
        }
        for screen in chain.dropFirst() where screen.viewIfLoaded?.window != nil {
          let isSheet = [.pageSheet, .formSheet].contains(screen.modalPresentationStyle)
          let room = window.bounds
          #expect(
            screen.view.frame
              == (isSheet
                ? CGRect(x: 0, y: 10, width: room.width, height: room.height - 10) : room))
        }
        #expect(ends == calls)
      }
    }
  }

  @Test func aPopoverStaysInTheWindowBesideItsSource() throws {
    for seed in 0..<UInt64(60) {
      var random = SeededGenerator(seed: seed)
      let simulator = Simulator()
      simulator.traitCollection = simulator.traitCollection.modifyingTraits {
        $0.horizontalSizeClass = .regular
      }
      let (host, popover) = (Screen(0), Screen(1))
      simulator.show(host)
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
      }
      let source = View(
        frame: CGRect(x: number(0...380), y: number(0...830), width: 10, height: number(4...40)))
      host.view.addSubview(source)
      popover.modalPresentationStyle = .popover
      let isSized = Bool.random(using: &random)
      if isSized {
        popover.preferredContentSize = CGSize(width: number(50...500), height: number(50...900))
      }
      let presentation = try #require(popover.popoverPresentationController)
      presentation.sourceView = source
      let isPart = Bool.random(using: &random)
      if isPart { presentation.sourceRect = CGRect(x: 2, y: 2, width: 2, height: 2) }
      host.present(popover, animated: true)
      try simulator.settle()
      let place = source.frame
      let from =
        isPart ? CGRect(x: place.minX + 2, y: place.minY + 2, width: 2, height: 2) : place
      let room = try #require(host.view.window).bounds.insetBy(dx: 10, dy: 10)
      let wanted = isSized ? popover.preferredContentSize : CGSize(width: 320, height: 480)
      let frame = popover.view.frame
      #expect(
        frame.size
          == CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height)))
      #expect(frame.minX >= room.minX && frame.maxX <= room.maxX, "\(seed)")
      let isCentred = abs(frame.midX - from.midX) < 1e-9
      #expect(isCentred || frame.minX == room.minX || frame.maxX == room.maxX, "\(seed)")
      let fitsBelow = from.maxY + frame.height <= room.maxY
      #expect(presentation.arrowDirection == (fitsBelow ? .up : .down), "\(seed)")
      #expect(
        frame.minY == (fitsBelow ? from.maxY : max(room.minY, from.minY - frame.height)),
        "\(seed)")
      popover.preferredContentSize = CGSize(width: 60, height: 70)
      #expect(popover.view.frame.size == CGSize(width: 60, height: 70))
    }
  }

  @Test func aSheetEndsAtItsDetent() throws {
    typealias Detent = SheetPresentationController.Detent
    let own = Detent.custom(identifier: .init("own")) { context in
      context.maximumDetentValue > 100 ? 200 : nil
    }
    let tall = Detent.custom { _ in 9_000 }
    let none = Detent.custom { _ in nil }
    let cases: [([Detent], Detent.Identifier?, top: CGFloat)] = [
      ([.large()], nil, 30), ([.medium()], nil, 422), ([.medium(), .large()], .large, 30),
      ([.large(), .medium()], .medium, 422), ([own], nil, 844 - 34 - 200),
      ([.large(), own], .init("own"), 844 - 34 - 200), ([tall], nil, 30), ([none], nil, 30),
      ([.medium()], .init("unknown"), 30), ([], nil, 30),
    ]
    for (detents, selected, top) in cases {
      let (simulator, host, sheet) = (Simulator(), Screen(0), Screen(1))
      simulator.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      simulator.show(host)
      sheet.sheetPresentationController?.detents = detents
      sheet.sheetPresentationController?.selectedDetentIdentifier = selected
      host.present(sheet, animated: false)
      try simulator.settle()
      #expect(sheet.view.frame == CGRect(x: 0, y: top, width: 390, height: 844 - top))
    }
  }

  @Test func theFieldsOfAnAlertStandBelowItsMiddle() throws {
    for (width, count) in [(390, 1), (390, 3), (200, 2)] {
      let (simulator, host) = (
        Simulator(screenSize: CGSize(width: width, height: 800)), Screen(0)
      )
      simulator.show(host)
      let alert = AlertController(title: "A", message: nil, preferredStyle: .alert)
      for index in 0..<count {
        if index == 1 { alert.loadViewIfNeeded() }
        alert.addTextField { $0.placeholder = "\(index)" }
      }
      #expect(alert.textFields?.map(\.placeholder) == (0..<count).map { "\($0)" })
      host.present(alert, animated: false)
      try simulator.settle()
      let whole = CGFloat(min(270, width))
      for (index, field) in (alert.textFields ?? []).enumerated() {
        #expect(
          field.frame
            == CGRect(
              x: (CGFloat(width) - whole) / 2 + 16, y: 400 + CGFloat(index) * 33,
              width: whole - 32, height: 32))
        #expect(field.isDescendant(of: alert.view))
      }
    }
  }

  // MARK: Searching

  @Test func resultsShowWhileTheSearchHasText() throws {
    for isAutomatic in [true, false] {
      for shows in [true, false] {
        for text in ["", "a"] {
          for isActive in [true, false] {
            let (simulator, host, results) = (Simulator(), Screen(0), Screen(1))
            let search = SearchController(searchResultsController: results)
            host.navigationItem.searchController = search
            let stack = NavigationController(rootViewController: host)
            simulator.show(stack)
            if !isAutomatic { search.showsSearchResultsController = shows }
            search.isActive = isActive
            search.searchBar.type(text)
            let isShown = isActive && (isAutomatic ? text == "a" : shows)
            #expect((results.viewIfLoaded?.superview === host.view) == isShown)
            #expect((results.parent === search) == isShown)
            #expect(results.phase == (isShown ? "there" : "gone"))
            if isShown { #expect(results.view.frame == host.view.bounds) }
            #expect(search.searchBar.showsCancelButton == isActive)
            search.isActive = false
            #expect(results.viewIfLoaded?.superview == nil && results.phase == "gone")
            #expect(results.parent == nil && !search.searchBar.showsCancelButton)
            if isActive { #expect(search.searchBar.text == "") }
          }
        }
      }
    }
  }

  // MARK: Columns

  @Test func collapsedColumnsAreAStack() throws {
    for style in [SplitViewController.Style.doubleColumn, .tripleColumn, .unspecified] {
      for hasCompact in [false, true] {
        for late in [false, true] {
          let (simulator, split) = (Simulator(), SplitViewController(style: style))
          let (primary, middle, second, compact) = (Screen(0), Screen(1), Screen(2), Screen(3))
          let stack = NavigationController(rootViewController: primary)
          let first: ViewController = style == .unspecified ? stack : primary
          if late { simulator.show(split) }
          if style == .unspecified {
            split.viewControllers = [first, second]
          } else {
            split.setViewController(first, for: .primary)
            if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
            split.setViewController(second, for: .secondary)
          }
          if hasCompact { split.setViewController(compact, for: .compact) }
          if !late {
            #expect(split.viewControllers.first === first && !split.isCollapsed)
            #expect(split.viewControllers.last === second)
            simulator.show(split)
          }
          try simulator.settle()
          #expect(split.isCollapsed && split.children.count == 1)
          #expect(split.viewController(for: .secondary) === second)
          if hasCompact {
            #expect(split.children == [compact] && compact.view.frame == split.view.bounds)
            expect([compact], shown: compact, in: split.view.window, "compact")
          } else {
            let shown = try #require(split.children.first as? NavigationController)
            #expect(shown.view.frame == split.view.bounds)
            if !late {
              #expect(
                shown.viewControllers
                  == (style == .tripleColumn ? [primary, middle, second] : [primary, second]))
              split.show(.primary)
              try simulator.settle()
              #expect(shown.viewControllers == [primary])
              split.show(.secondary)
              try simulator.settle()
              #expect(shown.topViewController === second)
              split.hide(.primary)
              #expect(shown.topViewController === second)
              split.hide(.secondary)
              try simulator.settle()
              #expect(shown.topViewController !== second)
            }
            let detail = Screen(9)
            split.showDetailViewController(detail, sender: nil)
            try simulator.settle()
            #expect(shown.topViewController === detail)
            #expect(split.viewController(for: .secondary) === detail)
            #expect(detail.splitViewController === split)
          }
        }
      }
    }
  }
}
