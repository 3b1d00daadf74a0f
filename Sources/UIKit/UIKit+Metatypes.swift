// Creating objects of a class that is not known at compile time, with arguments:
// `controllerClass.init(nibName: nil, bundle: nil)`. Swift calls only `required` initializers there;
// for Objective-C's classes it calls all. An initializer of a protocol's extension may be called on
// any class, and the compiler prefers the class's own wherever that is allowed, so these are called
// on variables of a metatype, on generic parameters and on `Self`.
//
// An initializer does not know the class it was called on, but a static method does, and takes its
// arguments in the same way: so each pair of declarations below is one function with one symbol
// name, as in `View+Creation`. A class without the initializer stops with "Use of unimplemented
// initializer", as it does in UIKit.
import Foundation
import HeadlessKit

/// An object that can be created by a class that is not known at compile time.
public protocol CreatedByMetatype {}

extension AccessibleObject: CreatedByMetatype {}
extension PresentationController: CreatedByMetatype {}
extension StoryboardSegue: CreatedByMetatype {}

extension CreatedByMetatype where Self: View {
  /// Creates a view of the dynamic class.
  @_silgen_name("HeadlessKit_View_initFrame")
  @preconcurrency @MainActor
  public init(frame: CGRect)

  @_silgen_name("HeadlessKit_View_initFrame")
  @usableFromInline @MainActor
  static func newInstance(frame: CGRect) -> Self {
    dynamicInstance(frame: frame)
  }
}

extension CreatedByMetatype where Self: ViewController {
  /// Creates a controller of the dynamic class.
  @_silgen_name("HeadlessKit_ViewController_initNibNameBundle")
  @preconcurrency @MainActor
  public init(nibName: String?, bundle: Bundle?)

  @_silgen_name("HeadlessKit_ViewController_initNibNameBundle")
  @usableFromInline @MainActor
  static func newInstance(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    dynamicInstance(nibName: nibName, bundle: bundle)
  }
}

extension CreatedByMetatype where Self: TableViewCell {
  /// Creates a cell of the dynamic class.
  @_silgen_name("HeadlessKit_TableViewCell_initStyleReuseIdentifier")
  @preconcurrency @MainActor
  public init(style: TableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("HeadlessKit_TableViewCell_initStyleReuseIdentifier")
  @usableFromInline @MainActor
  static func newInstance(style: TableViewCell.CellStyle, reuseIdentifier: __owned String?)
    -> Self
  {
    dynamicInstance(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension Button {
  @_silgen_name("HeadlessKit_Button_createType")
  convenience init(createdType buttonType: Button.ButtonType) {
    self.init(type: buttonType)
  }

  @_silgen_name("HeadlessKit_Button_createType")
  fileprivate static func makeInstance(type buttonType: Button.ButtonType) -> Button
}

extension CreatedByMetatype where Self: Button {
  /// Creates a button of the dynamic class.
  @_silgen_name("HeadlessKit_Button_initType")
  @preconcurrency @MainActor
  public init(type buttonType: Button.ButtonType)

  @_silgen_name("HeadlessKit_Button_initType")
  @usableFromInline @MainActor
  static func newInstance(type buttonType: Button.ButtonType) -> Self {
    unsafeDowncast(makeInstance(type: buttonType), to: self)
  }
}

extension CollectionView {
  @_silgen_name("HeadlessKit_CollectionView_createFrameCollectionViewLayout")
  convenience init(
    createdFrame frame: CGRect, createdCollectionViewLayout layout: CollectionViewLayout
  ) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  @_silgen_name("HeadlessKit_CollectionView_createFrameCollectionViewLayout")
  fileprivate static func makeInstance(
    frame: CGRect, collectionViewLayout layout: __owned CollectionViewLayout
  ) -> CollectionView
}

extension CreatedByMetatype where Self: CollectionView {
  /// Creates a collection view of the dynamic class.
  @_silgen_name("HeadlessKit_CollectionView_initFrameCollectionViewLayout")
  @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout)

  @_silgen_name("HeadlessKit_CollectionView_initFrameCollectionViewLayout")
  @usableFromInline @MainActor
  static func newInstance(
    frame: CGRect, collectionViewLayout layout: __owned CollectionViewLayout
  ) -> Self {
    unsafeDowncast(makeInstance(frame: frame, collectionViewLayout: layout), to: self)
  }
}

extension CollectionViewController {
  @_silgen_name("HeadlessKit_CollectionViewController_createCollectionViewLayout")
  convenience init(createdCollectionViewLayout layout: CollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }

  @_silgen_name("HeadlessKit_CollectionViewController_createCollectionViewLayout")
  fileprivate static func makeInstance(collectionViewLayout layout: __owned CollectionViewLayout)
    -> CollectionViewController
}

extension CreatedByMetatype where Self: CollectionViewController {
  /// Creates a controller of the dynamic class.
  @_silgen_name("HeadlessKit_CollectionViewController_initCollectionViewLayout")
  @preconcurrency @MainActor
  public init(collectionViewLayout layout: CollectionViewLayout)

  @_silgen_name("HeadlessKit_CollectionViewController_initCollectionViewLayout")
  @usableFromInline @MainActor
  static func newInstance(collectionViewLayout layout: __owned CollectionViewLayout) -> Self {
    unsafeDowncast(makeInstance(collectionViewLayout: layout), to: self)
  }
}

extension GestureRecognizer {
  @_silgen_name("HeadlessKit_GestureRecognizer_createTargetAction")
  convenience init(createdTarget target: Any?, createdAction action: Selector?) {
    self.init(target: target, action: action)
  }

  @_silgen_name("HeadlessKit_GestureRecognizer_createTargetAction")
  fileprivate static func makeInstance(target: __owned Any?, action: __owned Selector?)
    -> GestureRecognizer
}

extension CreatedByMetatype where Self: GestureRecognizer {
  /// Creates a recogniser of the dynamic class.
  @_silgen_name("HeadlessKit_GestureRecognizer_initTargetAction")
  @preconcurrency @MainActor
  public init(target: Any?, action: Selector?)

  @_silgen_name("HeadlessKit_GestureRecognizer_initTargetAction")
  @usableFromInline @MainActor
  static func newInstance(target: __owned Any?, action: __owned Selector?) -> Self {
    unsafeDowncast(makeInstance(target: target, action: action), to: self)
  }
}

extension NavigationController {
  @_silgen_name("HeadlessKit_NavigationController_createRootViewController")
  convenience init(createdRootViewController rootViewController: ViewController) {
    self.init(rootViewController: rootViewController)
  }

  @_silgen_name("HeadlessKit_NavigationController_createRootViewController")
  fileprivate static func makeInstance(rootViewController: __owned ViewController)
    -> NavigationController
}

extension CreatedByMetatype where Self: NavigationController {
  /// Creates a controller of the dynamic class.
  @_silgen_name("HeadlessKit_NavigationController_initRootViewController")
  @preconcurrency @MainActor
  public init(rootViewController: ViewController)

  @_silgen_name("HeadlessKit_NavigationController_initRootViewController")
  @usableFromInline @MainActor
  static func newInstance(rootViewController: __owned ViewController) -> Self {
    unsafeDowncast(makeInstance(rootViewController: rootViewController), to: self)
  }
}

extension PresentationController {
  @_silgen_name("HeadlessKit_PresentationController_createPresentedViewControllerPresenting")
  convenience init(
    createdPresentedViewController presentedViewController: ViewController,
    createdPresenting presentingViewController: ViewController?
  ) {
    self.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  @_silgen_name("HeadlessKit_PresentationController_createPresentedViewControllerPresenting")
  fileprivate static func makeInstance(
    presentedViewController: __owned ViewController,
    presenting presentingViewController: __owned ViewController?
  ) -> PresentationController
}

extension CreatedByMetatype where Self: PresentationController {
  /// Creates a presentation controller of the dynamic class.
  @_silgen_name("HeadlessKit_PresentationController_initPresentedViewControllerPresenting")
  @preconcurrency @MainActor
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?)

  @_silgen_name("HeadlessKit_PresentationController_initPresentedViewControllerPresenting")
  @usableFromInline @MainActor
  static func newInstance(
    presentedViewController: __owned ViewController,
    presenting presentingViewController: __owned ViewController?
  ) -> Self {
    unsafeDowncast(
      makeInstance(
        presentedViewController: presentedViewController, presenting: presentingViewController),
      to: self)
  }
}

extension StoryboardSegue {
  @_silgen_name("HeadlessKit_StoryboardSegue_createIdentifierSourceDestination")
  convenience init(
    createdIdentifier identifier: String?, createdSource source: ViewController,
    createdDestination destination: ViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  @_silgen_name("HeadlessKit_StoryboardSegue_createIdentifierSourceDestination")
  fileprivate static func makeInstance(
    identifier: __owned String?, source: __owned ViewController,
    destination: __owned ViewController
  ) -> StoryboardSegue
}

extension CreatedByMetatype where Self: StoryboardSegue {
  /// Creates a segue of the dynamic class.
  @_silgen_name("HeadlessKit_StoryboardSegue_initIdentifierSourceDestination")
  @preconcurrency @MainActor
  public init(identifier: String?, source: ViewController, destination: ViewController)

  @_silgen_name("HeadlessKit_StoryboardSegue_initIdentifierSourceDestination")
  @usableFromInline @MainActor
  static func newInstance(
    identifier: __owned String?, source: __owned ViewController,
    destination: __owned ViewController
  ) -> Self {
    unsafeDowncast(
      makeInstance(identifier: identifier, source: source, destination: destination), to: self)
  }
}

extension TableView {
  @_silgen_name("HeadlessKit_TableView_createFrameStyle")
  convenience init(createdFrame frame: CGRect, createdStyle style: TableView.Style) {
    self.init(frame: frame, style: style)
  }

  @_silgen_name("HeadlessKit_TableView_createFrameStyle")
  fileprivate static func makeInstance(frame: CGRect, style: TableView.Style) -> TableView
}

extension CreatedByMetatype where Self: TableView {
  /// Creates a table of the dynamic class.
  @_silgen_name("HeadlessKit_TableView_initFrameStyle")
  @preconcurrency @MainActor
  public init(frame: CGRect, style: TableView.Style)

  @_silgen_name("HeadlessKit_TableView_initFrameStyle")
  @usableFromInline @MainActor
  static func newInstance(frame: CGRect, style: TableView.Style) -> Self {
    unsafeDowncast(makeInstance(frame: frame, style: style), to: self)
  }
}

extension TableViewController {
  @_silgen_name("HeadlessKit_TableViewController_createStyle")
  convenience init(createdStyle style: TableView.Style) {
    self.init(style: style)
  }

  @_silgen_name("HeadlessKit_TableViewController_createStyle")
  fileprivate static func makeInstance(style: TableView.Style) -> TableViewController
}

extension CreatedByMetatype where Self: TableViewController {
  /// Creates a controller of the dynamic class.
  @_silgen_name("HeadlessKit_TableViewController_initStyle")
  @preconcurrency @MainActor
  public init(style: TableView.Style)

  @_silgen_name("HeadlessKit_TableViewController_initStyle")
  @usableFromInline @MainActor
  static func newInstance(style: TableView.Style) -> Self {
    unsafeDowncast(makeInstance(style: style), to: self)
  }
}

extension TableViewHeaderFooterView {
  @_silgen_name("HeadlessKit_TableViewHeaderFooterView_createReuseIdentifier")
  convenience init(createdReuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("HeadlessKit_TableViewHeaderFooterView_createReuseIdentifier")
  fileprivate static func makeInstance(reuseIdentifier: __owned String?)
    -> TableViewHeaderFooterView
}

extension CreatedByMetatype where Self: TableViewHeaderFooterView {
  /// Creates a header or footer of the dynamic class.
  @_silgen_name("HeadlessKit_TableViewHeaderFooterView_initReuseIdentifier")
  @preconcurrency @MainActor
  public init(reuseIdentifier: String?)

  @_silgen_name("HeadlessKit_TableViewHeaderFooterView_initReuseIdentifier")
  @usableFromInline @MainActor
  static func newInstance(reuseIdentifier: __owned String?) -> Self {
    unsafeDowncast(makeInstance(reuseIdentifier: reuseIdentifier), to: self)
  }
}

extension Window {
  @_silgen_name("HeadlessKit_Window_createWindowScene")
  convenience init(createdWindowScene windowScene: WindowScene) {
    self.init(windowScene: windowScene)
  }

  @_silgen_name("HeadlessKit_Window_createWindowScene")
  fileprivate static func makeInstance(windowScene: __owned WindowScene) -> Window
}

extension CreatedByMetatype where Self: Window {
  /// Creates a window of the dynamic class.
  @_silgen_name("HeadlessKit_Window_initWindowScene")
  @preconcurrency @MainActor
  public init(windowScene: WindowScene)

  @_silgen_name("HeadlessKit_Window_initWindowScene")
  @usableFromInline @MainActor
  static func newInstance(windowScene: __owned WindowScene) -> Self {
    unsafeDowncast(makeInstance(windowScene: windowScene), to: self)
  }
}
