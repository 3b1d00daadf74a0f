import Foundation

// The contents of bars and alerts are data; here they get frames on the screen.

extension ScreenReading {
  /// The width of a bar button on the screen, in points. Bars lay out no views.
  private static let itemWidth: CGFloat = 60

  mutating func readItems(of bar: NavigationBar, _ frame: CGRect, _ around: ScreenSurroundings) {
    guard let item = bar.topItem else { return }
    var inner = around
    inner.bar = "navigation bar"
    let line = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width,
      height: min(frame.height, NavigationBar.height))
    var left = line.minX
    if let stack = bar.stack, stack.showsBackButton {
      let title = bar.backItem.flatMap { item in
        item.backButtonTitle ?? item.backBarButtonItem?.title ?? item.title
      }
      let place = CGRect(x: left, y: line.minY, width: Self.itemWidth, height: line.height)
      let back = Part(in: bar, title ?? "Back", place)
      back.accessibilityTraits = .button
      back.accessibilityIdentifier = "BackButton"
      add(back, .button, title ?? "Back", place, .back(stack), inner)
      left += Self.itemWidth
    }
    for button in item.leftBarButtonItems ?? [] where !button.isHidden {
      let place = CGRect(x: left, y: line.minY, width: Self.itemWidth, height: line.height)
      read(button, place, inner)
      left += Self.itemWidth
    }
    var right = line.maxX
    for button in item.rightBarButtonItems ?? [] where !button.isHidden {
      right -= Self.itemWidth
      read(
        button, CGRect(x: right, y: line.minY, width: Self.itemWidth, height: line.height), inner)
    }
    let middle = CGRect(
      x: line.minX + line.width / 4, y: bar.showsLargeTitle ? line.maxY : line.minY,
      width: line.width / 2,
      height: bar.showsLargeTitle ? max(1, frame.maxY - line.maxY) : line.height)
    if let view = item.titleView {
      readCustomView(view, middle, inner)
    } else if let title = item.title, !title.isEmpty {
      let part = Part(in: bar, title, middle)
      part.accessibilityTraits = .header
      add(part, .title, title, middle, .nothing, inner)
    }
    if let search = item.searchController?.searchBar { readSearchBar(search, frame, inner) }
  }

  mutating func readItems(of bar: Toolbar, _ frame: CGRect, _ around: ScreenSurroundings) {
    var inner = around
    inner.bar = "toolbar"
    let items = bar.shownItems.filter { $0.systemItem != .flexibleSpace }
    let width = frame.width / CGFloat(max(1, items.count))
    for (index, item) in items.enumerated() {
      let place = CGRect(
        x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: Toolbar.height)
      read(item, place, inner)
    }
  }

  mutating func readTabs(of bar: TabBar, _ frame: CGRect, _ around: ScreenSurroundings) {
    var inner = around
    inner.bar = "tab bar"
    let items = bar.items ?? []
    let width = frame.width / CGFloat(max(1, items.count))
    for (index, tab) in items.enumerated() {
      let place = CGRect(
        x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: TabBar.height)
      let text = tab.title ?? tab.systemItem?.spokenName
      add(tab, .tab, text, place, .tab(tab), inner)
    }
  }

  /// Reads a bar button: a text, an image, or a custom view.
  private mutating func read(
    _ item: BarButtonItem, _ place: CGRect, _ around: ScreenSurroundings
  ) {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return }
    if let view = item.customView { return readCustomView(view, place, around) }
    let word = item.systemItem.flatMap { $0.isWord ? $0.spokenName : nil }
    let title = item.image == nil ? item.title ?? word : nil
    add(item, .button, title, place, .item(item), around)
  }

  /// Reads a custom view of a bar, and its contents. All of them get the frame of the bar item.
  private mutating func readCustomView(_ view: View, _ place: CGRect, _ around: ScreenSurroundings)
  {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let (known, inner) = element(of: view, place, around)
    add(view, known.role, known.text, place, .onBar(view), around)
    var surroundings = inner
    surroundings.ancestors.append(ObjectIdentifier(view))
    guard !(view is Control), !(view is Label) else { return }
    for child in view.subviews { readCustomView(child, place, surroundings) }
  }

  private mutating func readSearchBar(
    _ bar: SearchBar, _ frame: CGRect, _ around: ScreenSurroundings
  ) {
    guard bar.window == nil else { return }
    let place = CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 1)
    let text = bar.text.flatMap { $0.isEmpty ? nil : $0 }
    add(bar, .field, text, place, .searchBar(bar), around)
    if bar.showsCancelButton { readCancelButton(of: bar, place, around) }
  }

  mutating func readCancelButton(
    of bar: SearchBar, _ frame: CGRect, _ around: ScreenSurroundings
  ) {
    let place = CGRect(
      x: frame.maxX - Self.itemWidth, y: frame.minY, width: Self.itemWidth, height: frame.height)
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
