import HeadlessKit

/// One thing to do to both screens of a comparison.
public struct ScreenStep<Model> {
  /// What is done: a change of the model, or something by hand.
  enum Content {
    case model(Model)
    case act(@MainActor (any ModelScreen<Model>, Simulator) -> Void)
  }

  /// What the step is called in sentences and tables; may be empty.
  public var label: String
  let content: Content

  /// Brings both screens to another model.
  public static func model(_ model: Model, _ label: String? = nil) -> ScreenStep {
    ScreenStep(label: label ?? "", content: .model(model))
  }

  /// Does something by hand on each screen and its simulator: a tap, a swipe, a scroll.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - action: Called once for each path. Settling is done for it.
  public static func act(
    _ label: String, _ action: @escaping @MainActor (any ModelScreen<Model>, Simulator) -> Void
  ) -> ScreenStep {
    ScreenStep(label: label, content: .act(action))
  }

  /// The model that the step leads to; `nil` if it leaves the model alone.
  public var model: Model? {
    if case .model(let model) = content { model } else { nil }
  }
}
