extension AppearanceProperty {
  /// The properties of the views of this module that UIKit takes from templates.
  static let ofViews: [AppearanceProperty] =
    general + bars + search + controls + texts

  private static let general = [
    AppearanceProperty(\View.backgroundColor),
    AppearanceProperty(View.self, { $0.ownTintColor }, { $0.tintColor = $1 }),
    AppearanceProperty(\View.overrideUserInterfaceStyle),
    AppearanceProperty(\ScrollView.indicatorStyle),
    AppearanceProperty(\ScrollView.keyboardDismissMode),
    AppearanceProperty(\RefreshControl.attributedTitle),
    AppearanceProperty(\ActivityIndicatorView.color),
  ]

  private static let bars =
    [
      AppearanceProperty(\NavigationBar.barTintColor),
      AppearanceProperty(\NavigationBar.barStyle),
      AppearanceProperty(\NavigationBar.isTranslucent),
      AppearanceProperty(\NavigationBar.prefersLargeTitles),
      AppearanceProperty(\NavigationBar.titleTextAttributes),
      AppearanceProperty(\NavigationBar.largeTitleTextAttributes),
      AppearanceProperty(\NavigationBar.shadowImage),
      AppearanceProperty(\NavigationBar.backIndicatorImage),
      AppearanceProperty(\NavigationBar.backIndicatorTransitionMaskImage),
      AppearanceProperty(
        NavigationBar.self, { $0.backgroundImage(for: .default) },
        { $0.setBackgroundImage($1, for: .default) }),
      AppearanceProperty(\NavigationBar.givenStandardAppearance),
      AppearanceProperty(\NavigationBar.compactAppearance),
      AppearanceProperty(\NavigationBar.scrollEdgeAppearance),
      AppearanceProperty(\NavigationBar.compactScrollEdgeAppearance),
    ] + [
      AppearanceProperty(\TabBar.barTintColor),
      AppearanceProperty(\TabBar.barStyle),
      AppearanceProperty(\TabBar.isTranslucent),
      AppearanceProperty(\TabBar.unselectedItemTintColor),
      AppearanceProperty(\TabBar.backgroundImage),
      AppearanceProperty(\TabBar.shadowImage),
      AppearanceProperty(\TabBar.givenStandardAppearance),
      AppearanceProperty(\TabBar.scrollEdgeAppearance),
    ] + [
      AppearanceProperty(\Toolbar.barTintColor),
      AppearanceProperty(\Toolbar.barStyle),
      AppearanceProperty(\Toolbar.isTranslucent),
      AppearanceProperty(\Toolbar.standardAppearance),
      AppearanceProperty(\Toolbar.compactAppearance),
      AppearanceProperty(\Toolbar.scrollEdgeAppearance),
    ]

  private static let search = [
    AppearanceProperty(\SearchBar.barTintColor),
    AppearanceProperty(\SearchBar.barStyle),
    AppearanceProperty(\SearchBar.searchBarStyle),
    AppearanceProperty(\SearchBar.isTranslucent),
    AppearanceProperty(\SearchBar.backgroundImage),
  ]

  private static let controls = [
    AppearanceProperty(\Switch.onTintColor),
    AppearanceProperty(\Switch.thumbTintColor),
    AppearanceProperty(\Slider.minimumTrackTintColor),
    AppearanceProperty(\Slider.maximumTrackTintColor),
    AppearanceProperty(\Slider.thumbTintColor),
    AppearanceProperty(\ProgressView.progressTintColor),
    AppearanceProperty(\ProgressView.trackTintColor),
    AppearanceProperty(\PageControl.pageIndicatorTintColor),
    AppearanceProperty(\PageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\SegmentedControl.selectedSegmentTintColor),
  ]

  private static let texts = [
    AppearanceProperty(\Label.textColor),
    AppearanceProperty(\Label.font),
    AppearanceProperty(\TextField.textColor),
    AppearanceProperty(\TextField.font),
    AppearanceProperty(\TextField.keyboardAppearance),
    AppearanceProperty(\TextField.defaultTextAttributes),
    AppearanceProperty(\TextView.textColor),
    AppearanceProperty(\TextView.font),
  ]
}
