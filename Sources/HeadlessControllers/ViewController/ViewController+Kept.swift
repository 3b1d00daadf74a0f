import Foundation
@_spi(Hooks) import HeadlessViews

/// The properties of a controller that are stored without effect.
final class KeptControllerProperties {
  var adjustsInsets = true
  var respectsMargins = true
  weak var contentScrollView: ScrollView?
}

extension ViewController {
  var keptProperties: KeptControllerProperties {
    keptStates.value { KeptControllerProperties() }
  }

  /// The scroll view that bars observe: the one that was set, the root view, or its first subview.
  var observedScrollView: ScrollView? {
    keptProperties.contentScrollView ?? loadedView as? ScrollView
      ?? loadedView?.children.first as? ScrollView
  }
}
