import Foundation

extension ScrollView {
  /// The way in which the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// The same as ``scrollableAxes``; in the content scroll view of a controller that a navigation
    /// or tab bar controller shows, also at the top and the bottom.
    case automatic
    /// Along the axes on which the content scrolls or bounces.
    case scrollableAxes
    /// Never.
    case never
    /// The safe area is added on all sides.
    case always
  }

  /// The way in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The style of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default`, black, white
  }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The normal rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

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

/// The recogniser of a scroll view's scrolling gesture. Its delegate is its scroll view.
@MainActor
final class ScrollViewPanGestureRecognizer: PanGestureRecognizer {
  private weak var scrollView: ScrollView?

  init(of scrollView: ScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    view = scrollView
  }

  /// The delegate. UIKit raises an exception if it is not the scroll view (behaviour 25.58).
  override var delegate: (any GestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue === scrollView else { return ViewMisuse.delegateOfScrolling.raise() }
      super.delegate = newValue
    }
  }
}
