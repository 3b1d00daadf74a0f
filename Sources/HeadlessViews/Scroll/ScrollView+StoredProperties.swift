import Foundation

/// The properties of a scroll view that are kept as data.
final class StoredScrollProperties {
  var delaysTouches = true
  var cancelsTouches = true
  var adjustsIndicators = true
  var pan: PanGestureRecognizer?
}

extension ScrollView {
  var keptScrolling: StoredScrollProperties {
    keptStates.value { StoredScrollProperties() }
  }
}
