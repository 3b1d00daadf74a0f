import Foundation
import HeadlessControllers
import HeadlessControls

// The contents of bars and alerts are data; here they get frames on the screen.

extension ScreenReading {
  mutating func readItems(of bar: NavigationBar, _ frame: CGRect, _ around: ScreenSurroundings) {
    guard let item = bar.topItem else { return }
    let (layout, inner) = (BarLayout(bar), around.inside("navigation bar"))
    if let stack = bar.stack, let room = layout.back {
      let title = bar.backItem.flatMap { item in
        item.backButtonTitle ?? item.backBarButtonItem?.title ?? item.title
      }
      let place = bar.frameOnScreen(room)
      // Beside the chevron there may be no title (behaviour 25.102).
      let name = title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
      let back = Part(in: bar, name, place)
      back.accessibilityTraits = .button
      back.accessibilityIdentifier = "BackButton"
      add(back, .button, name, place, .back(stack), inner)
    }
    for (button, place) in layout.items { read(button, bar.frameOnScreen(place), inner) }
    if item.titleView == nil, let title = item.title, !title.isEmpty {
      let place = bar.frameOnScreen(layout.title)
      let part = Part(in: bar, title, place)
      part.accessibilityTraits = .header
      add(part, .title, title, place, .nothing, inner)
    }
    if let search = item.searchController?.searchBar { readSearchBar(search, frame, inner) }
  }

  mutating func readItems(of bar: Toolbar, _ around: ScreenSurroundings) {
    for (item, place) in BarLayout(bar).items {
      read(item, bar.frameOnScreen(place), around.inside("toolbar"))
    }
  }

  mutating func readTabs(of bar: TabBar, _ frame: CGRect, _ around: ScreenSurroundings) {
    let inner = around.inside("tab bar")
    let items = bar.items ?? []
    let width = frame.width / CGFloat(max(1, items.count))
    for (index, tab) in items.enumerated() {
      let place = CGRect(
        x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: TabBar.height)
      let text = tab.title ?? tab.systemItem?.spokenName
      add(tab, .tab, text, place, .tab(tab), inner)
    }
  }

  /// Reads a bar button: a text or an image. A custom view is a subview of the bar.
  private mutating func read(
    _ item: BarButtonItem, _ place: CGRect, _ around: ScreenSurroundings
  ) {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return }
    if item.customView != nil { return }
    let word = item.systemItem.flatMap { $0.isWord ? $0.spokenName : nil }
    let title = item.image == nil ? item.title ?? word : nil
    add(item, .button, title, place, .item(item), around)
  }

  /// Reads the actions of an open menu: one below the other, in the middle of the screen.
  mutating func readOpenMenu() {
    guard let open = simulator.openMenu, let window = simulator.keyWindow else { return }
    let (actions, screen) = (open.menu.offeredActions, simulator.screenBounds)
    var place = CGRect(
      x: screen.midX - 125, y: screen.midY - CGFloat(actions.count) * 22, width: 250, height: 44)
    for action in actions {
      let part = Part(in: window, action.title, place)
      part.accessibilityTraits = [
        .button, action.state == .on ? .selected : [],
        action.attributes.contains(.disabled) ? .notEnabled : [],
      ]
      let around = ScreenSurroundings(clip: screen)
      add(part, .button, action.title, place, .choice(action, open), around)
      place.origin.y += 44
    }
  }

  private mutating func readSearchBar(
    _ bar: SearchBar, _ frame: CGRect, _ around: ScreenSurroundings
  ) {
    guard bar.window == nil else { return }
    let place = CGRect(x: frame.minX, y: frame.maxY + 1, width: frame.width, height: 1)
    let text = bar.text.flatMap { $0.isEmpty ? nil : $0 }
    add(bar, .field, text, place, .searchBar(bar), around)
    if bar.showsCancelButton { readCancelButton(of: bar, place, around) }
  }

  mutating func readCancelButton(
    of bar: SearchBar, _ frame: CGRect, _ around: ScreenSurroundings
  ) {
    let place = CGRect(
      x: frame.maxX - BarLayout.itemWidth, y: frame.minY, width: BarLayout.itemWidth,
      height: frame.height)
    let part = Part(in: bar, "Cancel", place)
    part.accessibilityTraits = .button
    add(part, .button, "Cancel", place, .cancelSearch(bar), around)
  }

  /// Reads an alert's texts and buttons: one below the other, around the centre, or above and below
  /// its text fields.
  mutating func readAlert(
    of alert: AlertController, _ frame: CGRect, _ around: ScreenSurroundings
  ) {
    let words = [alert.title, alert.message].compactMap(\.self).filter { !$0.isEmpty }
    let fields = (alert.textFields ?? []).map { $0.frameOnScreen($0.bounds) }
    let count = words.count + alert.actions.count
    let top = fields.first.map { $0.minY - CGFloat(words.count) * 44 }
    var place = CGRect(
      x: frame.midX - 135, y: top ?? frame.midY - CGFloat(count) * 22, width: 270, height: 44)
    for (index, text) in words.enumerated() {
      let part = Part(in: alert.view, text, place)
      part.accessibilityTraits = index == 0 && alert.title != nil ? .header : .staticText
      add(part, .text, text, place, .nothing, around)
      place.origin.y += 44
    }
    if let last = fields.last { place.origin.y = last.maxY }
    for action in alert.actions {
      add(action, .button, action.title, place, .answer(action, alert), around)
      place.origin.y += 44
    }
  }
}

extension ScreenSurroundings {
  /// Returns the surroundings of what a bar contains.
  fileprivate func inside(_ bar: String) -> ScreenSurroundings {
    var inner = self
    inner.bar = bar
    return inner
  }
}
