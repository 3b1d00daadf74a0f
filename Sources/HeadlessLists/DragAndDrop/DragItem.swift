import Foundation
import HeadlessControls

/// An item that is dragged.
///
/// Counterpart: `UIDragItem`.
///
/// Coverage: simulated. Kept without effect: `localObject`, `previewProvider`.
@preconcurrency @MainActor
open class DragItem: NSObject {
  /// The provider of the item's data when it is dropped.
  open private(set) var itemProvider: ItemProvider
  /// The app's own information about the item.
  open var localObject: Any?
  /// Creates the preview of the item while it is dragged.
  open var previewProvider: (() -> DragPreview?)?

  /// Creates a drag item.
  ///
  /// - Parameter itemProvider: The provider of the item's data when it is dropped.
  public init(itemProvider: ItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The preview of an item while it is dragged.
///
/// Counterpart: `UIDragPreview`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class DragPreview: NSObject {
  /// The view.
  open private(set) var view: View
  /// The appearance of the preview.
  open private(set) var parameters: DragPreviewParameters

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: The appearance of the preview.
  public init(view: View, parameters: DragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview.
  ///
  /// - Parameter view: The view.
  public convenience init(view: View) {
    self.init(view: view, parameters: DragPreviewParameters())
  }
}

/// The appearance of a preview while it is dragged.
///
/// Counterpart: `UIDragPreviewParameters`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class DragPreviewParameters: PreviewParameters {}

/// A view that represents an item while it is dragged.
///
/// Counterpart: `UITargetedDragPreview`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TargetedDragPreview: TargetedPreview {}

/// The operation of a drop.
///
/// Counterpart: `UIDropOperation`.
public enum DropOperation: UInt, Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// The style with which a drop of items that take long to load shows its progress.
///
/// Counterpart: `UIDropSessionProgressIndicatorStyle`.
public enum DropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  case none, `default`
}

/// A drag session, or a drop session.
///
/// Counterpart: `UIDragDropSession`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [DragItem] { get }
  /// Whether the items may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items may not leave the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the position of the finger, in points.
  ///
  /// - Parameter view: The view whose coordinates to use.
  func location(in view: View) -> CGPoint
  /// Returns whether one of the items has data of one of the types.
  ///
  /// - Parameter typeIdentifiers: The types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether one of the items can be loaded as a class.
  ///
  /// - Parameter aClass: The class or type.
  func canLoadObjects(ofClass aClass: any ItemProviderReading.Type) -> Bool
}

/// A drag that began in the app.
///
/// Counterpart: `UIDragSession`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DragSession: DragDropSession {
  /// The app's own information about the drag.
  var localContext: Any? { get set }
}

/// A drag over a view.
///
/// Counterpart: `UIDropSession`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DropSession: DragDropSession {
  /// The drag session, if it began in this app.
  var localDragSession: (any DragSession)? { get }
  /// The style with which the loading of the items shows its progress. Nothing is shown.
  var progressIndicatorStyle: DropSessionProgressIndicatorStyle { get set }
  /// The progress of the loading of all items.
  var progress: Progress { get }
  /// Loads the items of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class or type.
  ///   - completion: Receives the objects.
  /// - Returns: The progress.
  @discardableResult
  func loadObjects(
    ofClass aClass: any ItemProviderReading.Type,
    completion: @escaping ([any ItemProviderReading]) -> Void
  ) -> Progress
}

/// The single session of a drag on a simulator, which is both the drag session and the drop
/// session.
@MainActor
package final class SimulatedDragSession: NSObject, DragSession, DropSession {
  package var items: [DragItem]
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  package var progressIndicatorStyle = DropSessionProgressIndicatorStyle.default
  package let progress = Progress(totalUnitCount: 0)
  var place: (view: View, point: CGPoint)?
  private let isLocal: Bool

  package init(_ items: [DragItem], isLocal: Bool) {
    self.items = items
    self.isLocal = isLocal
    super.init()
  }

  package var localDragSession: (any DragSession)? { isLocal ? self : nil }

  /// Moves the finger.
  ///
  /// - Parameters:
  ///   - point: Its position, in points of the view.
  ///   - view: The view.
  package func move(to point: CGPoint, in view: View) { place = (view, point) }

  package func location(in view: View) -> CGPoint {
    place.map { $0.view.convert($0.point, to: view) } ?? .zero
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  package func canLoadObjects(ofClass aClass: any ItemProviderReading.Type) -> Bool {
    items.contains { $0.object(of: aClass) != nil }
  }

  package func loadObjects(
    ofClass aClass: any ItemProviderReading.Type,
    completion: @escaping ([any ItemProviderReading]) -> Void
  ) -> Progress {
    progress.totalUnitCount += 1
    completion(items.compactMap { $0.object(of: aClass) })
    progress.completedUnitCount += 1
    return progress
  }
}

/// The place that the preview of a dragged item animates to.
///
/// Counterpart: `UIDragPreviewTarget`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class DragPreviewTarget: PreviewTarget {}
