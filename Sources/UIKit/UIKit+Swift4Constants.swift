// Constants and functions under the names that they had in Swift 4, which older apps still use.
import Foundation
import HeadlessKit

// MARK: Lists and layout

/// The height that a table computes from its cells.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The symbol of search in a table's index.
public let UITableViewIndexSearch = UITableView.indexSearch
/// The kind of a section's header.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The kind of a section's footer.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
/// The size that a flow layout computes from its cells.
@preconcurrency @MainActor
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
/// The size to which a layout fits most tightly.
@preconcurrency @MainActor
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// The size to which a layout fits most loosely.
@preconcurrency @MainActor
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// The metric of a view without an intrinsic one.
@preconcurrency @MainActor
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// The rate at which a scroll view slows down.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal.rawValue
/// The rate at which a scroll view slows down fast.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast.rawValue

/// Returns insets.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// Returns an offset.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

// MARK: The keyboard and the application

/// The key of the keyboard's frame before.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The key of the keyboard's frame after.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The key of the duration of the keyboard's animation, in seconds.
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// The key of the curve of the keyboard's animation.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// The address of the app's settings.
@preconcurrency @MainActor
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// The background task that is none.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// The level of the app's windows.
@preconcurrency @MainActor
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// The level of the status bar.
@preconcurrency @MainActor
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
/// The level of alerts.
@preconcurrency @MainActor
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

extension Notification.Name {
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
}

// MARK: Accessibility

public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
