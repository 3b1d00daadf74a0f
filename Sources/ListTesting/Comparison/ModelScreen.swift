import HeadlessKit

/// A screen with a list that displays a model.
///
/// A screen that is implemented twice, with a data source and with snapshots, conforms twice, and
/// ``PathComparison`` drives both with the same models.
@preconcurrency @MainActor
public protocol ModelScreen<Model>: AnyObject {
  /// The type of the model.
  associatedtype Model
  /// The kind of list.
  associatedtype List: ListView

  /// The list.
  var list: List { get }

  /// Updates the screen from its current model to another one.
  func update(to model: Model)
}
