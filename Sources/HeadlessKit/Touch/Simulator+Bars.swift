import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

extension Simulator {
  /// Taps a button on a navigation bar or a toolbar. One with a menu and no action opens the menu,
  /// whose actions are then on screen: `simulator.tap(.button("By title"))` (behaviour 18.4).
  ///
  /// - Throws: A ``QueryFailure`` unless the button is on a bar that a finger can reach, is
  ///   enabled, and has an action or a menu.
  public func tap(
    _ item: BarButtonItem, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tap", on: item, file, line) {
      if let refusal = refusal(of: item) { throw refusal }
      openMenu = nil
      if item.isIdle, let menu = item.menu {
        openMenu = OpenMenu(menu: menu, owner: item)
      } else {
        item.perform(from: keyWindow?.firstResponder ?? shownScreen(with: item))
      }
    }
  }

  /// Returns the reason why a button cannot be tapped; `nil` if it can.
  func refusal(of item: BarButtonItem) -> ControllerRefusal? {
    let items = shownBarItems
    guard items.contains(where: { $0 === item }) else {
      return .noButton(item.nameInMessages, titles: items.map(\.nameInMessages))
    }
    guard item.isEnabled else { return .disabledButton(item.nameInMessages) }
    return item.isIdle && item.menu == nil ? .idleButton(item.nameInMessages) : nil
  }

  /// Opens the menu of a button on a navigation bar or a toolbar, and chooses from it.
  ///
  /// - Parameters:
  ///   - title: The title of the action, in the menu or a submenu.
  ///   - item: The button. It has a menu.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the button is on a bar that a finger can reach, and is
  ///   enabled; its menu has such an action, which is enabled.
  public func choose(
    _ title: String, from item: BarButtonItem, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("choose", on: item, file, line) {
      if let refusal = refusal(of: title, from: item) { throw refusal }
      guard let menu = item.menu,
        let action = menu.offeredActions.first(where: { $0.title == title })
      else { return }
      choose(action, in: OpenMenu(menu: menu, owner: item))
    }
  }

  /// Returns the reason why an action cannot be chosen from a button's menu; `nil` if it can.
  func refusal(of title: String, from item: BarButtonItem) -> ControllerRefusal? {
    switch refusal(of: item) {
    case nil, .idleButton: break
    case let refusal: return refusal
    }
    let offered = item.menu?.offeredActions ?? []
    let choice = offered.first { $0.title == title }
    guard let choice, !choice.attributes.contains(.disabled) else {
      return .noChoice(title, item.nameInMessages, titles: offered.map(\.title))
    }
    return nil
  }

  /// Chooses an action of an open menu, which closes.
  func choose(_ action: Action, in open: OpenMenu) {
    openMenu = nil
    open.menu.noteChoice(of: action)
    (open.owner as? Button)?.noteChoice(of: action)
    action.perform(by: open.owner)
  }

  /// Taps the back button of a navigation bar.
  ///
  /// - Throws: A ``QueryFailure`` unless a finger can reach the bar, and it shows a back button.
  public func tapBackButton(
    in stack: NavigationController, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapBackButton", on: stack, file, line) {
      if let refusal = refusalToGoBack(in: stack) {
        throw refusal
      }
      stack.goBack()
    }
  }

  /// Returns the reason why a stack has no back button to tap; `nil` if it has one.
  func refusalToGoBack(in stack: NavigationController) -> ControllerRefusal? {
    let bar = stack.navigationBar
    return isWithinReach(bar) && stack.showsBackButton ? nil : .noBackButton(stack.description)
  }

  /// Swipes from the left edge of the screen, which pops the top screen of a stack.
  ///
  /// The finger starts the transition and is lifted at once; the transition then completes, or goes
  /// back, on the simulator's clock. As in UIKit, the gesture needs a back button, unless its
  /// recogniser has a delegate, which decides.
  ///
  /// - Parameters:
  ///   - stack: The navigation controller.
  ///   - cancels: Whether the finger goes back before it is lifted, which cancels the pop.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the stack is on screen and lets the gesture begin.
  public func swipeBack(
    in stack: NavigationController, cancels: Bool = false, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("swipeBack", on: stack, file, line) {
      if let refusal = refusalToSwipeBack(in: stack) { throw refusal }
      stack.beginSwipeBack()
      layoutIfNeeded()
      stack.endSwipeBack(cancels: cancels)
    }
  }

  /// Returns the reason why a stack does not let a swipe from the edge begin; `nil` if it does.
  func refusalToSwipeBack(in stack: NavigationController) -> ControllerRefusal? {
    guard let view = stack.viewIfLoaded, view.window?.ownSimulator === self else {
      return .notShown(stack.description)
    }
    return stack.maySwipeBack ? nil : .noSwipeBack(stack.description)
  }

  /// Taps a tab.
  ///
  /// - Throws: A ``QueryFailure`` unless the tab is on a bar that a finger can reach, and is
  ///   enabled.
  public func tap(_ tab: TabBarItem, file: StaticString = #fileID, line: UInt = #line)
    throws(QueryFailure)
  {
    try perform("tap", on: tab, file, line) {
      let bars = shownViews(TabBar.self)
      for bar in bars {
        guard let index = bar.items?.firstIndex(where: { $0 === tab }) else { continue }
        guard tab.isEnabled else {
          throw ControllerRefusal.disabledButton(tab.nameInMessages)
        }
        if let tabs = bar.tabs { tabs.tapTab(index) } else { bar.tapTab(tab) }
        return
      }
      let titles = bars.flatMap { $0.items ?? [] }.map(\.nameInMessages)
      throw ControllerRefusal.noTab(tab.nameInMessages, titles: titles)
    }
  }

  private var shownBarItems: [BarButtonItem] {
    shownViews(NavigationBar.self).flatMap(\.shownItems)
      + shownViews(Toolbar.self).flatMap(\.shownItems)
  }

  /// Returns the screen whose bars contain a button.
  private func shownScreen(with item: BarButtonItem) -> ViewController? {
    let bars = shownViews(NavigationBar.self).filter { $0.shownItems.contains { $0 === item } }
    let toolbars = shownViews(Toolbar.self).filter { $0.shownItems.contains { $0 === item } }
    return (bars.first?.stack ?? toolbars.first?.navigationController)?.topViewController
  }

  /// Returns the views of a class that a finger can reach, by window, from back to front.
  func shownViews<Kind: View>(_ kind: Kind.Type) -> [Kind] {
    windows.flatMap { $0.descendants(of: kind) }.filter(isWithinReach)
  }

  /// Returns whether a finger can reach the centre of a view.
  private func isWithinReach(_ view: View) -> Bool {
    guard let window = view.window, window.ownSimulator === self, !view.bounds.isEmpty else {
      return false
    }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    return window.hitTest(middle, with: nil)?.isDescendant(of: view) ?? false
  }

  /// Taps the status bar, which scrolls the list on screen to its top.
  ///
  /// As in UIKit there must be exactly one scroll view on screen whose `scrollsToTop` is `true`, and its
  /// delegate is asked and notified; otherwise the tap has no effect. The content moves over 0.3 s of
  /// the simulator's clock.
  public func tapStatusBar() {
    run {
      layoutIfNeeded()
      let candidates = shownViews(ScrollView.self).filter(\.scrollsToTop)
      guard candidates.count == 1, let scrollView = candidates.first else { return }
      scrollView.scrollToTop()
      layoutIfNeeded()
    }
  }
}
