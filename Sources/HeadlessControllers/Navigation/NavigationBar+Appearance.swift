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
