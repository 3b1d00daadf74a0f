import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

extension SheetPresentationController {
  /// Whether the sheet has the size of a page. Kept without effect.
  public var prefersPageSizing: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// The effect behind the content. Kept without effect.
  public var backgroundEffect: VisualEffect? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension PopoverPresentationController {
  /// The sheet that the popover becomes in a narrow window.
  public var adaptiveSheetPresentationController: SheetPresentationController {
    kept(
      or: SheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController),
      "adaptive sheet")
  }
  /// The view or the bar item that the popover points at.
  public var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? BarButtonItem
      sourceView = newValue as? View
    }
  }
  /// The class of the popover's background. Kept without effect.
  public var popoverBackgroundViewClass: AnyClass? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension PopoverPresentationController.ArrowDirection {
  /// The direction is not known.
  public static let unknown = Self(rawValue: UInt.max)
}

/// A view or a bar item that a presentation comes from.
///
/// Counterpart: `UIPopoverPresentationControllerSourceItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension View: PopoverPresentationControllerSourceItem {}
extension BarButtonItem: PopoverPresentationControllerSourceItem {}

extension MenuLeaf {
  /// The view or the bar item that performs the action, while its handler runs: what a popover that
  /// the action presents points at. Otherwise `nil`.
  ///
  /// Counterpart: `UIMenuLeaf.presentationSourceItem`.
  public var presentationSourceItem: (any PopoverPresentationControllerSourceItem)? {
    (self as? Action)?.sender as? any PopoverPresentationControllerSourceItem
  }
}

extension PresentationController {
  /// The traits that the presented controller gets instead. Kept without effect.
  public var overrideTraitCollection: TraitCollection? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

/// The background of a popover.
///
/// Counterpart: `UIPopoverBackgroundView`.
///
/// Coverage: simulated. Kept without effect: `arrowDirection`, `arrowOffset`.
@preconcurrency @MainActor
open class PopoverBackgroundView: View {
  /// The offset of the arrow, in points.
  open var arrowOffset: CGFloat = 0
  /// The side of the arrow.
  open var arrowDirection: PopoverPresentationController.ArrowDirection = .any
}

/// The delegate of a sheet.
///
/// Counterpart: `UISheetPresentationControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called when the user has resized the sheet: never, here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}
