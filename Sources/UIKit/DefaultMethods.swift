import HeadlessLists

/// An object with the default of every optional method of UIKit's delegates and data sources.
///
/// In Objective-C, a delegate that inherits its conformance has the methods of its own class. Swift
/// calls only those of the class that declares the conformance. So the plugin gives that class a
/// method which passes the call on to this object, and a subclass overrides it:
///
/// ```swift
/// class BaseScreen: UIViewController, UITableViewDelegate {
///   func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///     DefaultMethods.shared.tableView(tableView, didSelectRowAt: indexPath)
///   }
/// }
/// ```
///
/// A list treats a method that ends here as missing.
@MainActor
public final class DefaultMethods: NSObject {
  /// The only instance.
  public static let shared = DefaultMethods()

  override private init() { super.init() }
}

extension DefaultMethods: LackingOptionalMethods {}

extension DefaultMethods:
  CAAnimationDelegate, NSLayoutManagerDelegate, NSTextStorageDelegate, UIApplicationDelegate,
  UICalendarViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UIColorPickerViewControllerDelegate, UIDocumentInteractionControllerDelegate,
  UIDocumentPickerDelegate, UIDropInteractionDelegate, UIDynamicAnimatorDelegate,
  UIEditMenuInteractionDelegate, UIFontPickerViewControllerDelegate,
  UIGestureRecognizerDelegate, UIImagePickerControllerDelegate, UINavigationBarDelegate,
  UINavigationControllerDelegate, UIPageViewControllerDelegate, UIPencilInteractionDelegate,
  UIPickerViewDelegate, UIPointerInteractionDelegate, UIPopoverPresentationControllerDelegate,
  UISearchBarDelegate, UISearchControllerDelegate, UISheetPresentationControllerDelegate,
  UISplitViewControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate,
  UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate, UITextPasteDelegate,
  UITextViewDelegate, UIToolbarDelegate, UIViewControllerTransitioningDelegate,
  UIWindowSceneDelegate
{
  /// Returns 0.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns an empty cell.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  /// Returns 0.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns an empty cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

extension DefaultMethods:
  UIContextMenuInteractionDelegate, UITableViewDragDelegate, UITableViewDropDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  /// Returns `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns no items.
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
  /// Returns no items.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
