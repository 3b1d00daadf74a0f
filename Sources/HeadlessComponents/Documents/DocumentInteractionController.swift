import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

/// A controller that shows a document, and offers to open it in other apps.
///
/// Nothing is read: a preview is a view controller with the document's name as its title, which the
/// delegate's controller presents or pushes. No other app opens documents, so the menus do not open.
///
/// Counterpart: `UIDocumentInteractionController`.
///
/// Coverage: simulated. Kept without effect: `annotation`, `uti`.
@preconcurrency @MainActor
open class DocumentInteractionController: NSObject {
  /// The location of the document.
  open var url: URL?
  /// The type of the document.
  open var uti: String?
  /// The name of the document; by default the last component of its location.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownName: String?
  /// Data for the app that opens the document. Kept without effect.
  open var annotation: Any?
  /// The delegate. It is a weak reference.
  open weak var delegate: (any DocumentInteractionControllerDelegate)?
  /// The icons of the document: one symbol.
  open var icons: [Image] { [Image(systemName: "doc")].compactMap(\.self) }
  /// The recognizers that show the document by a tap, for the view that stands for it. A long press
  /// would open a menu, which there is none of here.
  open private(set) lazy var gestureRecognizers: [GestureRecognizer] = [
    TapGestureRecognizer(
      target: self, action: Selector(DocumentInteractionController.tapped, "tapped")),
    LongPressGestureRecognizer(target: nil, action: nil),
  ]
  /// The controller that shows the document, while it does.
  open private(set) weak var preview: ViewController?

  /// Creates a controller without a document.
  public override init() {
    super.init()
  }

  /// Creates a controller.
  ///
  /// - Parameter url: The location of the document.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Shows the document over the delegate's controller, or on its navigation stack if it is a
  /// navigation controller.
  ///
  /// - Parameter animated: Whether the transition is animated.
  /// - Returns: Whether there is a document, and a controller to show it from.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard url != nil, preview == nil,
      let host = delegate?.documentInteractionControllerViewControllerForPreview(self),
      !(host is MissingHost)
    else { return false }
    let shown = DocumentPreview(of: self)
    shown.title = name
    preview = shown
    delegate?.documentInteractionControllerWillBeginPreview(self)
    if let stack = host as? NavigationController {
      stack.pushViewController(shown, animated: animated)
    } else {
      shown.modalPresentationStyle = .fullScreen
      host.present(shown, animated: animated)
    }
    return true
  }

  /// Ends the preview.
  ///
  /// - Parameter animated: Whether the transition is animated.
  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    if let stack = preview.navigationController {
      stack.popViewController(animated: animated)
    } else {
      preview.dismiss(animated: animated)
    }
  }

  /// Offers the actions for the document. No menu opens here.
  ///
  /// - Returns: `false`: no other app opens documents.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: View, animated: Bool) -> Bool { false }
  /// Offers the actions for the document. No menu opens here.
  ///
  /// - Returns: `false`: no other app opens documents.
  @discardableResult
  open func presentOptionsMenu(from item: BarButtonItem, animated: Bool) -> Bool { false }
  /// Offers the apps that open the document. No menu opens here.
  ///
  /// - Returns: `false`: no other app opens documents.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: View, animated: Bool) -> Bool { false }
  /// Offers the apps that open the document. No menu opens here.
  ///
  /// - Returns: `false`: no other app opens documents.
  @discardableResult
  open func presentOpenInMenu(from item: BarButtonItem, animated: Bool) -> Bool { false }
  /// Closes the menu. None is open.
  ///
  /// - Parameter animated: Whether it is animated.
  open func dismissMenu(animated: Bool) {}

  private func tapped() { presentPreview(animated: true) }

  fileprivate func previewDidEnd() {
    preview = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }
}

/// The answer of a delegate that names no controller: without one, there is no preview.
private final class MissingHost: ViewController {}

/// The screen that shows a document.
private final class DocumentPreview: ViewController {
  private let owner: DocumentInteractionController

  init(of owner: DocumentInteractionController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || isMovingFromParent { owner.previewDidEnd() }
  }
}

/// The methods that take part in showing a document.
///
/// Counterpart: `UIDocumentInteractionControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller over which the document is shown.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: DocumentInteractionController
  ) -> ViewController
  /// Called before the document is shown.
  func documentInteractionControllerWillBeginPreview(_ controller: DocumentInteractionController)
  /// Called when the document is no longer shown.
  func documentInteractionControllerDidEndPreview(_ controller: DocumentInteractionController)
}

extension DocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: DocumentInteractionController
  ) -> ViewController { MissingHost() }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: DocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: DocumentInteractionController
  ) {}
}
