import HeadlessKit

/// A screen with a view controller that displays a model.
///
/// ``PathComparison`` compares all that such a screen shows: bars, search, alerts, texts and pushed
/// screens, not only its list. The controller is shown in a navigation controller, unless it is in
/// one already or contains others itself.
///
/// A view controller that conforms is its own ``controller``.
@MainActor
public protocol ControllerScreen<Model>: AnyObject {
  /// The type of the model.
  associatedtype Model

  /// The controller.
  var controller: ViewController { get }

  /// Updates the screen from its current model to another one.
  func update(to model: Model)
}

extension ControllerScreen where Self: ViewController {
  /// The controller itself.
  public var controller: ViewController { self }
}
