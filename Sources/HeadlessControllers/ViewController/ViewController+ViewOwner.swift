import Foundation
@_spi(Hooks) import HeadlessViews

// What the view asks its controller, and tells it.
extension ViewController: ViewOwner {
  package func viewLayoutBegins() {
    layOutContents()
    updateContentUnavailableIfDue()
    viewWillLayoutSubviews()
  }

  package func viewLayoutEnds() {
    layOutContentUnavailableView()
    viewDidLayoutSubviews()
  }

  package var leastLayoutMargins: DirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  package var scrollViewBetweenBars: ScrollView? {
    guard automaticallyAdjustsScrollViewInsets,
      parentController is NavigationController || parentController is TabBarController
    else { return nil }
    return observedScrollView
  }
}
