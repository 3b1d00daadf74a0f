import HeadlessKit

/// One step for both screens of a comparison.
public struct ScreenStep<Model> {
  /// The content of a step: a change of the model, or a custom action.
  enum Content {
    case model(Model)
    case act(@MainActor (any ModelScreen<Model>, Simulator) -> Void)
  }

  /// The label of the step in sentences and tables; may be empty.
  public var label: String
  let content: Content

  /// Updates both screens to another model.
  public static func model(_ model: Model, _ label: String? = nil) -> ScreenStep {
    ScreenStep(label: label ?? "", content: .model(model))
  }

  /// Performs a custom action on each screen and its simulator: a tap, a swipe, a scroll.
  ///
  /// - Parameters:
  ///   - label: The label of the step.
  ///   - action: The action, called once for each path. Each simulator is settled afterwards.
  public static func act(
    _ label: String, _ action: @escaping @MainActor (any ModelScreen<Model>, Simulator) -> Void
  ) -> ScreenStep {
    ScreenStep(label: label, content: .act(action))
  }

  /// The model that the step shows; `nil` if the step does not change the model.
  public var model: Model? {
    if case .model(let model) = content { model } else { nil }
  }
}
