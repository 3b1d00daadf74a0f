import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

extension NavigationBar {
  var appearances: BarAppearances { kept { BarAppearances(NavigationBarAppearance()) } }

  /// The bar's appearance, if it was set.
  var givenStandardAppearance: NavigationBarAppearance? {
    get { appearances.isStandardGiven ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension AppearanceProperty {
  static let ofNavigationBars: [AppearanceProperty] = [
    AppearanceProperty(\NavigationBar.barTintColor),
    AppearanceProperty(\NavigationBar.barStyle),
    AppearanceProperty(\NavigationBar.isTranslucent),
    AppearanceProperty(\NavigationBar.prefersLargeTitles),
    AppearanceProperty(\NavigationBar.titleTextAttributes),
    AppearanceProperty(\NavigationBar.largeTitleTextAttributes),
    AppearanceProperty(\NavigationBar.shadowImage),
    AppearanceProperty(\NavigationBar.backIndicatorImage),
    AppearanceProperty(\NavigationBar.backIndicatorTransitionMaskImage),
    AppearanceProperty(\NavigationBar.givenStandardAppearance),
    AppearanceProperty(
      NavigationBar.self, { $0.backgroundImage(for: .default) },
      { $0.setBackgroundImage($1, for: .default) }),
    AppearanceProperty(\NavigationBar.compactAppearance),
    AppearanceProperty(\NavigationBar.scrollEdgeAppearance),
    AppearanceProperty(\NavigationBar.compactScrollEdgeAppearance),
  ]
}

extension BarLayout {
  /// Places the items of a navigation bar in its first line, also below which a large title is shown
  /// (behaviour 17.11): the left ones from the left, the right ones from the right, and the title view
  /// in the middle, as large as it fits (behaviour 17.10).
  @MainActor package init(_ bar: NavigationBar) {
    self.init()
    guard let item = bar.topItem, item !== bar.searchedItem else { return }
    let line = CGRect(
      x: 0, y: 0, width: bar.bounds.width, height: min(bar.bounds.height, NavigationBar.height))
    var (left, right) = (line.minX, line.maxX)
    if bar.stack?.showsBackButton == true {
      back = CGRect(x: left, y: line.minY, width: Self.itemWidth, height: line.height)
      left += Self.itemWidth
    }
    for button in item.leftBarButtonItems ?? [] where !button.isHidden {
      let width = Self.width(of: button, in: line)
      items.append((button, Self.place(button, CGRect(x: left, width: width, in: line))))
      left += width
    }
    for button in item.rightBarButtonItems ?? [] where !button.isHidden {
      let width = Self.width(of: button, in: line)
      right -= width
      items.append((button, Self.place(button, CGRect(x: right, width: width, in: line))))
    }
    guard let view = item.titleView else {
      title =
        bar.showsLargeTitle
        ? CGRect(
          x: line.width / 4, y: line.maxY, width: line.width / 2,
          height: max(1, bar.bounds.height - line.maxY))
        : CGRect(x: line.width / 4, width: line.width / 2, in: line)
      return
    }
    let room = CGSize(width: max(0, right - left), height: line.height)
    let size = view.titleSize(in: room)
    let centred = (line.width - size.width) / 2
    title = CGRect(
      x: min(max(centred, left), max(left, right - size.width)),
      y: (line.height - size.height) / 2, width: size.width, height: size.height)
  }
}
