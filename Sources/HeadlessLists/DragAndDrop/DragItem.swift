import Foundation

/// Something that is dragged.
///
/// Counterpart: `UIDragItem`.
///
/// Coverage: simulated. Kept without effect: `localObject`, `previewProvider`.
@preconcurrency @MainActor
open class DragItem: NSObject {
  /// Hands it over where it is put down.
  public let itemProvider: ItemProvider
  /// What the app needs to know of it.
  open var localObject: Any?
  /// Makes what stands for it while it is dragged.
  open var previewProvider: (() -> DragPreview?)?

  /// Creates one.
  ///
  /// - Parameter itemProvider: Hands it over where it is put down.
  public init(itemProvider: ItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What stands for something while it is dragged.
///
/// Counterpart: `UIDragPreview`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class DragPreview: NSObject {
  /// The view.
  public let view: View
  /// How it looks.
  public let parameters: DragPreviewParameters

  /// Creates one.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: How it looks.
  public init(view: View, parameters: DragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates one.
  ///
  /// - Parameter view: The view.
  public convenience init(view: View) {
    self.init(view: view, parameters: DragPreviewParameters())
  }
}

/// How something looks while it is dragged. Counterpart: `UIDragPreviewParameters`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class DragPreviewParameters: PreviewParameters {}

/// A view that stands for something while it is dragged. Counterpart: `UITargetedDragPreview`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TargetedDragPreview: TargetedPreview {}

/// What becomes of what is dragged. Counterpart: `UIDropOperation`.
public enum DropOperation: UInt, Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// A drag, or what is dragged over a view.
///
/// Counterpart: `UIDragDropSession`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [DragItem] { get }
  /// Whether it may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where the finger is, in points.
  ///
  /// - Parameter view: The view in whose coordinates it is told.
  func location(in view: View) -> CGPoint
  /// Whether one of the items can be handed over as one of some types.
  ///
  /// - Parameter typeIdentifiers: The types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether one of the items can be handed over as something of a class.
  ///
  /// - Parameter aClass: The class or type.
  func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool
}

/// A drag that began in the app. Counterpart: `UIDragSession`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DragSession: DragDropSession {
  /// What the app needs to know of it.
  var localContext: Any? { get set }
}

/// What is dragged over a view. Counterpart: `UIDropSession`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DropSession: DragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any DragSession)? { get }
  /// Hands over what is of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class or type.
  ///   - completion: Gets it.
  /// - Returns: The progress.
  @discardableResult
  func loadObjects<Object>(
    ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress
}

/// The one session of a drag on a simulator: the drag, and what is over a view.
@MainActor
package final class SimulatedDragSession: NSObject, DragSession, DropSession {
  package var items: [DragItem]
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  var place: (view: View, point: CGPoint)?
  private let isLocal: Bool

  package init(_ items: [DragItem], isLocal: Bool) {
    self.items = items
    self.isLocal = isLocal
    super.init()
  }

  package var localDragSession: (any DragSession)? { isLocal ? self : nil }

  package func location(in view: View) -> CGPoint {
    place.map { $0.view.convert($0.point, to: view) } ?? .zero
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  #if os(Linux)
    package func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool {
      items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    package func loadObjects<Object>(
      ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress {
      var found: [Object] = []
      for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
        item.itemProvider.loadObject(ofClass: aClass) { object, _ in
          if let object { found.append(object) }
        }
      }
      completion(found)
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }
  #else
    func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool {
      items.contains { $0.localObject is Object }
    }

    func loadObjects<Object>(
      ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress {
      // Foundation hands over later and elsewhere; a test has what the app knows of the items.
      completion(items.compactMap { $0.localObject as? Object })
      return Progress(totalUnitCount: 1)
    }
  #endif
}
