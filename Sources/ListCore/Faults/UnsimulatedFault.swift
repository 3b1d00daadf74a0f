/// A crash of UIKit or AppKit that no list here reproduces.
///
/// The reasons are defined with the others so that a crash report that contains one is recognised,
/// and distinguished from one that is not about lists at all.
public enum UnsimulatedFault: Error, Hashable, Sendable {
  /// Two animations of one header or footer of a table.
  case twoAnimationsForSectionView(SectionViewKind)
  /// Two animations of a table's row overlapped.
  case cellAnimationFraction
  /// A table lost the placeholder of a row.
  case missingPlaceholderContext(ItemPath)
  /// A view was deallocated while its update was being animated.
  case deallocatedDuringUpdate(ListKind, view: String)
  /// A nib contains something other than one reusable view.
  case invalidNib(identifier: String)
  /// AppKit's collection view has nothing registered for the identifier.
  case appKitItemNotRegistered(identifier: String)
}

extension UnsimulatedFault {
  /// The entry in the table of known differences.
  public var difference: KnownDifference {
    switch self {
    case .twoAnimationsForSectionView, .cellAnimationFraction: .courseOfAnimations
    case .missingPlaceholderContext: .dropPlaceholders
    case .deallocatedDuringUpdate: .deallocatedDuringUpdate
    case .invalidNib: .nibMessages
    case .appKitItemNotRegistered: .appKitMessages
    }
  }

  /// Returns the reason of the exception, as the system words it. (crash families B6, C1)
  ///
  /// - Parameter profile: The release whose wording to use.
  public func reason(_ profile: SystemProfile) -> String {
    switch self {
    case .twoAnimationsForSectionView(let kind):
      "Attempt to create two animations for \(kind.rawValue) view"
    case .cellAnimationFraction:
      "Cell animation stop fraction must be greater than start fraction"
    case .missingPlaceholderContext(let path):
      """
      UITableView internal inconsistency: missing placeholder context for this index path: \
      \(profile.text(path))
      """
    case .deallocatedDuringUpdate(let kind, let view):
      "\(kind.className) (\(view)) was deallocated while an update was in flight"
    case .invalidNib(let identifier):
      """
      invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top \
      level object which must be a UICollectionReusableView instance
      """
    case .appKitItemNotRegistered(let identifier):
      """
      could not dequeue an item of kind: NSCollectionElementKindItem with identifier \
      \(identifier) - must register a nib or a class for the identifier, or name a nib or class \
      to match the identifier
      """
    }
  }
}

/// A misuse of views, controllers or Auto Layout for which UIKit raises an exception. No list is
/// involved.
///
/// Each kind of misuse has a type of its own where it occurs; this type holds what they have in
/// common.
public struct MisuseFault: Error, Hashable, Sendable {
  /// The exception's name.
  public let name: ExceptionName
  /// The exception's reason.
  public let reason: String

  /// Creates a fault from an exception's name and reason.
  public init(_ name: ExceptionName, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}
