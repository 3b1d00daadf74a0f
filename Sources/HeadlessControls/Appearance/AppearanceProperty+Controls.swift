import Foundation
@_spi(Hooks) import HeadlessViews

// The properties that UIKit takes from appearance templates, by class.

extension AppearanceProperty {
  static let ofRefreshControls: [AppearanceProperty] = [
    AppearanceProperty(\RefreshControl.attributedTitle)
  ]

  static let ofActivityIndicatorViews: [AppearanceProperty] = [
    AppearanceProperty(\ActivityIndicatorView.color)
  ]

  static let ofTabBars: [AppearanceProperty] = [
    AppearanceProperty(\TabBar.barTintColor),
    AppearanceProperty(\TabBar.barStyle),
    AppearanceProperty(\TabBar.isTranslucent),
    AppearanceProperty(\TabBar.unselectedItemTintColor),
    AppearanceProperty(\TabBar.backgroundImage),
    AppearanceProperty(\TabBar.shadowImage),
    AppearanceProperty(\TabBar.givenStandardAppearance),
    AppearanceProperty(\TabBar.scrollEdgeAppearance),
  ]

  static let ofToolbars: [AppearanceProperty] = [
    AppearanceProperty(\Toolbar.barTintColor),
    AppearanceProperty(\Toolbar.barStyle),
    AppearanceProperty(\Toolbar.isTranslucent),
    AppearanceProperty(\Toolbar.standardAppearance),
    AppearanceProperty(\Toolbar.compactAppearance),
    AppearanceProperty(\Toolbar.scrollEdgeAppearance),
  ]

  static let ofSearchBars: [AppearanceProperty] = [
    AppearanceProperty(\SearchBar.barTintColor),
    AppearanceProperty(\SearchBar.barStyle),
    AppearanceProperty(\SearchBar.searchBarStyle),
    AppearanceProperty(\SearchBar.isTranslucent),
    AppearanceProperty(\SearchBar.backgroundImage),
  ]

  static let ofSwitches: [AppearanceProperty] = [
    AppearanceProperty(\Switch.onTintColor),
    AppearanceProperty(\Switch.thumbTintColor),
  ]

  static let ofSliders: [AppearanceProperty] = [
    AppearanceProperty(\Slider.minimumTrackTintColor),
    AppearanceProperty(\Slider.maximumTrackTintColor),
    AppearanceProperty(\Slider.thumbTintColor),
  ]

  static let ofProgressViews: [AppearanceProperty] = [
    AppearanceProperty(\ProgressView.progressTintColor),
    AppearanceProperty(\ProgressView.trackTintColor),
  ]

  static let ofPageControls: [AppearanceProperty] = [
    AppearanceProperty(\PageControl.pageIndicatorTintColor),
    AppearanceProperty(\PageControl.currentPageIndicatorTintColor),
  ]

  static let ofSegmentedControls: [AppearanceProperty] = [
    AppearanceProperty(\SegmentedControl.selectedSegmentTintColor)
  ]

  static let ofLabels: [AppearanceProperty] = [
    AppearanceProperty(\Label.textColor),
    AppearanceProperty(\Label.font),
  ]

  static let ofTextFields: [AppearanceProperty] = [
    AppearanceProperty(\TextField.textColor),
    AppearanceProperty(\TextField.font),
    AppearanceProperty(\TextField.keyboardAppearance),
    AppearanceProperty(\TextField.defaultTextAttributes),
  ]

  static let ofTextViews: [AppearanceProperty] = [
    AppearanceProperty(\TextView.textColor),
    AppearanceProperty(\TextView.font),
  ]
}
