import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

extension ViewController {
  /// Runs the update of properties, which is due again when something changes that it reads of
  /// observable objects (behaviour 25.9).
  package func runUpdateOfProperties() {
    tracking(.properties) {
      $0.setNeedsUpdateProperties()
    } _: {
      updateProperties()
    }
  }

  /// Runs a pass of this controller, which is due again when something changes that it reads of
  /// observable objects.
  func tracking(
    _ pass: TrackedPass, invalidate: @escaping @MainActor (ViewController) -> Void,
    _ body: () -> Void
  ) {
    tracking(pass) {
      { [weak self] in
        guard let self, simulator.profile.tracksObservation else { return }
        invalidate(self)
      }
    } _: {
      body()
    }
  }
}

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
