import HeadlessKit

/// A screen with one list that follows a model.
///
/// A screen that is written twice, with a data source and with snapshots, conforms twice, and
/// ``PathComparison`` drives both over the same models.
@MainActor
public protocol ModelScreen<Model>: AnyObject {
  /// What the screen shows.
  associatedtype Model
  /// The kind of list.
  associatedtype List: ListView

  /// The list.
  var list: List { get }

  /// Brings the screen from the model that it shows to another one.
  func update(to model: Model)
}
