import Foundation
import HeadlessControllers
import HeadlessViews

/// The source of a preview that a deep press opens.
///
/// Counterpart: `UIViewControllerPreviewing`. No press is deep here: ``TraitCollection`` says that
/// the device has no such screen, and a test calls the delegate itself.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerPreviewing: NSObjectProtocol {
  /// The recogniser of the press, for failure requirements.
  var previewingGestureRecognizerForFailureRelationship: GestureRecognizer { get }
  /// The delegate.
  var delegate: any ViewControllerPreviewingDelegate { get }
  /// The view that was pressed.
  var sourceView: View { get }
  /// The rectangle that stays sharp, in the view's coordinates.
  var sourceRect: CGRect { get set }
}

/// The methods that provide and commit previews.
///
/// Counterpart: `UIViewControllerPreviewingDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview. Never called here.
  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> ViewController?
  /// Called when the user presses deeper. Never called here.
  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing,
    commit viewControllerToCommit: ViewController)
}

private final class PreviewingContext: NSObject, ViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = GestureRecognizer(
    target: nil, action: nil)
  var delegate: any ViewControllerPreviewingDelegate { owner ?? NoPreviews() }
  var sourceView: View { view ?? View() }
  private weak var owner: (any ViewControllerPreviewingDelegate)?
  private weak var view: View?
  var sourceRect = CGRect.zero

  init(_ delegate: any ViewControllerPreviewingDelegate, _ view: View) {
    (owner, self.view) = (delegate, view)
    super.init()
  }
}

/// The delegate of a context that has outlived its own.
private final class NoPreviews: NSObject, ViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> ViewController? { nil }
  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing,
    commit viewControllerToCommit: ViewController
  ) {}
}

extension ViewController {
  /// Registers a view for previews. A test passes the returned context to the delegate.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any ViewControllerPreviewingDelegate, sourceView: View
  ) -> any ViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
  /// Unregisters a view.
  public func unregisterForPreviewing(withContext previewing: any ViewControllerPreviewing) {}
}

/// An action below a preview.
///
/// Counterpart: `UIPreviewAction`.
///
/// Coverage: simulated. Kept without effect: `style`.
@preconcurrency @MainActor
open class PreviewAction: NSObject, PreviewActionItem {
  /// The style of an action. Counterpart: `UIPreviewAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    case `default`, selected, destructive
  }

  /// The title.
  open private(set) var title: String
  /// The style.
  open private(set) var style: Style
  /// The closure that performs the action.
  open var handler: (any PreviewActionItem, ViewController) -> Void { action }
  private let action: (any PreviewActionItem, ViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style,
    handler: @escaping (any PreviewActionItem, ViewController) -> Void
  ) {
    (self.title, self.style, action) = (title, style, handler)
    super.init()
  }
}

/// Several actions under one title.
///
/// Counterpart: `UIPreviewActionGroup`.
///
/// Coverage: simulated. Kept without effect: `actions`, `style`.
@preconcurrency @MainActor
open class PreviewActionGroup: NSObject, PreviewActionItem {
  /// The title.
  open private(set) var title: String
  /// The style.
  open private(set) var style: PreviewAction.Style
  /// The actions.
  open private(set) var actions: [PreviewAction]

  /// Creates a group.
  public init(title: String, style: PreviewAction.Style, actions: [PreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}
