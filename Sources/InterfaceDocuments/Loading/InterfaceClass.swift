import Foundation
import HeadlessComponents
import HeadlessControllers
import HeadlessControls
import HeadlessKit
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

/// The classes that the elements of documents stand for.
@MainActor
enum InterfaceClass {
  static func named(_ name: String) -> AnyClass? { classes[name] }

  /// Returns whether an element represents a view.
  static func isView(_ name: String) -> Bool { classes[name] is View.Type }

  private static let classes: [String: AnyClass] = [
    "view": View.self, "containerView": View.self, "label": Label.self, "button": Button.self,
    "imageView": ImageView.self, "stackView": StackView.self, "textField": TextField.self,
    "textView": TextView.self, "scrollView": ScrollView.self, "tableView": TableView.self,
    "collectionView": CollectionView.self, "switch": Switch.self, "slider": Slider.self,
    "stepper": Stepper.self, "segmentedControl": SegmentedControl.self, "control": Control.self,
    "activityIndicatorView": ActivityIndicatorView.self, "progressView": ProgressView.self,
    "pageControl": PageControl.self, "pickerView": PickerView.self, "datePicker": DatePicker.self,
    "searchBar": SearchBar.self, "navigationBar": NavigationBar.self, "toolbar": Toolbar.self,
    "tabBar": TabBar.self, "visualEffectView": VisualEffectView.self,
    "tableViewCell": TableViewCell.self, "tableViewCellContentView": View.self,
    "collectionViewCell": CollectionViewCell.self, "collectionViewCellContentView": View.self,
    "collectionReusableView": CollectionReusableView.self, "refreshControl": RefreshControl.self,
    "tableViewHeaderFooterView": TableViewHeaderFooterView.self,
    // Views whose contents are not simulated: the views around them are laid out nevertheless.
    "mapView": View.self, "wkWebView": View.self, "webView": View.self, "glkView": View.self,
    "mtkView": View.self, "sceneKitView": View.self, "skView": View.self, "arskView": View.self,
    "arscnView": View.self, "arView": View.self, "pdfView": View.self,
    "viewController": ViewController.self, "navigationController": NavigationController.self,
    "tableViewController": TableViewController.self,
    "collectionViewController": CollectionViewController.self,
    "tabBarController": TabBarController.self, "splitViewController": SplitViewController.self,
    "pageViewController": PageViewController.self, "glkViewController": ViewController.self,
    "avPlayerViewController": ViewController.self, "searchDisplayController": NSObject.self,
    "hostingController": ViewController.self,
    "navigationItem": NavigationItem.self, "barButtonItem": BarButtonItem.self,
    "tabBarItem": TabBarItem.self,
    "collectionViewFlowLayout": CollectionViewFlowLayout.self,
    "collectionViewLayout": CollectionViewLayout.self,
    "tapGestureRecognizer": TapGestureRecognizer.self,
    "panGestureRecognizer": PanGestureRecognizer.self,
    "pinchGestureRecognizer": PinchGestureRecognizer.self,
    "rotationGestureRecognizer": RotationGestureRecognizer.self,
    "swipeGestureRecognizer": SwipeGestureRecognizer.self,
    "pongPressGestureRecognizer": LongPressGestureRecognizer.self,
    "longPressGestureRecognizer": LongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": ScreenEdgePanGestureRecognizer.self,
    "gestureRecognizer": GestureRecognizer.self,
    "customObject": NSObject.self, "object": NSObject.self, "controller": NSObject.self,
  ]

  /// Returns whether an element represents a view whose contents are not simulated.
  static func isStandIn(_ name: String) -> Bool {
    classes[name] == View.self
      && !["view", "containerView"].contains(name) && !name.hasSuffix("ContentView")
  }

  /// Creates a recognizer of a standard class.
  static func makeRecognizer(_ name: String) -> GestureRecognizer {
    switch name {
    case "tapGestureRecognizer": TapGestureRecognizer()
    case "panGestureRecognizer": PanGestureRecognizer()
    case "pinchGestureRecognizer": PinchGestureRecognizer()
    case "rotationGestureRecognizer": RotationGestureRecognizer()
    case "swipeGestureRecognizer": SwipeGestureRecognizer()
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": LongPressGestureRecognizer()
    case "screenEdgePanGestureRecognizer": ScreenEdgePanGestureRecognizer()
    default: GestureRecognizer()
    }
  }

  /// Creates a plain object of a class that is known at run time only.
  static func makeObject(_ type: NSObject.Type) -> NSObject {
    NSObject.plainInitializer(type, ())
  }
}

/// The coder that an object of a document is created with.
final class DocumentCoder: InterfaceCoder {
  private let element: DocumentElement
  private let loading: InterfaceLoading

  init(_ element: DocumentElement, _ loading: InterfaceLoading) {
    self.element = element
    self.loading = loading
    super.init()
  }

  override func decode(_ object: NSObject) { loading.apply(element, to: object) }

  override func attribute(_ name: String) -> String? { element[name] }
}
